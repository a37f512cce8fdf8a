import { beforeAll, describe, expect, test } from "vitest";
import { useMessages } from "../../app/i18n.svelte";
import { found, sheets, skyText, strip } from "./model";
import type { SkyView } from "./types";

const line = (kind: string, points: number, values: Record<string, number | string> = {}) => ({
  rule: "",
  kind,
  points,
  values,
});
const sky = (score: SkyView["score"], more: Partial<SkyView> = {}): SkyView => ({
  groups: [],
  lines: [],
  marks: [],
  new: [],
  points: 0,
  score,
  sheet: "greece",
  spent: [],
  trails: [],
  ...more,
});
const SCORE = [
  line("size", 0, { size: 3 }),
  line("size", 4, { size: 4 }),
  line("planet", 3),
  line("planet", 5),
  line("trail", 2),
  line("point", 6, { count: 2 }),
  line("power", 1),
];

test("the strip adds up what the server tells", () => {
  expect(strip(sky(SCORE))).toEqual({
    sizes: [
      { size: 3, ticked: false },
      { size: 4, ticked: true },
    ],
    constellations: 4,
    rest: [
      { word: "planets", points: 8 },
      { word: "trails", points: 2 },
      { word: "bonus", points: 6 },
      { word: "powers", points: 1 },
    ],
  });
});

test("how often the shape of the point card was found", () => {
  expect([found(sky(SCORE)), found(sky([]))]).toEqual([2, 0]);
});

describe("score sheets", () => {
  test("are of equal length, whatever sizes a sky has", () => {
    const [one, other] = sheets([sky([...SCORE, line("size", 9, { size: 9 })]), sky([line("point", 0, { count: 0 })])]);
    expect(one).toHaveLength(other!.length);
    expect(one!.filter((each) => each.kind === "size").map((each) => each.values["size"])).toEqual([
      3, 4, 5, 6, 7, 8, 9,
    ]);
  });
  test("add up to what was told", () => {
    const told = SCORE.reduce((sum, each) => sum + each.points, 0);
    expect(sheets([sky(SCORE)])[0]!.reduce((sum, each) => sum + each.points, 0)).toBe(told);
  });
});

describe("a sky for those who hear it", () => {
  beforeAll(() => useMessages("look-at-the-stars"));
  test("names its owner, its groups and its trails", () => {
    const text = skyText(
      sky([], {
        points: 12,
        groups: [{ aura: false, constellation: true, nova: false, size: 3, stars: ["a1", "b1", "b2"] }],
        trails: ["c1-d2"],
      }),
      "Ada",
    );
    for (const part of ["Ada", "12", "a1 b1 b2", "c1-d2"]) expect(text).toContain(part);
    expect(text).not.toContain("look-at-the-stars-");
  });
});
