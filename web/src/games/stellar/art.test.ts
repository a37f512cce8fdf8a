import { describe, expect, test } from "vitest";
import { artOf } from "./art";
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

  test("each card has its own, the same on every visit", () => {
    expect(artOf("planet", "mars")).toEqual(artOf("planet", "mars"));
    expect(artOf("planet", "mars")).not.toEqual(artOf("planet", "venus"));
  });
});
