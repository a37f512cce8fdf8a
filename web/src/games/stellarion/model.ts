// Reading a view and a list of legal moves for drawing. No rules: what may be done is in the list.
import { list, t } from "../../app/i18n.svelte";
import type { Choice } from "../../api/protocol";
import { noun } from "../../match/sentences";
import { DECKS, GALAXIES, type Components, type DeckId, type Galaxy, type Kind, type View } from "./types";

export const GAME = "stellarion";
export const STAR = "shooting-star";
export const LETTERS: Record<Galaxy, string> = { alpha: "α", beta: "β", gamma: "γ", delta: "δ" };

/** "alpha-ship" -> its galaxy and its type; null for a black hole or a mirror. */
export function splitCard(card: string): { galaxy: Galaxy; kind: Kind } | null {
  const [galaxy, kind] = card.split("-") as [Galaxy, Kind];
  return GALAXIES.includes(galaxy) ? { galaxy, kind } : null;
}

const word = (choice: Choice, key: string) => String(choice.values[key] ?? "");
const words = (choice: Choice, key: string) => word(choice, key).split(" ").filter(Boolean);

/** What one can point at to mean a move: decks, cards of the outpost, the shooting star, `to alpha`, `power ship`. */
export function tokens(choice: Choice): string[] {
  const sources = words(choice, choice.kind === "cross" ? "decks" : "sources");
  if (isCoordination(choice)) return [...sources, `power ${word(choice, "type")}`];
  if (isLaunch(choice)) return [...sources, `to ${word(choice, "galaxy")}`];
  if (isMeteors(choice)) return ["meteors", `to ${word(choice, "galaxy")}`];
  return sources;
}

export const isLaunch = (choice: Choice) => choice.kind.startsWith("launch");
export const isCoordination = (choice: Choice) => choice.kind.startsWith("coordinate");
export const isMeteors = (choice: Choice) => choice.kind.startsWith("meteors");
export const degreeOf = (choice: Choice) => (choice.kind.startsWith("coordinate-major") ? "major" : "minor");
export const sourcesOf = (choice: Choice) => words(choice, choice.kind === "cross" ? "decks" : "sources");
export const galaxyOf = (choice: Choice) => word(choice, "galaxy") as Galaxy;
export const typeOf = (choice: Choice) => word(choice, "type") as Kind;
export const deckOf = (choice: Choice) => word(choice, "deck");
export const cardOf = (choice: Choice) => word(choice, "card");

export function narrowed(legal: Choice[], picks: readonly string[]): Choice[] {
  return legal.filter((choice) => {
    const its = tokens(choice);
    return its.length > 0 && picks.every((pick) => its.includes(pick));
  });
}

/** Moves told as sentences: crossings, which voyage a crossing brings, and meteors, once they are picked or all that is left. */
export function toldMoves(stage: string, legal: Choice[], picks: readonly string[], found: Choice[]): Choice[] {
  if (stage === "rescue") return legal;
  return [
    ...(picks.length ? found.filter((choice) => choice.kind === "cross" || isMeteors(choice)) : []),
    ...(stage === "cross" ? legal.filter((choice) => !isMeteors(choice)) : []),
  ];
}

/** One proposal for each galaxy; a shooting star only where nothing else will do. */
export function launches(found: Choice[]): Choice[] {
  return GALAXIES.flatMap((galaxy) => {
    const there = found.filter((choice) => isLaunch(choice) && galaxyOf(choice) === galaxy);
    return there.find((choice) => choice.kind === "launch") ?? there[0] ?? [];
  });
}

/** The card that a source pays with, as a word. */
export function cardAt(source: string, view: View, components: Components): string | null {
  const deck = DECKS.indexOf(source as DeckId);
  return deck < 0 ? source : (components.cards[view.decks[deck]!.shown] ?? null);
}

/** The text of a coordination of two sources, legal or not: decks come first, then cards, in the order of the box. */
export function coordinate(one: string, other: string, components: Components): string {
  const place = (source: string) => {
    const deck = DECKS.indexOf(source as DeckId);
    return deck < 0 ? DECKS.length + components.cards.indexOf(source) : deck;
  };
  const [first, second] = place(one) < place(other) ? [one, other] : [other, one];
  return `coordinate ${first} ${second}`;
}

export const cardName = (card: string) => t(`stellarion-card-${card}`);
export const deckName = (deck: string) => noun(GAME, "deck", deck);

/** Cards of one deck have copies: each copy on the table has a name that it keeps when it moves. */
export function flies(view: View, deck: number, card: number, at: "shown" | "outpost" | number): string {
  if (typeof at === "number") return `${deck}.${card}.${at}`;
  const before = view.decks[deck]!.discard.filter((each) => each === card).length;
  const posted = view.outpost.filter((each) => each.card === card && each.deck === deck).length;
  return `${deck}.${card}.${before + (at === "shown" ? posted : 0)}`;
}

/** The discards with the place of each among its copies. */
export function copies(cards: number[]): { card: number; copy: number }[] {
  return cards.map((card, i) => ({ card, copy: cards.slice(0, i).filter((each) => each === card).length }));
}

/** How many of each card a heap holds, in the order of the box. */
export function counted(cards: number[], all: number[]): { card: number; count: number }[] {
  return all.map((card) => ({ card, count: cards.filter((each) => each === card).length }));
}

export function deckLabel(view: View, deck: number, components: Components): string {
  const there = view.decks[deck]!;
  const card = components.cards[there.shown];
  const values = { deck: deckName(DECKS[deck]!), count: there.size, card: card ? cardName(card) : "" };
  if (!there.size) return t("stellarion-board-deck-empty", values);
  return t(card ? "stellarion-board-deck-shows" : "stellarion-board-deck-hidden", values);
}

/** "Alpha ship twice, Alpha star": what a heap holds, for those who listen. */
export function heapText(cards: number[], components: Components): string {
  const all = [...new Set(cards)].sort((a, b) => a - b);
  const told = counted(cards, all).map(({ card, count }) =>
    t("stellarion-board-times", { card: cardName(components.cards[card]!), count }),
  );
  return told.length ? list(told) : t("stellarion-board-nothing");
}
