import { describe, expect, test } from "vitest";
import {
  angleOf,
  codeOf,
  firstPlace,
  middle,
  moveOf,
  offersOf,
  placeIn,
  placesIn,
  type Point,
  quarter,
  reach,
  SCALE,
  snapped,
  starsAt,
  stepTowards,
  toDisc,
  toFrame,
} from "./model";
import type { Components, Tile, View } from "./types";

/** Four stars: an L. */
const TILE: Tile = {
  id: "l",
  size: 4,
  colour: 0,
  stars: [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
  ],
  lines: [
    [1, 2],
    [2, 3],
    [3, 4],
  ],
};
const near = ([x, y]: Point, [u, v]: Point) => {
  expect(x).toBeCloseTo(u);
  expect(y).toBeCloseTo(v);
};
const place = (x: number, y: number, turns = 0) => ({ x, y, turns });

describe("a place", () => {
  test("has a code and a text, and is read back", () => {
    for (const each of [place(0, 0), place(-5, 7, 3), place(12, -12, 1)]) expect(placeIn(moveOf(each))).toEqual(each);
    expect(new Set([place(0, 0), place(0, 0, 1), place(1, 0), place(0, 1)].map(codeOf)).size).toBe(4);
    expect(placeIn("pass")).toBeNull();
  });
  test("is what legal moves mention", () => {
    const choice = (move: string) => ({ move, kind: "place", values: {} });
    expect(placesIn([choice("place 1 -2 3"), choice("pass")])).toEqual([place(1, -2, 3)]);
  });
});

test("an offer is unpacked from its numbers", () => {
  const code = codeOf(place(2, -1, 1));
  const view = { offers: [[code, 0b1011, 0b101, 3, 2, 1, 4, 9, 5]] } as unknown as View;
  expect(offersOf(view).get(code)).toEqual({
    ...place(2, -1, 1),
    kept: [0, 1, 3],
    lines: [0, 2],
    parts: [3, 2, 1],
    points: 6,
    lost: 4,
    value: 9,
    bonus: 5,
  });
});

describe("a tile", () => {
  test("lies with its first star at the place, turned against the clock", () => {
    expect(starsAt(TILE, place(3, 4))).toEqual([
      [3, 4],
      [4, 4],
      [5, 4],
      [5, 5],
    ]);
    expect(starsAt(TILE, place(0, 0, 1))).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [-1, 2],
    ]);
    expect(starsAt(TILE, place(0, 0, 2)).map(([x, y]) => [x + 0, y + 0])).toEqual([
      [0, 0],
      [-1, 0],
      [-2, 0],
      [-2, -1],
    ]);
  });
  test("is held in its middle, and reaches so far", () => {
    expect(middle(TILE, place(0, 0))).toEqual([1, 0.5]);
    expect(reach(TILE)).toBeCloseTo(Math.hypot(1, 0.5));
  });
  test("turned by a quarter keeps its middle within a step, and turned back lies as before", () => {
    for (const by of [1, 3] as const) {
      const now = quarter(TILE, place(3, 3), by);
      expect(now.turns).toBe(by);
      const [[x, y], [u, v]] = [middle(TILE, place(3, 3)), middle(TILE, now)];
      expect(Math.hypot(u - x, v - y)).toBeLessThan(1);
    }
    expect(quarter(TILE, quarter(TILE, place(3, 3), 1), 3).turns).toBe(0);
  });
});

describe("a finger", () => {
  test("lays the tile at the nearest place", () => {
    expect(snapped(TILE, [4.1, 3.4], 0, new Set(), new Map())).toEqual(place(3, 3));
  });
  test("is drawn to a place that fits from a little further away", () => {
    const legal = new Set([codeOf(place(4, 3))]);
    expect(snapped(TILE, [4.4, 3.5], 0, legal, new Map())).toEqual(place(4, 3));
    expect(snapped(TILE, [4.0, 3.5], 0, legal, new Map())).toEqual(place(3, 3));
  });
});

describe("where a tile first appears", () => {
  test("is near the middle of the window, unturned where it fits so", () => {
    const places = [place(9, 9), place(0, 2, 1), place(0, 2)];
    expect(firstPlace(TILE, [1, 2.5], places, new Map())).toEqual(place(0, 2));
  });
  test("is an offer that keeps enough where it fits nowhere", () => {
    const offer = (x: number, kept: number[]) => ({
      ...place(x, 0),
      kept,
      lines: [],
      parts: [0, 0, 0] as [number, number, number],
      points: 0,
      lost: 0,
      value: 0,
      bonus: 0,
    });
    const offers = new Map([
      [1, offer(0, [0, 1])],
      [2, offer(5, [0, 1, 2])],
    ]);
    expect(firstPlace(TILE, [0, 0], [], offers)).toEqual(place(5, 0));
    expect(firstPlace(TILE, [0, 0], [], new Map())).toEqual(place(0, 3));
  });
});

describe("the disc", () => {
  const box = { frame: { up: [0, 1] } } as unknown as Components;
  test("turns by a sixth each round", () => {
    expect([1, 2, 6].map((round) => angleOf(box, round) + 0)).toEqual([0, 60, 300]);
  });
  test("is drawn with y downwards, and a point is found again", () => {
    near(toFrame([0, 1], 0), [0, -SCALE]);
    near(toFrame([0, 1], 90), [SCALE, 0]);
    for (const angle of [0, 37, 180, 300]) near(toDisc(toFrame([2, -3], angle), angle), [2, -3]);
  });
  test("knows which step looks like a step on the screen", () => {
    expect(stepTowards([1, 0], 0)).toEqual([1, 0]);
    expect(stepTowards([0, -1], 0)).toEqual([0, 1]);
    expect(stepTowards([1, 0], 90).map((n) => n + 0)).toEqual([0, 1]);
  });
});
