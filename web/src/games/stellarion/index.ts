import type { GameEvent } from "../../api/protocol";
import type { GameModule } from "../board";
import Board from "./Board.svelte";
import "./stellarion.css";
import { DECKS, type DeckId, type Components, type View } from "./types";

const CARDS = DECKS.slice(0, 4)
  .flatMap((galaxy) => DECKS.slice(4).map((kind) => `${galaxy}-${kind}`))
  .concat("black-hole", "mirror");
const MOST_COPIES = 3;

/** Where a card or a voyage comes from that was not on the table before. */
function origin(event: GameEvent): [string, string][] {
  const { kind, seat, values } = event;
  if (kind === "wins-voyage" || kind === "gives") {
    const galaxy = String(values["galaxy"]);
    return Array.from({ length: 8 }, (_, n) => [
      `won.${kind === "gives" ? 1 - seat : seat}.${galaxy}.${n}`,
      `voyages-${galaxy}`,
    ]);
  }
  const deck = DECKS.indexOf(values["deck"] as DeckId);
  const cards = String(values["cards"] ?? values["card"] ?? "").split(" ");
  if (deck < 0 || kind === "discards") return [];
  return cards.flatMap((card) =>
    Array.from({ length: MOST_COPIES }, (_, n): [string, string] => [
      `${deck}.${CARDS.indexOf(card)}.${n}`,
      `deck-${deck}`,
    ]),
  );
}

const game: GameModule<View, Components> = {
  Board,
  points: (view) => view.piles.map((pile) => pile.reduce((sum, count) => sum + count, 0)),
  sheets: (view) => view.sheets,
  round: () => null,
  origins: (events) => Object.fromEntries(events.flatMap(origin)),
};

export default game;
