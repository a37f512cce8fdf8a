import { describe, expect, test } from "vitest";
import { people, view } from "../testing/campaign";
import { pathIn, rulePage } from "./links";
import { NOBODY } from "./people";

const all = people();

describe("somebody", () => {
  test("is called by first name and family; by code where there is no name yet", () => {
    expect([all.name(0), all.name(3), all.name(4)]).toEqual(["Iris Altaïr", "Anne Marie Cassiopée", "2-2 Cassiopée"]);
  });
  test("is found by code", () => {
    expect([all.coded("2-1"), all.coded("9-9")]).toEqual([3, NOBODY]);
  });
  test("has a page of their own", () => {
    expect(all.page(3)).toBe("/campaign/c1/person/2-1");
  });
  test("is as old as at the end of the turn, or at the end of the turn they died in", () => {
    expect(all.age(0)).toBe(50); // the view's turn ends before the year 150
    expect(all.age(2)).toBe(40);
    expect([all.alive(0), all.alive(2)]).toEqual([true, false]);
  });
});

test("years pass by ten in a turn", () => {
  expect([0, 1, 2].map((turn) => all.yearAfter(turn))).toEqual([140, 150, 160]);
});

test("namesakes share a name", () => {
  expect(all.namesakes("Iris Altaïr")).toEqual([0, 1]);
  expect(all.namesakes("Iris Cassiopée")).toEqual([]);
});

test("addresses lead into the campaign and its rules", () => {
  expect(pathIn(all.campaign, "gazette/2")).toBe("/campaign/c1/gazette/2");
  expect(rulePage("31.3")).toBe("/rules/stellarium#31.3");
  expect(view().year).toBe(140);
});
