// The engraver's hand: bodies that are known as they are, else each type has its figure and each card a variant of it. Drawn around (0, 0), radius about 30.
import { circle, ellipse, seededRandom, type Art } from "../../ui/drawing";
import { BODIES, shade } from "./bodies";
import type { Kind } from "./types";

const f = (n: number) => n.toFixed(1);

function planet(next: () => number): Art {
  const r = 22 + next() * 4;
  let bands = "";
  for (let i = 0; i < 3 + next() * 3; i++) {
    const y = (next() * 1.5 - 0.75) * r;
    const half = Math.sqrt(r * r - y * y);
    bands += `M${f(-half)} ${f(y)}Q0 ${f(y + 4)} ${f(half)} ${f(y)}`;
  }
  const lit = 0.2 + next() * 0.25;
  return { body: circle(0, 0, r), dark: "", line: circle(0, 0, r) + bands, fine: shade(r, 2.2, (y) => lit + y * 0.2) };
}

function moon(next: () => number): Art {
  const r = 24 + next() * 3;
  const k = 0.15 + next() * 0.5;
  let craters = "";
  for (let i = 0; i < 5; i++) {
    const [a, d] = [next() * Math.PI - Math.PI / 2 - Math.PI, 6 + next() * (r - 12)];
    craters += circle(d * Math.cos(a), d * Math.sin(a), 1.6 + next() * 3);
  }
  const limb = `M0 ${f(-r)}A${f(r)} ${f(r)} 0 1 0 0 ${f(r)}A${f(r * (1 - k))} ${f(r)} 0 0 ${k > 0.45 ? 1 : 0} 0 ${f(-r)}z`;
  return {
    body: limb,
    dark: "",
    line: limb + craters,
    fine: circle(0, 0, r) + shade(r, 2.4, (y) => 0.3 - 0.3 * y * y),
  };
}

function asteroid(next: () => number): Art {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const a = (2 * Math.PI * i) / 10 + next() * 0.3;
    const r = 19 + next() * 10;
    return [r * 1.12 * Math.cos(a), r * 0.86 * Math.sin(a)] as const;
  });
  const outline = `M${corners.map(([x, y]) => `${f(x)} ${f(y)}`).join("L")}z`;
  const [cx, cy] = [-4 + next() * 6, -4 + next() * 6];
  const facets = corners
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]) => `M${f(cx)} ${f(cy)}L${f(x)} ${f(y)}`)
    .join("");
  let pits = "";
  for (let i = 0; i < 4; i++) pits += circle(next() * 26 - 13, next() * 20 - 10, 1.2 + next() * 2.6);
  const shadow = corners
    .slice(0, 4)
    .map(([x, y]) => [2, 4, 6, 8].map((d) => `M${f(x * (1 - d / 40))} ${f(y * (1 - d / 40))}l-4 -4`).join(""))
    .join("");
  return { body: outline, dark: "", line: outline + pits, fine: facets + shadow };
}

function cloud(next: () => number): Art {
  const puffs = Array.from({ length: 9 }, (_, i) => {
    const a = (2 * Math.PI * i) / 9;
    return [(20 + next() * 5) * 1.2 * Math.cos(a), (15 + next() * 6) * Math.sin(a)] as const;
  });
  let outline = `M${f(puffs[0]![0])} ${f(puffs[0]![1])}`;
  for (let i = 1; i <= puffs.length; i++) {
    const [x, y] = puffs[i % puffs.length]!;
    const r = 8 + next() * 4;
    outline += `A${f(r)} ${f(r)} 0 0 1 ${f(x)} ${f(y)}`;
  }
  let curls = "";
  for (let i = 0; i < 5; i++) {
    const [x, y, r] = [next() * 30 - 16, next() * 20 - 10, 3 + next() * 5];
    curls += `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 1 ${f(r)} ${f(r)}a${f(r * 0.6)} ${f(r * 0.6)} 0 1 1 ${f(-r * 0.6)} ${f(-r * 0.6)}`;
  }
  let stars = "";
  for (let i = 0; i < 5; i++) stars += circle(next() * 40 - 20, next() * 24 - 12, 0.9 + next());
  return { body: `${outline}z`, dark: stars, line: `${outline}z`, fine: curls };
}

function blackHole(next: () => number): Art {
  const tilt = -0.6 + next() * 1.2;
  const flat = 0.28 + next() * 0.2;
  const r = 9 + next() * 3;
  let rings = "";
  for (const wide of [31, 28.5, 26, 22, 18]) rings += ellipse(wide, wide * flat, tilt);
  return {
    body: ellipse(31, 31 * flat, tilt) + circle(0, 0, r + 5),
    dark: circle(0, 0, r),
    line: ellipse(31, 31 * flat, tilt) + circle(0, 0, r + 5),
    fine: rings + circle(0, 0, r + 3),
  };
}

function satellite(next: () => number): Art {
  const turn = -0.7 + next() * 0.5;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const at = (x: number, y: number) => `${f(x * c - y * s)} ${f(x * s + y * c)}`;
  const box = (x: number, y: number, w: number, h: number) =>
    `M${at(x, y)}L${at(x + w, y)}L${at(x + w, y + h)}L${at(x, y + h)}z`;
  const stroke = (x1: number, y1: number, x2: number, y2: number) => `M${at(x1, y1)}L${at(x2, y2)}`;
  let grid = "";
  for (const x of [-28.5, -23, -17.5]) grid += stroke(x, -8, x, 8) + stroke(-x, -8, -x, 8);
  grid += stroke(-34, 0, -12, 0) + stroke(12, 0, 34, 0);
  const panels = box(-34, -8, 22, 16) + box(12, -8, 22, 16);
  const body = box(-7, -12, 14, 24);
  return {
    body: panels + body,
    dark: "",
    line:
      panels +
      body +
      stroke(-12, 0, -7, 0) +
      stroke(7, 0, 12, 0) +
      stroke(0, -12, 0, -20) +
      `M${at(-6, -22)}Q${at(0, -14)} ${at(6, -22)}`,
    fine: grid + stroke(-7, -4, 7, -4) + stroke(-7, 4, 7, 4) + stroke(2, -12, 2, 12),
  };
}

const FIGURES: Record<Kind, (next: () => number) => Art> = {
  planet,
  moon,
  asteroid,
  cloud,
  "black-hole": blackHole,
  satellite,
};

const drawn = new Map<string, Art>();

export function artOf(kind: Kind, id: string): Art {
  const key = `${kind} ${id}`;
  let art = drawn.get(key);
  if (!art) {
    let seed = 7;
    for (const letter of id) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
    art = BODIES[id]?.() ?? FIGURES[kind](seededRandom(seed));
    drawn.set(key, art);
  }
  return art;
}
