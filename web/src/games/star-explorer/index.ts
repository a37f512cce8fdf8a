import type { GameModule } from "../board";
import Board from "./Board.svelte";
import { ROUNDS, type Components, type View } from "./types";

const game: GameModule<View, Components> = {
  Board,
  points: (view) => view.boards.map((board) => board.total),
  sheets: (view) => view.boards.map((board) => board.sheet),
  round: (view) => ({ round: view.round, of: ROUNDS }),
  origins: () => ({}),
};

export default game;
