import { beforeAll, describe, expect, test } from "vitest";
import type { DailyTry } from "../../api/protocol";
import { useMessages } from "../../app/i18n.svelte";
import { settings } from "../../app/settings.svelte";
import {
  blanksBefore,
  daysIn,
  longDate,
  monthAfter,
  monthName,
  percent,
  resultText,
  sentence,
  standing,
  weekdayNames,
} from "./daily";

beforeAll(() => useMessages("daily"));

const tried = (more: Partial<DailyTry> = {}): DailyTry => ({
  match: "m",
  status: "over",
  won: true,
  turns: 9,
  stars: 2,
  voyages: 6,
  of: 8,
  ranked: true,
  ...more,
});
const sky = (mine: DailyTry | null, played = 0, won = 0) => ({ date: "2026-11-12", played, won, mine });

describe("the almanac", () => {
  test("begins its weeks on Monday", () => {
    expect(weekdayNames()).toEqual(["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."]);
    expect(blanksBefore("2026-11")).toBe(6); // a Sunday
    expect(blanksBefore("2026-06")).toBe(0); // a Monday
  });
  test("knows how long months are", () => {
    expect(["2026-11", "2026-12", "2024-02", "2026-02"].map(daysIn)).toEqual([30, 31, 29, 28]);
  });
  test("turns over the year", () => {
    expect(monthAfter("2026-12", 1)).toBe("2027-01");
    expect(monthAfter("2026-01", -1)).toBe("2025-12");
  });
  test("writes dates in the reader's language, the same day everywhere", () => {
    expect([longDate("2026-11-12"), monthName("2026-11")]).toEqual(["12 novembre 2026", "novembre 2026"]);
    settings.language = "en";
    expect(longDate("2026-11-12")).toBe("November 12, 2026");
  });
});

test("the share of those who won is whole, and nobody's is zero", () => {
  expect([percent(sky(null, 3, 2)), percent(sky(null))]).toEqual([67, 0]);
});

test("how one stands with a sky", () => {
  const all = [null, tried({ status: "playing" }), tried(), tried({ won: false })];
  expect(all.map((mine) => standing(sky(mine)))).toEqual(["none", "playing", "won", "lost"]);
});

test("a try in a sentence", () => {
  expect(sentence(tried({ status: "playing", turns: 4 }))).toBe("Votre essai est en cours, au tour 5.");
  expect(sentence(tried())).toContain("Gagné en 9 tours");
  expect(sentence(tried({ won: false, voyages: 0 }))).toContain("aucun voyage");
});

describe("the result to share", () => {
  test("shows voyages and shooting stars, and where to play", () => {
    const lines = resultText(tried(), "2026-11-12").split("\n");
    expect(lines[0]).toBe("Stellarion · Ciel du 12 novembre 2026");
    expect(lines[1]).toBe("✦✦✦✦✦✦✧✧ ☄☄");
    expect(lines[3]).toBe(`${location.origin}/daily`);
  });
  test("says when it was not on its day, and shows no star where none is left", () => {
    const lines = resultText(tried({ ranked: false, stars: 0 }), "2026-11-12").split("\n");
    expect(lines[0]).toContain("(hors du jour)");
    expect(lines[1]).toBe("✦✦✦✦✦✦✧✧");
  });
});
