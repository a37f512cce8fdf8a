import { beforeAll, describe, expect, test } from "vitest";
import { useMessages } from "../../app/i18n.svelte";
import { cardLabel, columns, isDown, onSlots, places, SLOT, sums } from "./model";
import type { BoardView, CardInfo, Components } from "./types";
import game from "./index";

const card = (id: string, type: CardInfo["type"], number: number, more: Partial<CardInfo> = {}): CardInfo => ({
  id,
  type,
  number,
  stars: 1,
  zero: false,
  starter: false,
  ...more,
});
const components: Components = {
  cards: [
    card("mars", "planet", 3),
    card("venus", "planet", 2, { stars: 2 }),
    card("pluto", "planet", 6, { zero: true }),
    card("iss", "satellite", 4),
    card("hubble", "satellite", 1),
  ],
  rows: [2, 3],
  section_of: [0, 0, 1, 1, 1],
};
const board = (notebook: number[], sheet: BoardView["sheet"]): BoardView => ({
  slots: [],
  down: [],
  notebook,
  hand_size: 0,
  known: [],
  chosen: false,
  sheet,
  points: 0,
});
const stars = (values: Record<string, string | number>, points = 0) => ({ rule: "", kind: "stars", points, values });

describe("places of the telescope", () => {
  test("stand in rows, each centred under the widest", () => {
    const { at, w, h } = places([2, 3]);
    expect(w).toBe(3 * SLOT.w + 2 * SLOT.gap);
    expect(h).toBe(2 * SLOT.h + SLOT.gap);
    expect(at.map((place) => place.row)).toEqual([0, 0, 1, 1, 1]);
    expect(at[2]).toEqual({ x: 0, y: SLOT.h + SLOT.gap, row: 1 });
    expect(at[0]!.x + at[1]!.x + SLOT.w).toBe(w);
  });
});

describe("columns of the notebook", () => {
  test("hold the cards of their type in the order of their numbers, and the satellites that joined", () => {
    const values = { type: "planet", satellites: "iss", wild: "", stars: 3, multiplier: 3 };
    const { columns: made, free } = columns(board([0, 1, 3, 4], [stars(values, 9)]), components);
    expect(made[0]!.chips.map((chip) => [chip.card.id, chip.as])).toEqual([
      ["venus", 2],
      ["mars", 3],
      ["iss", 4],
    ]);
    expect(free.map((each) => each.id)).toEqual(["hubble"]);
    expect([...made[0]!.run]).toEqual([2, 3, 4]);
    expect(made[0]!.points).toBe(9);
  });

  test("count a wild card as zero where the sheet says so", () => {
    const values = { type: "planet", satellites: "", wild: "0", stars: 1, multiplier: 1 };
    const { columns: made } = columns(board([2], [stars(values)]), components);
    expect(made[0]!.chips[0]!.as).toBe(0);
    expect([...made[0]!.run]).toEqual([]);
  });
});

test("a run may begin at zero", () => {
  const box = { ...components, cards: [card("pluto", "planet", 6, { zero: true }), card("ceres", "planet", 1)] };
  const values = { type: "planet", satellites: "", wild: "0", stars: 2, multiplier: 2 };
  expect([...columns(board([0, 1], [stars(values)]), box).columns[0]!.run]).toEqual([0, 1]);
});

test("sums compare each section of the telescope", () => {
  const line = { rule: "", kind: "section", points: 5, values: { section: "left", mine: 7, theirs: 4 } };
  expect(sums(board([], [line, stars({})]))).toEqual([{ section: "left", mine: 7, theirs: 4 }]);
});

test("moves onto the telescope, open or face down", () => {
  const choice = (kind: string) => ({ move: "", kind, values: {} });
  expect(["play", "place", "play-down", "note", "take"].map((kind) => onSlots(choice(kind)))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect([isDown(choice("play-down")), isDown(choice("play"))]).toEqual([true, false]);
});

describe("in words", () => {
  beforeAll(() => useMessages("stellar"));
  test("a card tells its name, its type and its number", () => {
    expect(cardLabel(card("mars", "planet", 3))).toMatch(/^Mars, planète 3/);
    expect(cardLabel(components.cards[2]!)).toContain("6/0");
  });
});

test("a card comes from the deck, or from the hand of who played it: what is told first", () => {
  const event = (kind: string, seat: number, name: string) => ({
    version: 1,
    rule: "",
    kind,
    seat,
    values: { card: name },
  });
  const told = [event("refills", -1, "mars"), event("takes", 1, "mars"), event("places", 1, "venus")];
  expect(game.origins(told)).toEqual({ mars: "deck", venus: "hand-1" });
});
