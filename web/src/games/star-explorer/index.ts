import { noun } from "../../match/sentences";
import type { GameModule } from "../board";
import Board from "./Board.svelte";
import { ROUNDS, type Components, type View } from "./types";

const game: GameModule<View, Components> = {
  Board,
  points: (view) => view.boards.map((board) => board.total),
  sheets: (view) => view.boards.map((board) => board.sheet),
  round: (view) => ({ round: view.round, of: ROUNDS }),
  origins: () => ({}),
  rank: (view) => view.title && noun("star-explorer", "title", view.title),
};

export default game;
