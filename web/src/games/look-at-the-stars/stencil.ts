// What the ghost draws: the card or the power's thing in each way it can be turned. The legal list says where it may lie.
import { COLUMNS, type Figure, inOrder, type Line, lineName, type Place, placeName, ROWS } from "./lattice";
import type { Components, Segment, View } from "./types";

export interface Stencil extends Figure {
  kind: string;
  w: number;
  h: number;
}

/** Kinds of moves that are drawn somewhere on the sky. */
export const PLACED = [
  "draw",
  "shoot",
  "planet",
  "star",
  "line",
  "galaxy",
  "twinkling",
  "nova",
  "aura",
  "moon",
  "black-hole",
];
const TRAILS = [3, 2, 1];

const line = (x: number, y: number, u: number, v: number): Line => [
  { x, y },
  { x: u, y: v },
];

function stencil(kind: string, lines: Line[], places: Place[] = []): Stencil {
  const ends = [...lines.flat(), ...places];
  const [left, low] = [Math.min(...ends.map((end) => end.x)), Math.min(...ends.map((end) => end.y))];
  const moved = ({ x, y }: Place) => ({ x: x - left, y: y - low });
  return {
    kind,
    lines: lines.map(([a, b]): Line => [moved(a), moved(b)]),
    places: places.map(moved),
    w: Math.max(...ends.map((end) => end.x)) - left,
    h: Math.max(...ends.map((end) => end.y)) - low,
  };
}

/** A quarter turn clockwise in the frame of four by four stars. */
const turned = ([x, y, u, v]: Segment): Segment => [y, 3 - x, v, 3 - u];

/** The shape of a card in its two or four directions. */
function turns(segments: Segment[]): Stencil[] {
  const found: Stencil[] = [];
  const seen = new Set<string>();
  for (let i = 0, now = segments; i < 4; i++, now = now.map(turned)) {
    const made = stencil(
      "draw",
      now.map((each) => line(...each)),
    );
    const text = moveAt(made, { x: 0, y: 0 });
    if (!seen.has(text)) found.push(made);
    seen.add(text);
  }
  return found;
}

export function stencils(kind: string, view: View, components: Components): Stencil[] {
  if (kind === "draw") return turns(components.nights.find((card) => card.id === view.card)?.lines ?? []);
  if (kind === "shoot") {
    return TRAILS.flatMap((length) => [
      stencil(kind, [line(0, 0, length, length)]),
      stencil(kind, [line(0, length, length, 0)]),
    ]);
  }
  if (kind === "line")
    return [line(0, 0, 1, 0), line(0, 0, 1, 1), line(0, 0, 0, 1), line(0, 1, 1, 0)].map((each) =>
      stencil(kind, [each]),
    );
  if (kind === "galaxy")
    return [
      stencil(
        kind,
        [],
        [
          { x: 0, y: 0 },
          { x: 1, y: 0 },
        ],
      ),
    ];
  return [stencil(kind, [], [{ x: 0, y: 0 }])];
}

export function figureAt(made: Stencil, at: Place): Figure {
  const moved = ({ x, y }: Place) => ({ x: x + at.x, y: y + at.y });
  return { lines: made.lines.map(([a, b]): Line => [moved(a), moved(b)]), places: made.places.map(moved) };
}

/** The text of the move that draws it there. */
export function moveAt(made: Stencil, at: Place): string {
  const { lines, places } = figureAt(made, at);
  if (made.kind === "galaxy") return `galaxy ${lineName([places[0]!, places[1]!])}`;
  return [made.kind, ...inOrder(lines.map(lineName)), ...places.map(placeName)].join(" ");
}

/** Every place where it fits into the lattice at all. */
export function everywhere(made: Stencil): Place[] {
  const found: Place[] = [];
  for (let y = 0; y < ROWS - made.h; y++) for (let x = 0; x < COLUMNS - made.w; x++) found.push({ x, y });
  return found;
}
