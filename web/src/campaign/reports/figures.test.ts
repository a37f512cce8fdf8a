import { beforeAll, describe, expect, test } from "vitest";
import { useMessages } from "../../app/i18n.svelte";
import { engraving } from "./engravings";
import { signed, told, values } from "./figures";
import { GLYPHS } from "./glyphs";
import { arms, DASHES } from "./heraldry";
import { fights, worldText } from "./world-text";
import type { World } from "./api";

describe("numbers", () => {
  test("of a change have their sign", () => {
    expect([signed(3), signed(-3), signed(0)]).toEqual(["+3", "−3", "0"]);
  });
  test("are written as the language does", () => {
    expect(told(12345)).toMatch(/^12\s345$/);
    expect(told(-12345)).toMatch(/^−12\s345$/);
  });
  test("that a family does not tell are none", () => {
    const family = { seat: 0, name: "", points: [1, 2] } as unknown as Parameters<typeof values>[0];
    expect([values(family, "points"), values(family, "purse")]).toEqual([[1, 2], []]);
  });
});

describe("arms", () => {
  test("differ for as many families as may play", () => {
    const all = Array.from({ length: 84 }, (_, seat) => arms(seat));
    expect(new Set(all.map((each) => each.division + each.charge)).size).toBe(84);
  });
  test("neighbours have neither the same colour nor the same stroke", () => {
    for (let seat = 0; seat < 30; seat++) {
      expect(Math.abs(arms(seat).hue - arms(seat + 1).hue)).toBeGreaterThan(30);
      expect(DASHES[seat % DASHES.length]).not.toBe(DASHES[(seat + 1) % DASHES.length]);
    }
  });
});

describe("pictures", () => {
  test("every kind of story has one; an unknown one is quiet", () => {
    expect(engraving("invasion")).toEqual(engraving("revolt"));
    expect(engraving("invasion")).not.toEqual(engraving("murder"));
    expect(engraving("nothing-happened")).toEqual(engraving(""));
    for (const story of ["invasion", "emperor", "murder", "ship-leaves", "convicted", ""]) {
      expect(JSON.stringify(engraving(story))).not.toMatch(/NaN|undefined/);
    }
  });
  test("glyphs are strokes in a square of 24", () => {
    for (const path of Object.values(GLYPHS)) {
      expect(path).toMatch(/^M/);
      expect(path).not.toMatch(/NaN|undefined/);
    }
  });
});

describe("a world in words", () => {
  beforeAll(() => Promise.all([useMessages("campaign"), useMessages("stellarium")]));
  const world = (more: Partial<World>): World => ({
    name: "Terra",
    kind: "colony",
    holder: "empire",
    posts: [],
    garrison: [],
    traders: [],
    captives: [],
    fights: [],
    ...more,
  });
  test("tells who holds it and what is there, and nothing that is not", () => {
    expect(worldText(world({}))).toBe("à l’Empire et Aucun comptoir");
    const full = worldText(world({ posts: [0], garrison: ["1-1"], traders: ["1-2"], captives: ["1-3"] }));
    expect(full.split(",").length).toBe(4);
    expect(full).toContain("Un comptoir");
  });
  test("tells each fight in a sentence", () => {
    expect(fights(world({}))).toEqual([]);
    const [told] = fights(world({ fights: [{ kind: "invasion", result: "won", men: 4, lost: 1 }] }));
    expect(told).toContain("Terra");
  });
});
