import { describe, expect, test } from "vitest";
import { artOf } from "./art";
import { BODIES } from "./bodies";
import { TYPES } from "./types";

describe("engravings", () => {
  test.each([...TYPES, "satellite" as const])("a %s has strokes and stays on its card", (kind) => {
    const art = artOf(kind, "a");
    const numbers = JSON.stringify(art)
      .match(/-?\d+(\.\d+)?/g)!
      .map(Number);
    expect(numbers.length).toBeGreaterThan(10);
    expect(numbers.every((each) => Math.abs(each) < 60)).toBe(true);
  });

  test.each(Object.keys(BODIES))("%s stays on its card", (id) => {
    const art = artOf("planet", id);
    const numbers = JSON.stringify(art)
      .match(/-?\d+(\.\d+)?/g)!
      .map(Number);
    expect(numbers.every((each) => Math.abs(each) < 90)).toBe(true); // degrees of a tilt among them
  });

  test("only Saturn and Uranus have rings", () => {
    const ringed = ["mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune"].filter((id) => {
      const widest = [...artOf("planet", id).line.matchAll(/A(\d+\.\d) (\d+\.\d)/g)].map((arc) => [
        Number(arc[1]),
        Number(arc[2]),
      ]);
      return widest.some(([rx, ry]) => rx! > 2 * ry!);
    });
    expect(ringed).toEqual(["saturn", "uranus"]);
    for (let i = 0; i < 40; i++) expect(artOf("planet", `unheard-of-${i}`).line).not.toContain("A");
  });

  test("each card has its own, the same on every visit", () => {
    expect(artOf("planet", "mars")).toEqual(artOf("planet", "mars"));
    expect(artOf("planet", "mars")).not.toEqual(artOf("planet", "venus"));
  });
});
