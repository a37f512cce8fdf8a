import { describe, expect, test } from "vitest";
import { people } from "../../testing/campaign";
import { familyIn, pageOf, parts, plain, type Reference } from "./linked-text";

const IRIS: Reference = { text: "Iris Altaïr", kind: "person", id: "1-1" };
const NAMESAKE: Reference = { ...IRIS, id: "1-2" };
const FAMILY: Reference = { text: "Véga", kind: "family", id: "1" };
const WORLD: Reference = { text: "Véga", kind: "planet", id: "1" };
const page = (reference: Reference) => pageOf(people(), reference);

describe("a sentence", () => {
  test("of mere words is one part, whatever names stand in it", () => {
    expect(parts("Iris Altaïr sourit.")).toEqual(["Iris Altaïr sourit."]);
  });
  test("is read whole", () => {
    expect(plain([IRIS, " épouse ", NAMESAKE, "."])).toBe("Iris Altaïr épouse Iris Altaïr.");
    expect(plain("Rien.")).toBe("Rien.");
  });
});

describe("a name leads", () => {
  test("to the one of two namesakes who is meant", () => {
    expect([IRIS, NAMESAKE].map(page)).toEqual(["/campaign/c1/person/1-1", "/campaign/c1/person/1-2"]);
  });
  test("to a family or to the world that is named like it, in the turn that is told of", () => {
    expect([FAMILY, WORLD].map(page)).toEqual(["/campaign/c1/tree/2", "/campaign/c1/map/1/2"]);
  });
  test("to a rule", () => {
    expect(page({ text: "3.7", kind: "rule", id: "3.7" })).toBe("/rules/stellarium#3.7");
  });
});

test("a cell that holds a family, and nothing else, is known", () => {
  expect([[FAMILY], [WORLD], [FAMILY, "."], "Véga", 1].map((cell) => familyIn(cell))).toEqual([
    1,
    null,
    null,
    null,
    null,
  ]);
});
