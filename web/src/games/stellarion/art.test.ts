import { expect, test } from "vitest";
import { artOf } from "./art";
import { DECKS } from "./types";

test.each([...DECKS, "black-hole", "mirror", "shooting-star", "meteor"] as const)("a %s has a figure", (mark) => {
  const art = artOf(mark);
  expect(art.line.startsWith("M")).toBe(true);
  expect(JSON.stringify(art)).not.toMatch(/NaN|undefined/);
});
