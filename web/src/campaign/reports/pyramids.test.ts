import { beforeAll, describe, expect, test } from "vitest";
import { useMessages } from "../../app/i18n.svelte";
import { people, PEOPLE, somebody, view } from "../../testing/campaign";
import type { View } from "../api";
import { offices, schoolText } from "./person-text";
import { bench, changes, floorWord, PYRAMIDS, pyramids } from "./pyramids";

const EMPTY = [-1, -1, -1, -1, -1, -1];
const seated = (government: number[], judges: number[] = []): View =>
  view({ pyramids: { ...Object.fromEntries(PYRAMIDS.map((name) => [name, EMPTY])), government }, judges });
const government = (now: View, before: View | null) => pyramids(now, before)[0]!;

describe("what a turn has changed in a pyramid", () => {
  const before = seated([0, 1, 2, 3, 4, -1]);
  test("nothing is new at the beginning", () => {
    expect(government(before, null).seats.every((seat) => seat.change === "")).toBe(true);
    expect(government(before, null).left).toEqual([]);
  });
  test("who came, rose, fell and left", () => {
    const now = government(seated([1, 0, 2, 4, 3, 9]), before);
    expect(now.seats.map((seat) => seat.change)).toEqual(["up", "down", "", "", "", "new"]);
    expect(now.left).toEqual([]);
    expect(government(seated([1, -1, 2, 3, 4, -1]), before).left).toEqual([0]);
  });
  test("floors hold one, two and three", () => {
    expect(government(before, null).seats.map((seat) => seat.floor)).toEqual([0, 1, 1, 2, 2, 2]);
    expect([0, 1, 2].map(floorWord)).toEqual(["head", "dauphin", "councillor"]);
  });
  test("an empty seat is no change", () => {
    expect(changes(pyramids(seated([0, 1, 2, 3, -1, -1]), before))).toBe(0);
    expect(changes(pyramids(seated([1, 0, 2, 3, 4, -1]), before))).toBe(2);
  });
});

test("the bench tells who is new and who left", () => {
  const { judges, left } = bench(seated(EMPTY, [1, 2]), seated(EMPTY, [2, 3]));
  expect(judges).toEqual([
    { id: 1, fresh: true },
    { id: 2, fresh: false },
  ]);
  expect(left).toEqual([3]);
  expect(bench(seated(EMPTY, [1]), null)).toEqual({ judges: [{ id: 1, fresh: false }], left: [] });
});

describe("what somebody is", () => {
  beforeAll(() => Promise.all([useMessages("campaign"), useMessages("stellarium")]));
  const planets = [{ governor: 0, holder: "", kind: 0, name: "Terra", posts: [] }];
  const all = (person: Parameters<typeof somebody>[2], government: number[]) =>
    people({
      people: [somebody("1-1", "Iris", person), ...PEOPLE.slice(1)],
      planets,
      pyramids: seated(government).pyramids,
    });
  test("offices first, then what befell them", () => {
    const told = offices(all({ judge: true, governs: 0, heretic: true, captivity: "convict", until: 4 }, [0]), 0);
    expect(told).toHaveLength(5);
    expect(told[0]).toBe("Sur le trône");
    const pyramids = { ...seated(EMPTY).pyramids, church: [0, -1], army: [-1, 0], merchants: [-1, -1, -1, 0] };
    const titles = (sex: string) => offices(people({ people: [somebody("1-1", "Iris", { sex })], pyramids }), 0);
    expect(titles("w").slice(0, 2)).toEqual(["Archipapesse", "Dauphine de l’Armée"]);
    expect(titles("m").slice(0, 2)).toEqual(["Archipape", "Dauphin de l’Armée"]);
    expect(told[2]).toBe("Gouverne Terra");
    expect(told[4]).toBe("Au bagne jusqu’au tour 4");
  });
  test("a captive tells by whom and where", () => {
    expect(offices(all({ captivity: "rebels", held_at: 0 }, EMPTY), 0)).toEqual(["Aux mains des rebelles sur Terra"]);
  });
  test("nothing special is nothing", () => {
    expect(offices(all({}, EMPTY), 0)).toEqual([]);
    expect(schoolText(somebody("1-1", "Iris"))).not.toContain("reports-");
  });
});
