// Places and lines by name, and where they lie on the drawing. Names must agree with games/look_at_the_stars/geometry.py.
import type { Choice } from "../../api/protocol";
import type { GroupView, SkyView } from "./types";

export const COLUMNS = 10;
export const ROWS = 11;
const LETTERS = "abcdefghij";

export interface Place {
  x: number;
  y: number;
}
export type Line = [Place, Place];

export const placeName = ({ x, y }: Place): string => `${LETTERS[x]}${y + 1}`;
export const placeOf = (name: string): Place => ({ x: LETTERS.indexOf(name[0]!), y: Number(name.slice(1)) - 1 });
export const lineOf = (name: string): Line => name.split("-").map(placeOf) as Line;
export const inLattice = ({ x, y }: Place): boolean => x >= 0 && y >= 0 && x < COLUMNS && y < ROWS;

/** From left to right, or from bottom to top if upright. */
export function lineName([a, b]: Line): string {
  const [from, to] = a.x < b.x || (a.x === b.x && a.y < b.y) ? [a, b] : [b, a];
  return `${placeName(from)}-${placeName(to)}`;
}

/** The order in which lines are told: by the lower left corner of their box, then by direction. */
function lineOrder(name: string): number {
  const [a, b] = lineOf(name);
  const corner = Math.min(a.y, b.y) * COLUMNS + Math.min(a.x, b.x);
  const direction = a.y === b.y ? 0 : a.x === b.x ? 1 : b.y > a.y ? 2 : 3;
  return corner * 4 + direction;
}
export const inOrder = (lines: string[]): string[] => [...lines].sort((a, b) => lineOrder(a) - lineOrder(b));

/** The single steps of a straight line of any length. */
export function steps([a, b]: Line): Line[] {
  const count = Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y));
  const at = (i: number): Place => ({ x: a.x + ((b.x - a.x) * i) / count, y: a.y + ((b.y - a.y) * i) / count });
  return Array.from({ length: count }, (_, i) => [at(i), at(i + 1)]);
}

export interface Figure {
  lines: Line[];
  places: Place[];
}

/** What a choice mentions, as lines and places. */
export function figureOf({ values }: Choice): Figure {
  const words = (key: string) =>
    String(values[key] ?? "")
      .split(" ")
      .filter(Boolean);
  const lines = [...words("lines"), ...words("trail")].map(lineOf);
  return { lines, places: lines.length ? [] : words("at").map(placeOf) };
}
export const endsOf = ({ lines, places }: Figure): Place[] => [
  ...lines.flatMap((line) => steps(line).flat()),
  ...places,
];

export function middleOf(figure: Figure): Place {
  const ends = endsOf(figure);
  const mean = (of: number[]) => (Math.min(...of) + Math.max(...of)) / 2;
  return { x: mean(ends.map((each) => each.x)), y: mean(ends.map((each) => each.y)) };
}

// On the drawing

export const UNIT = 60;
export const SIDE = 52;
export const TOP = 62;
export const FOOT = 112;
export const WIDE = (COLUMNS - 1) * UNIT + 2 * SIDE;
export const HIGH = (ROWS - 1) * UNIT + TOP + FOOT;
export const px = (x: number): number => SIDE + x * UNIT;
export const py = (y: number): number => TOP + (ROWS - 1 - y) * UNIT;
export const path = ([a, b]: Line): string => `M${px(a.x)} ${py(a.y)}L${px(b.x)} ${py(b.y)}`;

/** The group that a line belongs to: connected lines have their stars in common, or cross. */
export function groupsByStar(sky: SkyView): Map<string, GroupView> {
  return new Map(sky.groups.flatMap((group) => group.stars.map((star) => [star, group] as const)));
}

export const tintOf = (group: GroupView | undefined): string =>
  !group || group.size < 3 ? "tint-small" : group.constellation ? `tint-${Math.min(group.size, 9)}` : "tint-over";

/** A free cell beside each group for its number: no diagonal runs through it, and no other number is in it. */
export function labels(sky: SkyView): { at: Place; group: GroupView }[] {
  const cell = ({ x, y }: Place) => `${x} ${y}`;
  const full = new Set(
    [...sky.lines, ...sky.trails]
      .flatMap((name) => steps(lineOf(name)))
      .map(([a, b]) => cell({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })),
  );
  const stars = new Set(sky.groups.flatMap((group) => group.stars));
  const crowd = ({ x, y }: Place) =>
    [
      [-0.5, -0.5],
      [0.5, -0.5],
      [-0.5, 0.5],
      [0.5, 0.5],
    ].filter(([dx, dy]) => stars.has(placeName({ x: x + dx!, y: y + dy! }))).length;
  return sky.groups.flatMap((group) => {
    if (group.size < 2) return [];
    const found = group.stars
      .map(placeOf)
      .flatMap(({ x, y }) =>
        [
          [0.5, 0.5],
          [-0.5, 0.5],
          [0.5, -0.5],
          [-0.5, -0.5],
        ].map(([dx, dy]) => ({ x: x + dx!, y: y + dy! })),
      )
      .filter((at) => at.x > 0 && at.x < COLUMNS - 1 && at.y > -0.4 && at.y < ROWS - 0.5 && !full.has(cell(at)))
      .sort((a, b) => crowd(a) - crowd(b) || b.y - a.y || b.x - a.x);
    const at = found[0];
    if (!at) return [];
    full.add(cell(at));
    return [{ at, group }];
  });
}
