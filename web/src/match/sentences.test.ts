import { beforeAll, describe, expect, test } from "vitest";
import type { TableSeat } from "../api/protocol";
import { useMessages } from "../app/i18n.svelte";
import { botName, eventText, moveText, noun, promptText, seatNames } from "./sentences";

beforeAll(() => Promise.all(["web", "core", "stellar"].map(useMessages)));

const event = (kind: string, seat: number, values: Record<string, string | number>) => ({
  version: 1,
  rule: "",
  kind,
  seat,
  values,
});
const seat = (number: number, more: Partial<TableSeat>): TableSeat => ({
  seat: number,
  kind: "person",
  name: "",
  mine: false,
  agrees: false,
  resigned: false,
  here: true,
  ...more,
});

describe("a noun", () => {
  test("is a card by its name in the reader's language", () => {
    expect(noun("stellar", "card", "mars")).toBe("Mars");
  });
  test("of several words is a list, of none is «none»", () => {
    expect(noun("stellar", "cards", "mars moon-of-nowhere")).toBe("Mars et moon-of-nowhere");
    expect(noun("stellar", "card", "")).toBe("none");
  });
});

describe("an event", () => {
  test("tells the card by its name", () => {
    expect(eventText("stellar", event("refills", -1, { at: 3, card: "mars" }), [], 0)).toBe(
      "La position 3 de la rangée reçoit\u202f: Mars.",
    );
  });
  test("speaks to whom it happened, and of them to the others", () => {
    const takes = event("takes", 0, { at: 1, card: "mars" });
    expect(eventText("stellar", takes, ["Ada", "Blaise"], 0)).toMatch(/^Vous/);
    expect(eventText("stellar", takes, ["Ada", "Blaise"], 1)).toMatch(/^Ada/);
  });
});

test("a move and a prompt have their sentences", () => {
  const move = { move: "take 2", kind: "take", values: { at: 2, card: "mars" } };
  expect(moveText("stellar", move)).toBe("Prendre en position 2\u202f: Mars");
  expect(promptText("stellar", "take")).toBe("Prenez en main une carte de la rangée.");
});

test("a bot is named with its version and its budget, as in Python", () => {
  expect(botName("random")).toBe("Hasard");
  expect(botName("search-1:400ms")).toBe("Chercheur 1 (400 ms)");
  expect(botName("search-0.1:40")).toBe("Chercheur 0.1 (40 essais)");
  expect(botName("quick-1:35%")).toBe("Vif 1 (remarque 35\u202f% de ses coups)");
});

describe("names of seats", () => {
  test("are those of people, the bot's word, or the number of the seat", () => {
    const seats = [seat(0, { name: "Ada" }), seat(1, { kind: "bot", bot: "greedy" }), seat(2, { kind: "open" })];
    expect(seatNames(seats)).toEqual(["Ada", "Glouton", "Place 3"]);
  });
  test("say the version of a bot; a seat that was kept without one is of 0.1", () => {
    const seats = ["search-1", "search", "hal"].map((bot, at) => seat(at, { kind: "bot", bot }));
    expect(seatNames(seats)).toEqual(["Chercheur 1", "Chercheur 0.1", "robot"]);
  });
  test("have the number of the seat where two are the same", () => {
    const seats = [seat(0, { name: "Ada" }), seat(1, { name: "Ada" }), seat(2, { name: "Blaise" })];
    expect(seatNames(seats)).toEqual(["Ada 1", "Ada 2", "Blaise"]);
  });
});

test("a place on the disc of Star Explorer is told by column and row, not by the terminal's number", async () => {
  await useMessages("star-explorer");
  const place = { move: "place 3 -2 0", kind: "place", values: { turns: 0, at: 1914, column: 19, row: 14 } };
  expect(moveText("star-explorer", place)).toBe("Placer l’étoile 1 colonne 19, rangée 14, à l’endroit");
});
