// Strokes for SVG: circles, stars, graduations, spirals; and star fields that come out the same on every visit.
export function seededRandom(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let x = Math.imul(a ^ (a >>> 15), 1 | a);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Star {
  x: number;
  y: number;
  r: number;
  slow: number;
}

export function starfield(seed: number, count: number, w: number, h: number, x0 = 0, y0 = 0): Star[] {
  const next = seededRandom(seed);
  return Array.from({ length: count }, () => ({
    x: Math.round((x0 + next() * w) * 10) / 10,
    y: Math.round((y0 + next() * h) * 10) / 10,
    r: [0.5, 0.6, 0.8, 0.9, 1.3][Math.floor(next() ** 1.6 * 5)]!,
    slow: Math.floor(next() * 6),
  }));
}

/** What an engraver cuts of one thing, as paths around (0, 0). */
export interface Art {
  /** Filled with the thing's colour. */
  body: string;
  /** Filled with ink. */
  dark: string;
  line: string;
  fine: string;
}

const f = (n: number) => n.toFixed(1);

export function circle(x: number, y: number, r: number): string {
  return `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0z`;
}

/** Around (0, 0), its long axis turned by `tilt`. */
export function ellipse(rx: number, ry: number, tilt: number): string {
  const [x, y] = [rx * Math.cos(tilt), rx * Math.sin(tilt)];
  const turn = f((tilt * 180) / Math.PI);
  return `M${f(-x)} ${f(-y)}A${f(rx)} ${f(ry)} ${turn} 1 1 ${f(x)} ${f(y)}A${f(rx)} ${f(ry)} ${turn} 1 1 ${f(-x)} ${f(-y)}z`;
}

/** A star as an engraver cuts it: `points` rays around (x, y). */
export function ray(x: number, y: number, outer: number, inner: number, points = 4, turn = 0): string {
  const at = (i: number) => {
    const angle = turn + (Math.PI * i) / points - Math.PI / 2;
    const r = i % 2 ? inner : outer;
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${Array.from({ length: points * 2 }, (_, i) => at(i)).join("L")}z`;
}

/** Points on a circle, for graduations. */
export function ticks(cx: number, cy: number, r1: number, r2: number, count: number): string {
  let path = "";
  for (let i = 0; i < count; i++) {
    const a = (2 * Math.PI * i) / count;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    path += `M${(cx + r1 * c).toFixed(1)} ${(cy + r1 * s).toFixed(1)}L${(cx + r2 * c).toFixed(1)} ${(cy + r2 * s).toFixed(1)}`;
  }
  return path;
}

export function spiral(
  cx: number,
  cy: number,
  a: number,
  turns: number,
  flat: number,
  tilt: number,
  phase = 0,
): string {
  let path = "";
  const steps = Math.round(turns * 14);
  for (let i = 0; i <= steps; i++) {
    const angle = (i / steps) * turns * 2 * Math.PI;
    const r = a * (i / steps);
    const x = r * Math.cos(angle + phase);
    const y = r * Math.sin(angle + phase) * flat;
    const px = cx + x * Math.cos(tilt) - y * Math.sin(tilt);
    const py = cy + x * Math.sin(tilt) + y * Math.cos(tilt);
    path += `${i ? "L" : "M"}${px.toFixed(1)} ${py.toFixed(1)}`;
  }
  return path;
}
