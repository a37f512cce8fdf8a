import { beforeAll, describe, expect, test } from "vitest";
import { useMessages } from "../../app/i18n.svelte";
import { PEOPLE, somebody, view } from "../../testing/campaign";
import { OrderPeople } from "./people";

beforeAll(() => Promise.all([useMessages("campaign"), useMessages("stellarium")]));

const planets = [{ governor: 0, holder: "", kind: 0, name: "Terra", posts: [] }];
const people = [
  ...PEOPLE,
  somebody("1-9", "Zoé", { judge: true }),
  somebody("2-9", "Éric", { sex: "m", governs: 0, captivity: "rebels", heretic: true }),
];
const all = new OrderPeople(view({ people, planets }), 0);

describe("somebody by code", () => {
  test("is called by name and code, or by code alone", () => {
    expect([all.called("1-1"), all.called("2-2"), all.called("9-9")]).toEqual(["Iris 1-1", "2-2", "9-9"]);
  });
  test("has a label to choose by: the family only where it is another", () => {
    expect(all.label("1-1")).toBe("Iris (1-1), 50 ans, marchande, 5 PP");
    expect(all.label("2-1")).toMatch(/^Anne Marie Cassiopée \(2-1\), 50 ans/);
    expect(all.label("9-9")).toBe("9-9");
  });
  test("is as old as in the first year of the coming turn", () => {
    expect([all.age("1-2"), all.age("9-9")]).toEqual([20, 0]);
  });
  test("has offices and distress in words", () => {
    expect(all.offices("1-1")).toBe("");
    expect(all.offices("1-9")).not.toBe("");
    expect(all.offices("2-9")).toContain("Terra");
    expect(all.distress("1-1")).toBe("");
    expect(all.distress("2-9").split(", ")).toHaveLength(2);
  });
});

test("an Emperor knows that he is one, whatever else he is", () => {
  const pyramids = { government: [5, -1, -1, -1, -1, -1], army: [-1, 5, 0] };
  const here = new OrderPeople(view({ people, planets, pyramids }), 0);
  expect(here.offices("1-9")).toBe("Impératrice, Dauphine de l’Armée, juge");
  expect(here.holders().map((each) => each.name)).toEqual(["Iris", "Zoé"]);
  const his = { government: [6, -1], church: [6, -1], army: [-1, 6] };
  const there = new OrderPeople(view({ people, planets, pyramids: his }), 1);
  expect(there.offices("2-9")).toBe("Empereur, Archipape, Dauphin de l’Armée, gouverneur\u202f: Terra");
});

test("a list is read with one's own first, then by name as the language sorts it", () => {
  expect(all.ordered(["2-9", "2-1", "1-9", "1-1"])).toEqual(["1-1", "1-9", "2-1", "2-9"]);
  expect(all.ordered(["2-9", "2-1", "1-9", "1-1"], { "1-1": "widowed" })).toEqual(["1-9", "2-1", "2-9", "1-1"]);
});
