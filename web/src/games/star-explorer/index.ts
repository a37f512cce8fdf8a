import type { GameModule } from "../board";
import Board from "./Board.svelte";
import { ROUNDS, type View } from "./types";

const game: GameModule = {
  Board,
  points: (view) => (view as View).boards.map((board) => board.total),
  sheets: (view) => (view as View).boards.map((board) => board.sheet),
  round: (view) => ({ round: (view as View).round, of: ROUNDS }),
  origins: () => ({}),
};

export default game;
