// Bodies that everybody knows are drawn as they are: rings where there are rings, craters where there are craters.
import { circle, ellipse, type Art } from "../../ui/drawing";

const f = (n: number) => n.toFixed(1);

/** Lines across a disc from a share of the half-width to its edge: the shadow side. */
export function shade(r: number, step: number, from: (y: number) => number): string {
  let path = "";
  for (let y = -r + step; y < r; y += step) {
    const half = Math.sqrt(r * r - y * y);
    const x = half * from(y / r);
    if (half - x > 1) path += `M${f(x)} ${f(y)}L${f(half)} ${f(y)}`;
  }
  return path;
}

/** A band across a disc of radius `r` at a height, sagging a little. */
function band(r: number, height: number, sag = 4): string {
  const y = height * r;
  const half = Math.sqrt(r * r - y * y);
  return `M${f(-half)} ${f(y)}Q0 ${f(y + sag)} ${f(half)} ${f(y)}`;
}

function disc(r: number, marks: string, dark = "", lit = 0.35): Art {
  return { body: circle(0, 0, r), dark, line: circle(0, 0, r) + marks, fine: shade(r, 2.2, (y) => lit + y * 0.2) };
}

const bands = (r: number, heights: number[]) => heights.map((each) => band(r, each)).join("");

const cratered = (r: number, pits: [number, number, number][]) =>
  disc(r, pits.map(([x, y, size]) => circle(x, y, size)).join(""));

/** The ring passes behind the disc above and before it below. */
function ringed(r: number, marks: string, widths: number[], flat: number, tilt: number): Art {
  const [c, s] = [Math.cos(tilt), Math.sin(tilt)];
  const turn = f((tilt * 180) / Math.PI);
  const at = (x: number, y: number) => `${f(x * c - y * s)} ${f(x * s + y * c)}`;
  const rings = widths.map((wide) => {
    const [rx, ry] = [wide * r, wide * r * flat];
    // Where the ring meets the limb: from there it is hidden behind the disc.
    const x = Math.sqrt(Math.max(0, (r * r - ry * ry) / (1 - (ry * ry) / (rx * rx))));
    const y = ry * Math.sqrt(Math.max(0, 1 - (x * x) / (rx * rx)));
    return `M${at(x, -y)}A${f(rx)} ${f(ry)} ${turn} 1 1 ${at(-x, -y)}`;
  });
  return { ...disc(r, marks), line: circle(0, 0, r) + marks + rings.join("") };
}

const EARTH =
  "M-14 -17Q-6 -22 -3 -16Q-8 -13 -6 -8Q-11 -4 -15 -9ZM-8 -1Q-1 -1 1 5Q-2 11 -5 17Q-9 10 -8 -1ZM5 -17Q14 -16 19 -8Q13 -3 8 -7Q4 -11 5 -17ZM7 -3Q15 -2 15 4Q12 12 9 13Q6 6 7 -3Z";

