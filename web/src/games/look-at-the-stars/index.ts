import type { GameModule } from "../board";
import Board from "./Board.svelte";
import "./look.css";
import { sheets } from "./model";
import { CARDS, type Components, type View } from "./types";

const game: GameModule<View, Components> = {
  Board,
  points: (view) => view.skies.map((sky) => sky.points),
  sheets: (view) => sheets(view.skies),
  round: (view) => (view.turned ? { round: view.turned, of: CARDS } : null),
  origins: () => ({}),
  tellsRefusals: true,
  minor: ["skip"],
};

export default game;
