import type { GameEvent } from "../../api/protocol";
import type { GameModule } from "../board";
import Board from "./Board.svelte";
import "./stellar.css";
import { ROUNDS, type Components, type View } from "./types";

const game: GameModule<View, Components> = {
  Board,
  points: (view) => view.boards.map((board) => board.points),
  sheets: (view) => view.boards.map((board) => board.sheet),
  round: (view) => ({ round: view.round, of: ROUNDS }),
  origins: (events: GameEvent[]) =>
    Object.fromEntries(
      events
        .filter((event) => event.values["card"])
        .reverse() // the first event about a card says where it came from
        .map((event) => {
          const fromDeck = ["refills", "draws", "dealt"].includes(event.kind);
          return [String(event.values["card"]), fromDeck ? "deck" : `hand-${event.seat}`];
        }),
    ),
};

export default game;
