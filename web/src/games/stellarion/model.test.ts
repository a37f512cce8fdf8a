import { beforeAll, describe, expect, test } from "vitest";
import type { Choice } from "../../api/protocol";
import { useMessages } from "../../app/i18n.svelte";
import game from "./index";
import {
  cardAt,
  coordinate,
  copies,
  counted,
  deckLabel,
  flies,
  heapText,
  launches,
  narrowed,
  splitCard,
  tokens,
  toldMoves,
} from "./model";
import type { Components, View } from "./types";

const components: Components = {
  cards: ["alpha-ship", "alpha-nebula", "beta-ship", "black-hole"],
  galaxies: [],
  types: [],
  decks: [],
  expansions: [],
  track: 12,
  meteors: [],
};
const deck = (shown: number, more: object = {}) => ({
  above: [],
  below: [],
  contents: [],
  discard: [],
  shown,
  size: 5,
  ...more,
});
const view = (decks: ReturnType<typeof deck>[], outpost: object[] = []) => ({ decks, outpost }) as unknown as View;
const choice = (kind: string, values: Choice["values"], move = kind): Choice => ({ move, kind, values });

test("a card has a galaxy and a type, but for the two that have neither", () => {
  expect(splitCard("alpha-ship")).toEqual({ galaxy: "alpha", kind: "ship" });
  expect(splitCard("black-hole")).toBeNull();
  expect(splitCard("mirror")).toBeNull();
});

describe("what one points at to mean a move", () => {
  const coordination = choice("coordinate-minor", { sources: "alpha ship", type: "nebula" });
  const launch = choice("launch", { sources: "alpha beta-ship", galaxy: "beta" });
  const meteors = choice("meteors", { galaxy: "gamma" });
  const pass = choice("pass", {});

  test("are its sources, and where it leads", () => {
    expect(tokens(coordination)).toEqual(["alpha", "ship", "power nebula"]);
    expect(tokens(launch)).toEqual(["alpha", "beta-ship", "to beta"]);
    expect(tokens(meteors)).toEqual(["meteors", "to gamma"]);
    expect(tokens(choice("cross", { decks: "alpha beta" }))).toEqual(["alpha", "beta"]);
    expect(tokens(pass)).toEqual([]);
  });

  test("each further one narrows the list", () => {
    const legal = [coordination, launch, meteors, pass];
    expect(narrowed(legal, [])).toEqual([coordination, launch, meteors]);
    expect(narrowed(legal, ["alpha"])).toEqual([coordination, launch]);
    expect(narrowed(legal, ["alpha", "to beta"])).toEqual([launch]);
    expect(narrowed(legal, ["alpha", "to gamma"])).toEqual([]);
  });
});

test("one launch is proposed for each galaxy, with a shooting star only where nothing else will do", () => {
  const plain = choice("launch", { galaxy: "alpha" }, "a");
  const starred = choice("launch-star", { galaxy: "alpha" }, "b");
  const only = choice("launch-star", { galaxy: "delta" }, "c");
  expect(launches([starred, plain, only]).map((each) => each.move)).toEqual(["a", "c"]);
});

test("a source pays with the card its deck shows, or with itself", () => {
  const seen = view([deck(0), deck(-1)]);
  expect(cardAt("alpha", seen, components)).toBe("alpha-ship");
  expect(cardAt("beta", seen, components)).toBeNull();
  expect(cardAt("beta-ship", seen, components)).toBe("beta-ship");
});

test("a coordination names decks first, then cards, in the order of the box", () => {
  expect(coordinate("ship", "alpha", components)).toBe("coordinate alpha ship");
  expect(coordinate("beta-ship", "planet", components)).toBe("coordinate planet beta-ship");
  expect(coordinate("black-hole", "alpha-ship", components)).toBe("coordinate alpha-ship black-hole");
});

