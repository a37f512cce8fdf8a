// Pictures for the front page, drawn like engravings: outlines, and hatching for shadows.
import { seededRandom, ray } from "../../ui/drawing";

export interface Engraving {
  lines: string; // strokes
  solid: string; // black
}
export const W = 360;
export const H = 190;

/** Shading of a globe lit from the left: parallels that begin further in where it is light. */
function globe(cx: number, cy: number, r: number): string {
  let path = `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  for (let y = cy - r + 3; y < cy + r; y += 3.2) {
    const half = Math.sqrt(r * r - (y - cy) ** 2);
    const from = cx - half * 0.3;
    const to = cx + half;
    const [x1, x2, x3] = [from, (from + to) / 2, to].map((x) => x.toFixed(1));
    path += `M${x1} ${(y - 2).toFixed(1)}Q${x2} ${(y + 4).toFixed(1)} ${x3} ${y.toFixed(1)}`;
  }
  return path;
}

function stars(seed: number, count: number, below: number, before = W - 8): string {
  const next = seededRandom(seed);
  return Array.from({ length: count }, () =>
    ray(8 + next() * (before - 8), 8 + next() * below, 1.5 + next() * 3, 0.6, 4),
  ).join("");
}

/** Level lines of a night sky or a floor. */
function levels(from: number, to: number, step: number): string {
  let path = "";
  for (let y = from; y < to; y += step) path += `M0 ${y.toFixed(1)}H${W}`;
  return path;
}

function rays(cx: number, cy: number, from: number, to: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const [c, s] = [Math.cos((2 * Math.PI * i) / count), Math.sin((2 * Math.PI * i) / count)];
    return `M${(cx + from * c).toFixed(1)} ${(cy + from * s).toFixed(1)}L${(cx + to * c).toFixed(1)} ${(cy + to * s).toFixed(1)}`;
  }).join("");
}

/** A rocket under way to the right: hull, fins, flame. */
const ship = (x: number, y: number, k: number) =>
  `M${x} ${y}c${10 * k} ${-7 * k} ${28 * k} ${-8 * k} ${44 * k} 0c${-16 * k} ${8 * k} ${-34 * k} ${7 * k} ${-44 * k} 0z` +
  `M${x + 9 * k} ${y - 4 * k}l${-11 * k} ${-8 * k}l${18 * k} ${5 * k}z` +
  `M${x + 9 * k} ${y + 4 * k}l${-11 * k} ${8 * k}l${18 * k} ${-5 * k}z` +
  `M${x - 3 * k} ${y}l${-17 * k} ${-2.5 * k}l${9 * k} ${2.5 * k}l${-9 * k} ${2.5 * k}z`;

function skyline(seed: number, floor: number): string {
  const next = seededRandom(seed);
  let path = `M0 ${H}V${floor}`;
  let x = 0;
  while (x < W) {
    const [wide, high] = [10 + next() * 20, 14 + next() * 52];
    path += `V${(floor - high).toFixed(1)}`;
    if (next() > 0.6) path += `l${(wide / 2).toFixed(1)} -14l${(wide / 2).toFixed(1)} 14`;
    else path += `h${wide.toFixed(1)}`;
    x += wide;
  }
  return `${path}V${H}z`;
}

function war(): Engraving {
  const fleet = [ship(64, 58, 1.5), ship(40, 112, 1.15), ship(104, 148, 1.3), ship(126, 26, 0.9)].join("");
  return {
    lines: globe(318, 100, 104) + rays(214, 84, 12, 38, 26) + "M134 60L204 80M96 110L203 88M164 144L206 94",
    solid: fleet + ray(214, 84, 15, 5, 9) + stars(3, 30, 170, 190),
  };
}
function throne(): Engraving {
  const crown = "M146 112l-13 -54l27 24l20 -40l20 40l27 -24l-13 54zM144 120h72v9h-72z";
  return {
    lines:
      rays(180, 92, 84, 210, 96) + "M112 150h136v12H112zM88 162h184v12H88zM60 174h240v16H60z" + levels(152, 190, 3),
    solid: crown + "M133 52a5 5 0 1 0 .1 0zM180 34a6 6 0 1 0 .1 0zM227 52a5 5 0 1 0 .1 0z",
  };
}
function crime(): Engraving {
  const blade = "M232 18l10 12l-42 92l-10 -5zM182 112l26 12l-3 6l-26 -12zM190 124l8 4l-12 28l-9 -4z";
  return {
    lines: levels(4, 118, 4) + rays(84, 56, 44, 62, 40),
    solid: `M84 22a34 34 0 1 0 .1 0z M96 22a26 26 0 1 1 -.1 0z ${skyline(12, 160)} ${blade}`,
  };
}
function voyage(): Engraving {
  return {
    lines:
      globe(268, 84, 52) +
      "M214 98c-34 16 -28 30 14 20c46 -10 104 -38 116 -58c10 -16 -14 -18 -28 -13M10 158C34 154 58 146 78 134M18 172C48 166 74 154 94 142",
    solid: ship(100, 132, 1.7) + stars(21, 44, 182, 200),
  };
}
function court(): Engraving {
  const columns = [18, 66, 272, 320]
    .map(
      (x) =>
        `M${x} 40h26M${x + 3} 44v112M${x + 8} 44v112M${x + 13} 44v112M${x + 18} 44v112M${x + 23} 44v112M${x - 2} 160h30`,
    )
    .join("");
  return {
    lines: `${columns}M4 36L180 4L356 36zM0 164h360M0 170h360M0 177h360M0 185h360M118 76l-26 52M118 76l26 52M242 76l-26 52M242 76l26 52`,
    solid:
      "M177 52h6v104h-6zM114 72h132v5H114zM150 156h60v8h-60zM88 128h60c-4 16 -56 16 -60 0zM212 128h60c-4 16 -56 16 -60 0zM180 40a8 8 0 1 0 .1 0z",
  };
}
function quiet(): Engraving {
  return {
    lines: levels(140, 190, 3.5) + "M104 140a56 56 0 0 1 112 0M116 108l92 0M124 96l76 0M136 88h48M160 84v56",
    solid: `M96 140h128v8H96zM168 92l44 -40l8 8l-42 42z ${stars(5, 60, 120)} ${skyline(9, 190)}`,
  };
}

const SCENES: Record<string, () => Engraving> = { war, throne, crime, voyage, court, quiet };
const STORIES: Record<string, string[]> = {
  war: ["planet-lost", "planet-won", "invasion", "assault", "revolt", "retaking", "treason"],
  throne: ["emperor", "promoted", "dismissed", "coup", "coup-succeeds", "coup-fails"],
  crime: ["murder", "murder-failed", "kidnapped", "ransomed", "scandal", "bomb", "found"],
  voyage: ["colony-found", "pouark-planet-found", "ship-leaves", "ship-destroyed", "ship-captured", "ship-bought"],
  court: ["convicted", "heretic", "judge-removed", "special-disgrace", "disgraced"],
};

/** The picture for a kind of story. */
export function engraving(story: string): Engraving {
  const scene = Object.keys(STORIES).find((each) => STORIES[each]!.includes(story)) ?? "quiet";
  return SCENES[scene]!();
}
