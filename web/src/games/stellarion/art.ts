// Drawings of the cards: a figure for each type, each galaxy and each special card. Drawn around (0, 0), radius about 30.
import { seededRandom, ray, ticks } from "../../ui/drawing";
import type { Mark } from "./types";

export interface Art {
  /** Filled with the galaxy's colour. */
  body: string;
  /** Filled with ink. */
  dark: string;
  line: string;
  fine: string;
}

const f = (n: number) => n.toFixed(1);
const circle = (x: number, y: number, r: number) =>
  `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0z`;

function ellipse(rx: number, ry: number, tilt: number): string {
  const [x, y] = [rx * Math.cos(tilt), rx * Math.sin(tilt)];
  const turn = f((tilt * 180) / Math.PI);
  return `M${f(-x)} ${f(-y)}A${f(rx)} ${f(ry)} ${turn} 1 1 ${f(x)} ${f(y)}A${f(rx)} ${f(ry)} ${turn} 1 1 ${f(-x)} ${f(-y)}z`;
}

type Point = readonly [number, number];
/** A path whose points are turned around the middle. */
const turned = (angle: number) => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y]: Point) => `${f(x * c - y * s)} ${f(x * s + y * c)}`;
};

/** A shell with fins and portholes, on its way up. */
function ship(): Art {
  const at = turned(0.62);
  const hull =
    `M${at([0, -32])}C${at([10, -22])} ${at([13, -6])} ${at([10, 13])}` +
    `L${at([-10, 13])}C${at([-13, -6])} ${at([-10, -22])} ${at([0, -32])}z`;
  const fins =
    `M${at([-11, 0])}C${at([-19, 6])} ${at([-21, 14])} ${at([-20, 23])}L${at([-9, 13])}z` +
    `M${at([11, 0])}C${at([19, 6])} ${at([21, 14])} ${at([20, 23])}L${at([9, 13])}z`;
  const nozzle = `M${at([-6, 13])}L${at([-8, 19])}L${at([8, 19])}L${at([6, 13])}z`;
  const flames = [-5, 0, 5].map((x) => `M${at([x, 21])}L${at([x * 1.3, x ? 29 : 35])}`).join("");
  const window = ([x, y]: Point, r: number) => {
    const [a, b] = at([x, y]).split(" ").map(Number) as [number, number];
    return circle(a, b, r);
  };
  const shade = [4, 6, 8]
    .map((x) => `M${at([x, -20 + x])}C${at([x + 2, -8])} ${at([x + 2, 2])} ${at([x, 12])}`)
    .join("");
  return {
    body: hull + fins + nozzle,
    dark: window([0, -11], 3.4) + window([0, 1], 2.2),
    line: hull + fins + nozzle + window([0, -11], 5) + `M${at([-8.5, -19])}L${at([8.5, -19])}`,
    fine: shade + flames + `M${at([-11.4, 6])}L${at([11.4, 6])}`,
  };
}

function nebula(): Art {
  const next = seededRandom(41);
  const puffs = Array.from({ length: 9 }, (_, i) => {
    const a = (2 * Math.PI * i) / 9;
    return [(22 + next() * 4) * 1.15 * Math.cos(a), (16 + next() * 6) * Math.sin(a)] as const;
  });
  let outline = `M${f(puffs[0]![0])} ${f(puffs[0]![1])}`;
  for (let i = 1; i <= puffs.length; i++) {
    const [x, y] = puffs[i % puffs.length]!;
    outline += `A${f(9 + next() * 3)} ${f(9 + next() * 3)} 0 0 1 ${f(x)} ${f(y)}`;
  }
  const curl = (x: number, y: number, r: number) =>
    `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 1 ${f(r)} ${f(r)}a${f(r * 0.6)} ${f(r * 0.6)} 0 1 1 ${f(-r * 0.6)} ${f(-r * 0.6)}`;
  const curls = curl(-11, -2, 8) + curl(9, -7, 6.5) + curl(6, 9, 6) + curl(-4, 12, 4);
  return {
    body: `${outline}z`,
    dark: ray(16, 6, 4.5, 1.1) + ray(-16, 11, 3.6, 1) + ray(-1, -13, 3.6, 1),
    line: `${outline}z${curls}`,
    fine: "",
  };
}

/** A great star, its rays half in shadow, and two companions. */
function star(): Art {
  const big = ray(-2, 2, 29, 7.5, 8);
  let shade = "";
  for (let i = 0; i < 8; i++) {
    const [a, b] = [(Math.PI * i) / 4 - Math.PI / 2, (Math.PI * (i + 0.5)) / 4 - Math.PI / 2];
    shade += `M-2 2L${f(-2 + 29 * Math.cos(a))} ${f(2 + 29 * Math.sin(a))}L${f(-2 + 7.5 * Math.cos(b))} ${f(2 + 7.5 * Math.sin(b))}z`;
  }
  return { body: big, dark: shade, line: big + ray(23, -23, 8, 2.2) + ray(25, 24, 6, 1.7), fine: circle(-2, 2, 12) };
}

function planet(): Art {
  const r = 18;
  let shade = "";
  for (let y = -r + 2; y < r; y += 2.4) {
    const half = Math.sqrt(r * r - y * y);
    shade += `M${f(half * (0.25 + y / 90))} ${f(y)}L${f(half)} ${f(y)}`;
  }
  return {
    body: circle(0, 0, r),
    dark: "",
    line: circle(0, 0, r) + ring(31, 8, r) + ring(25.5, 5.2, r),
    fine: shade + "M-16 -7Q-4 -4 7 -9M-16 -1Q-8 1 0 -1",
  };
}

