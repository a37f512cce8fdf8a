// What a game brings to the table. Everything else around it is shared and knows no game.
import type { Component, Snippet } from "svelte";
import type { Choice, GameEvent, Hint, ScoreLine, Seat } from "../api/protocol";

export interface BoardProps<View, Components> {
  view: View;
  components: Components;
  /** Empty unless this seat is waited for; a thing can be touched because one of these mentions it. */
  legal: Choice[];
  /** The seat that looks; -1 for a spectator. */
  seat: Seat;
  names: string[];
  /** Play a move's text. One that is not in `legal` is refused by the server, with the rule. */
  play: (move: string) => void;
  /** Somebody touched what cannot be touched now. */
  refuse: () => void;
  /** A narrower sentence than the stage's, while a choice is half made; null to take it back. */
  say: (sentence: string | null) => void;
  /** The shared buttons (confirm, moves that mention nothing), for boards that keep them at the bottom on a phone. */
  actions?: Snippet | undefined;
  /** A replay: there is nothing to do, so nothing is kept at the bottom. */
  past?: boolean;
  /** What the search bot would do, once it was asked; boards may draw it. */
  hint?: Hint | null;
  /** What went wrong with the last move, for boards that say it where the person looks. */
  refused?: unknown;
  /** What a partner proposes; boards may draw it. */
  proposed?: Choice | null;
}

/** The board of one game; code outside it does not know what its views and components hold. */
export interface GameModule<View = unknown, Components = unknown> {
  Board: Component<BoardProps<View, Components>>;
  points(view: View): number[];
  sheets(view: View): ScoreLine[][];
  round(view: View): { round: number; of: number } | null;
  /** Where things come from that were not on the screen before: a thing's name -> a place's name (data-place). */
  origins(events: GameEvent[]): Record<string, string>;
  /** The board says beside the thing which rule forbids a move; the shell then need not. */
  tellsRefusals?: boolean;
  /** Kinds of moves whose button is never the main one: passing, for one. */
  minor?: string[];
  /** What a game alone has made of one; the end begins with it. */
  rank?(view: View): string;
}
