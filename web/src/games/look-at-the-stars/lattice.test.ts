import { describe, expect, test } from "vitest";
import {
  COLUMNS,
  endsOf,
  figureOf,
  groupsByStar,
  HIGH,
  inLattice,
  inOrder,
  labels,
  lineName,
  lineOf,
  middleOf,
  path,
  placeName,
  placeOf,
  px,
  py,
  ROWS,
  steps,
  tintOf,
  WIDE,
} from "./lattice";
import type { GroupView, SkyView } from "./types";

const group = (stars: string[], more: Partial<GroupView> = {}): GroupView => ({
  aura: false,
  constellation: true,
  nova: false,
  size: stars.length,
  stars,
  ...more,
});
const sky = (more: Partial<SkyView>): SkyView => ({
  groups: [],
  lines: [],
  marks: [],
  new: [],
  points: 0,
  score: [],
  sheet: "",
  spent: [],
  trails: [],
  ...more,
});

describe("places", () => {
  test("are named by column and row, there and back", () => {
    for (let x = 0; x < COLUMNS; x++) {
      for (let y = 0; y < ROWS; y++) expect(placeOf(placeName({ x, y }))).toEqual({ x, y });
    }
    expect([placeName({ x: 0, y: 0 }), placeName({ x: 9, y: 10 })]).toEqual(["a1", "j11"]);
  });
  test("lie in the lattice or not", () => {
    expect(inLattice({ x: 9, y: 10 })).toBe(true);
    expect([inLattice({ x: 10, y: 0 }), inLattice({ x: 0, y: -1 }), inLattice({ x: 0, y: 11 })]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe("lines", () => {
  test("have one name, whichever end comes first", () => {
    expect(lineName([placeOf("b2"), placeOf("a1")])).toBe("a1-b2");
    expect(lineName([placeOf("c5"), placeOf("c4")])).toBe("c4-c5");
    expect(lineName([placeOf("a2"), placeOf("b1")])).toBe("a2-b1");
    expect(lineOf("a1-b2")).toEqual([placeOf("a1"), placeOf("b2")]);
  });
  test("are told from the bottom left, flat before upright before slanted", () => {
    expect(inOrder(["b1-c2", "a1-a2", "a2-b1", "a1-b1", "a1-b2", "a2-b2"])).toEqual([
      "a1-b1",
      "a1-a2",
      "a1-b2",
      "a2-b1",
      "b1-c2",
      "a2-b2",
    ]);
  });
  test("of any length are made of single steps", () => {
    expect(steps(lineOf("a1-d4")).map(lineName)).toEqual(["a1-b2", "b2-c3", "c3-d4"]);
    expect(steps(lineOf("c3-c4")).map(lineName)).toEqual(["c3-c4"]);
  });
});

describe("the figure of a move", () => {
  test("are its lines, and the places only where it has none", () => {
    const drawn = figureOf({ move: "", kind: "draw", values: { lines: "a1-b1 b1-b2", at: "a1" } });
    expect(drawn.lines.map(lineName)).toEqual(["a1-b1", "b1-b2"]);
    expect(drawn.places).toEqual([]);
    const star = figureOf({ move: "", kind: "star", values: { at: "c3 d4" } });
    expect(star.places.map(placeName)).toEqual(["c3", "d4"]);
  });
  test("touches every star of a trail, and has a middle", () => {
    const trail = figureOf({ move: "", kind: "shoot", values: { trail: "a1-c3" } });
    expect([...new Set(endsOf(trail).map(placeName))]).toEqual(["a1", "b2", "c3"]);
    expect(middleOf(trail)).toEqual({ x: 1, y: 1 });
  });
});

test("the drawing has room for the whole lattice, rows upwards", () => {
  expect(px(0)).toBeGreaterThan(0);
  expect(px(COLUMNS - 1)).toBeLessThan(WIDE);
  expect(py(0)).toBeGreaterThan(py(ROWS - 1));
  expect(py(0)).toBeLessThan(HIGH);
  expect(path(lineOf("a1-b1"))).toBe(`M${px(0)} ${py(0)}L${px(1)} ${py(0)}`);
});

describe("groups", () => {
  test("are found by any of their stars", () => {
    const one = group(["a1", "b1", "b2"]);
    expect(groupsByStar(sky({ groups: [one] })).get("b2")).toBe(one);
  });
  test("have a tint by their size, and another where they do not count", () => {
    expect(tintOf(undefined)).toBe("tint-small");
    expect(tintOf(group(["a1", "b1"]))).toBe("tint-small");
    expect(tintOf(group(["a1", "b1", "b2", "c2"]))).toBe("tint-4");
    expect(tintOf(group(Array.from({ length: 12 }, (_, i) => `a${i}`)))).toBe("tint-9");
    expect(tintOf(group(["a1", "b1", "b2"], { constellation: false }))).toBe("tint-over");
  });
});

describe("the number of a group", () => {
  test("stands in a cell beside it that no diagonal crosses", () => {
    const found = labels(sky({ groups: [group(["b2", "c3"])], lines: ["b2-c3"] }));
    expect(found).toHaveLength(1);
    expect(found[0]!.at).not.toEqual({ x: 1.5, y: 1.5 });
    expect([found[0]!.at.x % 1, found[0]!.at.y % 1]).toEqual([0.5, 0.5]);
  });
  test("never lies on another's", () => {
    const found = labels(sky({ groups: [group(["b2", "c2"]), group(["b3", "c3"]), group(["d2", "d3"])] }));
    expect(new Set(found.map(({ at }) => `${at.x} ${at.y}`)).size).toBe(3);
  });
  test("is not written for a single star", () => {
    expect(labels(sky({ groups: [group(["b2"])] }))).toEqual([]);
  });
});