/** A ring around a disc of radius r: its far side hides behind the disc. */
function ring(rx: number, ry: number, r: number): string {
  const tilt = -0.42;
  let path = "";
  let drawing = false;
  for (let i = 0; i <= 72; i++) {
    const a = (Math.PI * i) / 36;
    const [x, y] = [rx * Math.cos(a), ry * Math.sin(a)];
    const [px, py] = [x * Math.cos(tilt) - y * Math.sin(tilt), x * Math.sin(tilt) + y * Math.cos(tilt)];
    const hidden = Math.sin(a) < 0 && Math.hypot(px, py) < r;
    if (!hidden) path += `${drawing ? "L" : "M"}${f(px)} ${f(py)}`;
    drawing = !hidden;
  }
  return path;
}

/** An arm that winds outwards, smooth at any size. */
function arm(radius: number, phase: number): string {
  const steps = 44;
  let path = "";
  for (let i = 0; i <= steps; i++) {
    const [a, r] = [(i / steps) * 2.3 * Math.PI + phase, 4 + (radius - 4) * (i / steps)];
    const [x, y] = [r * Math.cos(a), r * 0.8 * Math.sin(a)];
    path += `${i ? "L" : "M"}${f(x * 0.92 + y * 0.39)} ${f(y * 0.92 - x * 0.39)}`;
  }
  return path;
}

function alpha(): Art {
  return {
    body: circle(0, 0, 6.5),
    dark: "",
    line: arm(31, 0) + arm(31, Math.PI),
    fine: arm(25, 0.6) + arm(25, Math.PI + 0.6) + circle(0, 0, 6.5),
  };
}

/** Barred: two arms from the ends of a bar. */
function beta(): Art {
  const at = turned(-0.5);
  const wing = (side: 1 | -1) =>
    `M${at([12 * side, 0])}` +
    `C${at([26 * side, -6 * side])} ${at([28 * side, 20 * side])} ${at([2 * side, 24 * side])}` +
    `C${at([-10 * side, 26 * side])} ${at([-22 * side, 21 * side])} ${at([-27 * side, 11 * side])}`;
  const bar = `M${at([-12, 0])}Q${at([0, -9])} ${at([12, 0])}Q${at([0, 9])} ${at([-12, 0])}z`;
  return {
    body: bar,
    dark: "",
    line: wing(1) + wing(-1) + bar,
    fine: `M${at([-24, -13])}A20 20 0 0 1 ${at([4, -19])}M${at([24, 13])}A20 20 0 0 1 ${at([-4, 19])}`,
  };
}

function gamma(): Art {
  return {
    body: circle(0, 0, 6.5),
    dark: "",
    line: circle(0, 0, 27) + circle(0, 0, 21) + circle(0, 0, 6.5),
    fine: ticks(0, 0, 21, 27, 28) + circle(0, 0, 11),
  };
}

/** Seen from the side: a thin disc, a bulge, a lane of dust. */
function delta(): Art {
  const disc = ellipse(32, 5.5, -0.35);
  return {
    body: ellipse(14, 11, -0.35) + disc,
    dark: "",
    line: ellipse(14, 11, -0.35) + disc,
    fine: ellipse(22, 8.5, -0.35) + `M-30 10.500L30 -10.500M-27 12L-8 6M27 -12L8 -6`,
  };
}

function blackHole(): Art {
  let rings = "";
  for (const wide of [32, 29, 26, 22, 18]) rings += ellipse(wide, wide * 0.36, -0.35);
  return {
    body: ellipse(32, 11.5, -0.35) + circle(0, 0, 15),
    dark: circle(0, 0, 11),
    line: ellipse(32, 11.5, -0.35) + circle(0, 0, 15),
    fine: rings + circle(0, 0, 13),
  };
}

/** A looking glass on its handle. */
function mirror(): Art {
  const at = turned(0.55);
  const handle = `M${at([-3.5, 16])}L${at([-4.5, 34])}L${at([4.5, 34])}L${at([3.5, 16])}z`;
  const [x, y] = at([0, -6]).split(" ").map(Number) as [number, number];
  const glint = [-9, -4, 1].map((d, i) => `M${at([d - 5, 4 - i])}L${at([d + 7, -16 + i * 2])}`).join("");
  return {
    body: circle(x, y, 19),
    dark: "",
    line: circle(x, y, 22) + circle(x, y, 18.5) + handle,
    fine: glint + ticks(x, y, 18.5, 22, 26),
  };
}

function shootingStar(): Art {
  const trail = `M4 -2L-32 26M-1 -6L-30 14M9 4L-20 30M-6 1L-26 20`;
  return { body: ray(13, -11, 19, 7, 5, 0.35), dark: "", line: ray(13, -11, 19, 7, 5, 0.35), fine: trail };
}

function meteor(): Art {
  const rock = "M-6 2L-1 -9L12 -13L24 -5L26 8L16 19L3 20L-6 12z";
  return {
    body: rock,
    dark: circle(9, 3, 2.6) + circle(17, 10, 1.8),
    line: rock,
    fine: "M-9 6L-31 14M-8 -1L-30 4M-4 14L-24 24M2 -12L-22 -8",
  };
}

const FIGURES: Record<Mark, Art> = {
  ship: ship(),
  nebula: nebula(),
  star: star(),
  planet: planet(),
  alpha: alpha(),
  beta: beta(),
  gamma: gamma(),
  delta: delta(),
  "black-hole": blackHole(),
  mirror: mirror(),
  "shooting-star": shootingStar(),
  meteor: meteor(),
};

export const artOf = (mark: Mark): Art => FIGURES[mark];
