// The parts of the planisphere: disc, rim with its six numerals, frame with its window. Lengths in units of the drawing.
import { SCALE } from "./model";
import type { Components } from "./types";

export const DISC = 67;
export const RIM = 75;
export const FRAME = 85;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
/** All of the frame; on narrow screens, the window and what lies just below. */
export const WHOLE: Box = { x: -87, y: -87, w: 174, h: 174 };
export const NARROW: Box = { x: -78, y: -86, w: 156, h: 118 };

/** The circle of the window, above the pole. */
export function windowOf(box: Components): { y: number; r: number } {
  const unit = SCALE / box.frame.unit;
  return { y: -box.frame.centre * unit, r: box.frame.radius * unit };
}

const f = (n: number) => n.toFixed(2);

/** Where the window's circle, made wider, meets a disc around the pole. */
function corners(box: Components, disc: number, wider: number): { x: number; y: number; r: number } {
  const { y, r: bare } = windowOf(box);
  const r = bare + wider;
  const height = (disc * disc - r * r + y * y) / (2 * -y);
  return { x: Math.sqrt(disc * disc - height * height), y: -height, r };
}

/** The lower edge of the window, from right to left. */
export function edge(box: Components, disc: number, wider = 0): string {
  const { x, y, r } = corners(box, disc, wider);
  return `M${f(x)} ${f(y)}A${f(r)} ${f(r)} 0 0 1 ${f(-x)} ${f(y)}`;
}

/** What the window shows of a disc. */
export function opening(box: Components, disc: number): string {
  const { x, y } = corners(box, disc, 0);
  return `${edge(box, disc)}A${disc} ${disc} 0 0 1 ${f(x)} ${f(y)}z`;
}

const circle = (r: number) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** The frame: a round plate with the window cut out. */
export const plate = (box: Components) => circle(FRAME) + opening(box, RIM);
