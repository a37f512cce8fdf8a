import { describe, expect, test } from "vitest";
import type { Campaign } from "./api";
import { campaign, family } from "../testing/campaign";
import { CAMPAIGN_SECTIONS, PATTERNS } from "../app/addresses";
import { founds, SECTIONS, sectionOf, unsealed } from "./sections";

const tabs = (more: Partial<Campaign>) =>
  SECTIONS.filter((section) => section.shown?.(campaign(more)) ?? true).map((section) => section.id);

describe("tabs", () => {
  test("before the first turn: found, and nothing to read", () => {
    expect(tabs({ turn: 0 })).toEqual(["home", "founding", "letters", "log"]);
  });
  test("of a player: orders, and all there is to read", () => {
    expect(tabs({})).toEqual([
      ...["home", "orders", "gazette", "report", "letters", "pyramids", "map", "tree", "court", "ledger", "ranking"],
      ...["search", "log"],
    ]);
  });
  test("of a spectator: nothing that is a family's own", () => {
    const shown = tabs({ mine: null, families: [family(0)] });
    for (const own of ["orders", "founding", "report", "letters", "ledger", "master"]) expect(shown).not.toContain(own);
    expect(shown).toContain("gazette");
  });
  test("of a game master: a desk and letters", () => {
    expect(tabs({ mine: null, mastered: true })).toEqual(expect.arrayContaining(["letters", "master"]));
  });
  test("of a family that fell silent: those of a spectator", () => {
    const silent = tabs({ families: [family(0, { mine: true, status: "PNJ" })] });
    for (const own of ["orders", "report", "letters", "ledger"]) expect(silent).not.toContain(own);
  });
  test("after the end: no orders", () => {
    expect(tabs({ status: "over" })).not.toContain("orders");
  });
});

test("every section has an address, and nothing else in a campaign", () => {
  const known = (path: string) => PATTERNS.some(([pattern]) => pattern.test(path));
  for (const { id } of SECTIONS) expect(CAMPAIGN_SECTIONS).toContain(id);
  for (const id of CAMPAIGN_SECTIONS) {
    expect(sectionOf(id)).toBeDefined();
    expect([known(`/campaign/c1/${id}`), known(`/campaign/c1/${id}/3/x`)]).toEqual([true, true]);
  }
  expect(known("/campaign/c1")).toBe(true);
  for (const wrong of ["families", "homes", "nothing/orders"]) expect(known(`/campaign/c1/${wrong}`)).toBe(false);
});

test("who arrives late founds a family", () => {
  expect(founds(campaign({ families: [family(0, { mine: true, joining: true })] }))).toBe(true);
  expect(founds(campaign({ families: [family(0, { joining: true })] }))).toBe(false);
});

test("the dice are for nobody who still has something to hide from or to win", () => {
  expect(unsealed(campaign({ mastered: true, mine: null }))).toBe(true);
  expect(unsealed(campaign({ mastered: true, mine: 0 }))).toBe(false);
  expect(unsealed(campaign({ mine: null }))).toBe(false);
  expect(unsealed(campaign({ status: "over" }))).toBe(true);
  expect(unsealed(campaign({ status: "over", turn: 0 }))).toBe(false);
});

test("an address without a section is the overview, and an unknown one is none", () => {
  expect(sectionOf("letter")?.id).toBe("report"); // an address of 0.1
  expect([sectionOf(undefined)?.id, sectionOf("map")?.id, sectionOf("nothing")]).toEqual(["home", "map", undefined]);
});
