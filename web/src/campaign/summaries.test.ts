import { expect, test } from "vitest";
import { shownTurn } from "./summaries";

test("a campaign of six turns never says that it is at its seventh", () => {
  expect(shownTurn({ turn: 6, status: "playing" })).toBe(6);
  expect(shownTurn({ turn: 7, status: "over" })).toBe(6);
});
