import { describe, expect, test } from "vitest";
import { DISC, FRAME, opening, plate, RIM, windowOf } from "./frame";
import { asSvg, drawMap, namesOn } from "./map";
import { INKS, mark, marks } from "./marks";
import game from "./index";
import type { BoardView, Components, View } from "./types";

const box: Components = {
  colours: ["red", "white", "yellow", "blue"],
  sizes: [3],
  stars: [
    [0, 3],
    [1, 3],
    [2, 3],
    [-3, 0],
    [-3, 1],
  ],
  centre: [0],
  rim: [4],
  axis: [1, 0],
  discs: [[0, 1, 2, 3, 0]],
  windows: [],
  frame: { unit: 8, star: 2, centre: 24, radius: 40, up: [0, 1] },
  starts: [],
  tiles: [],
};
const drawing = (tile: number, stars: number[]) => ({
  kept: [],
  lines: stars.slice(1).map((star, i) => [stars[i]!, star]),
  place: 0,
  stars,
  tile,
});
const board = (...drawings: BoardView["drawings"]): BoardView => ({
  disc: 0,
  drawings,
  pile: [],
  points: [],
  previous: 0,
  ready: false,
  sheet: [],
  side: 0,
  start: 0,
  tile: 0,
  total: 0,
  unlit: 0,
});
const nameOf = (tile: number) => ["Ours", "Lyre"][tile]!;

describe("names", () => {
  test("stand beside each constellation, on the disc, apart from each other", () => {
    const found = namesOn(board(drawing(0, [0, 1, 2]), drawing(1, [3, 4])), box, 0, nameOf);
    expect(found.map((name) => name.text)).toEqual(["Ours", "Lyre"]);
    for (const { x, y } of found) expect(Math.hypot(x, y)).toBeLessThan(DISC);
    expect(Math.hypot(found[0]!.x - found[1]!.x, found[0]!.y - found[1]!.y)).toBeGreaterThan(5);
  });
  test("are not written where nothing is drawn", () => {
    expect(namesOn(board(drawing(0, [])), box, 0, nameOf)).toEqual([]);
  });
});

describe("the picture to keep", () => {
  const picture = drawMap(board(drawing(0, [0, 1, 2])), box, 1, nameOf, "Ada & <Blaise>", ["12 points", "2026"]);
  test("has the title, its lines and the names", () => {
    expect(picture.words.map((word) => word.text)).toEqual(["Ours", "Ada & <Blaise>", "12 points", "2026"]);
  });
  test("draws used stars larger", () => {
    const inked = picture.strokes.filter((stroke) => INKS.includes(stroke.fill as (typeof INKS)[number]));
    expect(inked).toHaveLength(5);
    expect(inked.filter((stroke) => stroke.stroke)).toHaveLength(3);
  });
  test("is well-formed as SVG, whatever a name holds", () => {
    const text = asSvg(picture);
    expect(text).toContain("Ada &#38; &#60;Blaise&#62;");
    const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
    expect(parsed.querySelector("parsererror")).toBeNull();
    expect(parsed.querySelectorAll("text")).toHaveLength(4);
    expect(parsed.querySelectorAll("path")).toHaveLength(picture.strokes.length);
  });
});

describe("the frame", () => {
  test("has its window around a point above the pole, open at the rim", () => {
    const { y, r } = windowOf(box);
    expect([y, r]).toEqual([-30, 50]);
    expect(-y + r).toBeGreaterThan(RIM);
  });
  test("is a plate with the window cut out", () => {
    expect(plate(box)).toBe(`M-85 0a85 85 0 1 0 170 0a85 85 0 1 0 -170 0z${opening(box, RIM)}`);
    expect(FRAME).toBe(85);
    expect(opening(box, DISC)).not.toContain("NaN");
  });
});

describe("marks", () => {
  test("have a shape of their own for each colour", () => {
    expect(new Set([0, 1, 2, 3].map((colour) => mark(colour, 0, 0, 10))).size).toBe(4);
  });
  test("of one colour are one path", () => {
    expect(
      marks(
        1,
        [
          [0, 0],
          [5, 5],
        ],
        2,
      ),
    ).toBe(mark(1, 0, 0, 2) + mark(1, 5, 5, 2));
  });
});

test("the shell reads points, sheets and rounds from the view", () => {
  const line = { rule: "", kind: "stars", points: 3, values: {} };
  const view = {
    boards: [
      { total: 7, sheet: [line] },
      { total: 4, sheet: [] },
    ],
    round: 2,
  } as unknown as View;
  expect(game.points(view)).toEqual([7, 4]);
  expect(game.sheets(view)).toEqual([[line], []]);
  expect(game.round(view)).toEqual({ round: 2, of: 6 });
});