export const BODIES: Record<string, () => Art> = {
  mercury: () =>
    cratered(22, [
      [-10, -8, 3.6],
      [-3, 6, 4.6],
      [-12, 7, 2],
      [4, -12, 2.8],
      [6, 1, 1.8],
      [-2, -3, 1.6],
      [1, 15, 2.2],
    ]),
  venus: () => disc(25, "M-23 -9Q-6 -2 8 -12T24 -8M-25 0Q-8 9 6 -2T25 2M-22 11Q-6 17 6 7T22 11M-14 -19Q-2 -15 12 -21"),
  earth: () => disc(25, EARTH, "", 0.55),
  // The polar cap, three volcanoes in a row and the great canyon.
  mars: () =>
    disc(
      23,
      "M-9 -21Q0 -14 10 -20.5M-7 2Q-1 4 4 1T14 4M-5 5Q3 7 10 4",
      circle(-16, -1, 1.5) + circle(-12, 4, 1.5) + circle(-8, 9, 1.5) + circle(-18, 7, 2),
    ),
  jupiter: () => {
    const art = disc(27, bands(27, [-0.72, -0.5, -0.28, -0.1, 0.16, 0.36, 0.62]));
    const spot = "M3 9.500a6.500 3.600 0 1 0 13 0a6.500 3.600 0 1 0 -13 0z";
    return { ...art, line: art.line + spot, dark: "M6 9.500a3.500 1.800 0 1 0 7 0a3.500 1.800 0 1 0 -7 0z" };
  },
  saturn: () => ringed(19, bands(19, [-0.55, -0.25, 0.45]), [1.72, 1.52, 1.3], 0.28, -0.3),
  uranus: () => ringed(23, "", [1.3], 0.2, 1.35),
  neptune: () => disc(24, `${bands(24, [-0.45, 0.5])}M-14 -3a7 3.200 0 1 0 14 0a7 3.200 0 1 0 -14 0zM-12 5Q-6 3 -1 5`),
  "51-pegasi-b": () => disc(27, bands(27, [-0.8, -0.62, -0.42, -0.2, 0.05, 0.3, 0.52, 0.74]), "", 0),
  "trappist-1e": () => disc(23, "M0 -23Q-7 -12 -3 0T0 23M-20 -6Q-12 -10 -6 -5M-21 5Q-13 2 -8 7", "", 0),
  "proxima-b": () => disc(24, "M0 -24Q9 -10 7 0T0 24", circle(-9, -4, 1.4) + circle(-5, 8, 1.8), 0.3),
  moon: () =>
    disc(
      25,
      circle(-6, 17, 3) + circle(6, 9, 2.2) + circle(-14, 4, 1.8),
      "M-15 -12Q-8 -19 -2 -13Q3 -8 -4 -5Q-13 -2 -15 -12ZM3 -13Q10 -15 12 -8Q9 -2 3 -5ZM-12 4Q-5 0 0 5Q-3 12 -10 10Z",
      0.6,
    ),
  phobos: () => ({
    body: "M-25 -4Q-22 -20 -4 -19Q14 -20 23 -9Q28 4 17 14Q2 21 -13 17Q-26 11 -25 -4Z",
    dark: "",
    line: `M-25 -4Q-22 -20 -4 -19Q14 -20 23 -9Q28 4 17 14Q2 21 -13 17Q-26 11 -25 -4Z${circle(-12, -1, 9)}${circle(8, 6, 2.6)}${circle(12, -8, 2)}`,
    fine: "M-3 -14L20 -2M-2 -9L21 3M-2 -4L19 8M-3 2L14 12M-6 9L6 16",
  }),
  europa: () =>
    disc(25, "M-22 -11Q0 -5 21 -13M-25 2Q-4 -3 24 7M-17 18Q-4 2 15 -20M-9 -23Q-2 2 10 23M-21 12Q0 12 19 15", "", 0.55),
  io: () =>
    disc(
      25,
      circle(-8, 2, 6) + circle(9, -10, 4.5) + circle(5, 12, 3.5),
      circle(-8, 2, 2.4) + circle(9, -10, 1.8) + circle(5, 12, 1.6) + circle(-13, -12, 1.3) + circle(-12, 13, 1.2),
      0.5,
    ),
  enceladus: () =>
    disc(23, "M-11 9Q-7 14 -9 20M-4 8Q0 14 -2 22M3 8Q7 14 5 22M10 7Q13 12 12 19" + circle(-6, -10, 2.5), "", 0.6),
  titan: () => {
    const art = disc(22, bands(22, [-0.5, 0.35]), "", 0.2);
    return { ...art, fine: art.fine + circle(0, 0, 25) + circle(0, 0, 27.5) };
  },
  miranda: () =>
    disc(
      23,
      "M-12 10L-2 -2L6 11M-16 10L-2 -8L10 12M-8 10L-2 3L2 10M-17 -10Q-6 -18 8 -17M-20 -5Q-8 -13 12 -13",
      "",
      0.55,
    ),
  ceres: () =>
    cratered(24, [
      [-9, -9, 4],
      [-3, 7, 5],
      [8, -5, 3],
      [-14, 4, 2.2],
      [5, 15, 2.4],
    ]),
  vesta: () => ({
    body: ellipse(27, 21, 0.1),
    dark: "",
    line: ellipse(27, 21, 0.1) + circle(-7, -6, 3) + circle(5, 6, 5) + circle(-14, 6, 2.2),
    fine: shade(20, 2.4, () => 0.5),
  }),
  bennu: () => spinningTop(24, 22),
  ryugu: () => spinningTop(25, 23),
  itokawa: () => {
    const outline =
      "M-29 3Q-28 -10 -16 -10Q-8 -10 -3 -6Q6 -14 18 -12Q31 -9 30 2Q27 14 13 13Q3 13 -3 8Q-12 13 -21 11Q-29 10 -29 3Z";
    return {
      body: outline,
      dark: "",
      line: outline + circle(-18, 0, 2) + circle(14, -3, 2.5) + circle(20, 5, 1.6),
      fine: "M-3 -6Q1 1 -3 8M6 9L12 3M14 11L22 3M-24 8L-17 4",
    };
  },
  eros: () => {
    const outline = "M-30 6Q-28 -6 -14 -9Q0 -4 14 -10Q28 -11 31 -1Q29 9 17 10Q2 6 -10 13Q-26 15 -30 6Z";
    return {
      body: outline,
      dark: "",
      line: outline + circle(-2, 1, 4.5) + circle(17, -1, 3) + circle(-18, 3, 2.5),
      fine: "M20 8L28 0M-4 10L4 6M-24 12L-15 7",
    };
  },
};

function spinningTop(wide: number, high: number): Art {
  const outline = `M0 ${-high}Q12 ${1 - high} ${wide - 3} -5L${wide} 1L${wide - 3} 6Q12 ${high - 2} 0 ${high}Q-12 ${high - 2} ${3 - wide} 6L${-wide} 1L${3 - wide} -5Q-12 ${1 - high} 0 ${-high}Z`;
  return {
    body: outline,
    dark: "",
    line: `${outline}M${-wide} 1Q0 6 ${wide} 1${circle(-8, -8, 2.5)}${circle(5, 11, 2)}${circle(9, -6, 1.6)}`,
    fine: shade(high - 4, 2.6, () => 0.5),
  };
}
