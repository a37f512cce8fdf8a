import type { GameModule } from "../board";
import Board from "./Board.svelte";
import "./look.css";
import { sheets } from "./model";
import { CARDS, type View } from "./types";

const game: GameModule = {
  Board,
  points: (view) => (view as View).skies.map((sky) => sky.points),
  sheets: (view) => sheets((view as View).skies),
  round: (view) => ((view as View).turned ? { round: (view as View).turned, of: CARDS } : null),
  origins: () => ({}),
  tellsRefusals: true,
  minor: ["skip"],
};

export default game;
