// Where things lie: on the disc (the pole at 0, 0, y upwards) and in the frame, where the disc has been turned. The
// legal list says what may be done, the view what it brings; here a tile is only turned and moved.
import type { Choice } from "../../api/protocol";
import type { Components, Tile, View } from "./types";

export type Point = [number, number];

/** Where star 1 of a tile goes, and quarter turns against the clock. */
export interface Place {
  x: number;
  y: number;
  turns: number;
}

/** What the draft could become at a place; stars and lines of the tile are counted from 0. */
export interface Offer extends Place {
  kept: number[];
  lines: number[];
  parts: [number, number, number];
  points: number;
  lost: number;
  value: number;
  bonus: number;
}

const MIDDLE = 16;
export const codeOf = ({ x, y, turns }: Place) => turns | ((x + MIDDLE) << 2) | ((y + MIDDLE) << 7);
const placeOf = (code: number): Place => ({ turns: code & 3, x: ((code >> 2) & 31) - MIDDLE, y: (code >> 7) - MIDDLE });
export const moveOf = ({ x, y, turns }: Place) => `place ${x} ${y} ${turns}`;

const members = (mask: number) => Array.from({ length: 12 }, (_, i) => i).filter((i) => (mask >> i) & 1);

export function offersOf(view: View): Map<number, Offer> {
  return new Map(
    view.offers.map((told) => {
      const [code, kept, lines, current, previous, links, lost, value, bonus] = told as [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const parts: Offer["parts"] = [current, previous, links];
      return [
        code,
        {
          ...placeOf(code),
          kept: members(kept),
          lines: members(lines),
          parts,
          points: current + previous + links,
          lost,
          value,
          bonus,
        },
      ];
    }),
  );
}

export function placeIn(text: string): Place | null {
  const found = /^place (-?\d+) (-?\d+) (\d)$/.exec(text);
  return found ? { x: Number(found[1]), y: Number(found[2]), turns: Number(found[3]) } : null;
}

export const placesIn = (legal: Choice[]) => legal.flatMap((choice) => placeIn(choice.move) ?? []);

function turned([x, y]: Point, turns: number): Point {
  return turns === 0 ? [x, y] : turns === 1 ? [-y, x] : turns === 2 ? [-x, -y] : [y, -x];
}

/** Where each star of a tile goes. */
export function starsAt(tile: Tile, place: Place): Point[] {
  const [x1, y1] = tile.stars[0]!;
  return tile.stars.map(([x, y]) => {
    const [dx, dy] = turned([x - x1, y - y1], place.turns);
    return [place.x + dx, place.y + dy];
  });
}

const middleOf = (numbers: number[]) => (Math.min(...numbers) + Math.max(...numbers)) / 2;

/** The middle of the figure: what a finger holds. */
export function middle(tile: Tile, place: Place): Point {
  const stars = starsAt(tile, place);
  return [middleOf(stars.map(([x]) => x)), middleOf(stars.map(([, y]) => y))];
}

/** How far the figure reaches from its middle. */
export function reach(tile: Tile): number {
  const [x, y] = middle(tile, { x: tile.stars[0]![0], y: tile.stars[0]![1], turns: 0 });
  return Math.max(...tile.stars.map((star) => Math.hypot(star[0] - x, star[1] - y)));
}

const DRAWN_IN = { legal: 0, offered: 0.3, neither: 0.75 };

/** The place whose middle is nearest to a point: places that fit draw the tile in from a little further away. */
export function snapped(
  tile: Tile,
  [x, y]: Point,
  turns: number,
  legal: Set<number>,
  offers: Map<number, Offer>,
): Place {
  const [mx, my] = middle(tile, { x: 0, y: 0, turns });
  const [cx, cy] = [Math.round(x - mx), Math.round(y - my)];
  let best: Place = { x: cx, y: cy, turns };
  let least = Infinity;
  for (let dx = -1; dx <= 1; dx++) {
    for (let dy = -1; dy <= 1; dy++) {
      const place = { x: cx + dx, y: cy + dy, turns };
      const code = codeOf(place);
      const far =
        Math.hypot(place.x + mx - x, place.y + my - y) +
        DRAWN_IN[legal.has(code) ? "legal" : offers.has(code) ? "offered" : "neither"];
      if (far < least) [best, least] = [place, far];
    }
  }
  return best;
}

/** A quarter turn about the middle of the figure. */
export function quarter(tile: Tile, place: Place, by: 1 | 3): Place {
  const turns = (place.turns + by) % 4;
  const [x, y] = middle(tile, place);
  const [mx, my] = middle(tile, { x: 0, y: 0, turns });
  return { x: Math.round(x - mx - 0.01), y: Math.round(y - my - 0.01), turns };
}

/** Where a tile first appears: as it is printed if it fits so, near the middle of the window. */
export function firstPlace(tile: Tile, window: Point, places: Place[], offers: Map<number, Offer>): Place {
  const among = places.length ? places : [...offers.values()].filter((offer) => offer.kept.length > 2);
  const far = (place: Place) => {
    const [x, y] = middle(tile, place);
    return Math.hypot(x - window[0], y - window[1]) + (place.turns ? 0.6 : 0);
  };
  const { x, y, turns } = among.reduce((a, b) => (far(b) < far(a) ? b : a), among[0] ?? { x: 0, y: 3, turns: 0 });
  return { x, y, turns };
}

/** Clockwise degrees of the disc in a round. */
export function angleOf(box: Components, round: number): number {
  const [x, y] = box.frame.up;
  return (-Math.atan2(x, y) * 180) / Math.PI + 60 * (round - 1);
}

export const SCALE = 10;

/** From the disc to the frame, in the units of the drawing, y downwards. */
export function toFrame([x, y]: Point, angle: number): Point {
  const a = (angle * Math.PI) / 180;
  return [SCALE * (x * Math.cos(a) + y * Math.sin(a)), SCALE * (x * Math.sin(a) - y * Math.cos(a))];
}

export function toDisc([x, y]: Point, angle: number): Point {
  const a = (angle * Math.PI) / 180;
  return [(x * Math.cos(a) + y * Math.sin(a)) / SCALE, (x * Math.sin(a) - y * Math.cos(a)) / SCALE];
}

/** The step on the lattice that looks most like a step on the screen. */
export function stepTowards(screen: Point, angle: number): Point {
  const [x, y] = toDisc(screen, angle);
  return Math.abs(x) > Math.abs(y) ? [Math.sign(x), 0] : [0, Math.sign(y)];
}
