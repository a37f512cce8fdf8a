// Where worlds lie on the map. The rules know no distances: the capital is the centre, later worlds lie further out,
// and a sheet of any width has room for every name.
export interface Spot {
  x: number;
  y: number;
}
export interface Sheet {
  width: number;
  height: number;
  spots: Spot[];
}

const WIDE = 94;
const HIGH = 88;
const EDGE_X = 50;
const ABOVE = 40;
const BELOW = 76;
const GOLDEN = 2.399963;
const ROUNDS = 140;

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

export function sheet(count: number, width: number): Sheet {
  const usable = Math.max(160, width - 2 * EDGE_X);
  const height = Math.max(380, Math.round((count * WIDE * HIGH * 1.75) / (usable + WIDE)) + ABOVE + BELOW);
  const [cx, cy] = [width / 2, (height + ABOVE - BELOW) / 2];
  const spots = Array.from({ length: count }, (_, i) => {
    const r = Math.sqrt(i / Math.max(1, count - 1));
    return { x: cx + r * (cx - EDGE_X) * Math.cos(i * GOLDEN), y: cy + r * (cy - ABOVE) * Math.sin(i * GOLDEN) };
  });
  for (let round = 0; round < ROUNDS; round++) spread(spots, width, height);
  return { width, height, spots };
}

/** Worlds that are too near push each other away; the capital stays. */
function spread(spots: Spot[], width: number, height: number): void {
  for (let i = 0; i < spots.length; i++) {
    for (let j = i + 1; j < spots.length; j++) {
      const [a, b] = [spots[i]!, spots[j]!];
      const [dx, dy] = [(b.x - a.x) / WIDE, (b.y - a.y) / HIGH];
      const far = Math.hypot(dx, dy) || 0.01;
      if (far >= 1.15) continue;
      const push = ((1.15 - far) / far) * 0.25;
      b.x += dx * push * WIDE;
      b.y += dy * push * HIGH;
      if (i === 0) continue;
      a.x -= dx * push * WIDE;
      a.y -= dy * push * HIGH;
    }
  }
  for (const spot of spots) {
    spot.x = between(spot.x, EDGE_X, width - EDGE_X);
    spot.y = between(spot.y, ABOVE, height - BELOW);
  }
}

/** A route as a slight arc, so that two ways to neighbouring worlds do not lie on each other. */
export function arc(a: Spot, b: Spot, bend = 0.12): string {
  const [mx, my] = [(a.x + b.x) / 2 - (b.y - a.y) * bend, (a.y + b.y) / 2 + (b.x - a.x) * bend];
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
}