describe("copies of a card", () => {
  test("are numbered in a heap", () => {
    expect(copies([4, 7, 4])).toEqual([
      { card: 4, copy: 0 },
      { card: 7, copy: 0 },
      { card: 4, copy: 1 },
    ]);
    expect(counted([4, 7, 4], [4, 5, 7])).toEqual([
      { card: 4, count: 2 },
      { card: 5, count: 0 },
      { card: 7, count: 1 },
    ]);
  });

  test("keep their name when they move: shown, posted, discarded", () => {
    const before = view([deck(0, { discard: [0] })]);
    expect(flies(before, 0, 0, "shown")).toBe("0.0.1");
    const posted = view([deck(1, { discard: [0] })], [{ card: 0, deck: 0 }]);
    expect(flies(posted, 0, 0, "outpost")).toBe("0.0.1");
    expect(flies(posted, 0, 0, 1)).toBe("0.0.1");
  });
});

describe("in words", () => {
  beforeAll(() => useMessages("stellarion"));
  test("a deck tells what it shows, that it hides, or that it is empty", () => {
    const seen = view([deck(0), deck(-1), deck(-1, { size: 0 })]);
    const [shown, hidden, empty] = [0, 1, 2].map((each) => deckLabel(seen, each, components));
    expect(new Set([shown, hidden, empty]).size).toBe(3);
    expect(shown).toMatch(/Alpha.*Vaisseau Alpha/);
    expect(hidden).not.toContain("Vaisseau");
  });
  test("a heap tells how many of each it holds", () => {
    expect(heapText([0, 0, 1], components)).not.toBe(heapText([0, 1], components));
    expect(heapText([], components)).not.toContain("stellarion-board");
  });
});

describe("where things come from", () => {
  const event = (kind: string, seat: number, values: Choice["values"]) => ({
    version: 1,
    rule: "",
    kind,
    seat,
    values,
  });
  test("a card that is turned over comes from its deck, whichever copy it is", () => {
    const origins = game.origins([event("reveals", 0, { deck: "ship", card: "alpha-ship" })]);
    expect(origins["4.0.0"]).toBe("deck-4");
    expect(origins["4.0.2"]).toBe("deck-4");
  });
  test("a voyage comes from its pile, and one that is given goes to the partner", () => {
    expect(game.origins([event("wins-voyage", 1, { galaxy: "alpha" })])["won.1.alpha.0"]).toBe("voyages-alpha");
    expect(game.origins([event("gives", 1, { galaxy: "beta" })])["won.0.beta.0"]).toBe("voyages-beta");
  });
  test("a discarded card comes from nowhere else", () => {
    expect(game.origins([event("discards", 0, { deck: "ship", card: "alpha-ship" })])).toEqual({});
  });
});

describe("meteors inside an action", () => {
  const meteors = ["alpha", "beta"].map((galaxy) => choice("meteors", { galaxy }, `meteors ${galaxy}`));
  const scan = choice("scan", { deck: "ship" }, "scan ship");
  const stop = choice("stop", {}, "stop");
  const take = choice("take", { galaxy: "alpha" }, "take alpha");

  test("are all that the voyages and the tokens mean while a power is at work", () => {
    const legal = [scan, stop, ...meteors];
    expect(narrowed(legal, [])).toEqual(meteors);
    expect(narrowed(legal, ["meteors", "to beta"])).toEqual([meteors[1]]);
    expect(toldMoves("power", legal, [], meteors)).toEqual([]);
    expect(toldMoves("power", legal, ["meteors"], meteors)).toEqual(meteors);
  });

  test("are told beside what a crossing brings once they are picked", () => {
    expect(toldMoves("cross", [take, ...meteors], [], meteors)).toEqual([take]);
    expect(toldMoves("cross", [take, ...meteors], ["meteors"], meteors)).toEqual([...meteors, take]);
  });

  test("are told at once when the sun waits for them", () => {
    expect(toldMoves("rescue", meteors, [], meteors)).toEqual(meteors);
  });
});
