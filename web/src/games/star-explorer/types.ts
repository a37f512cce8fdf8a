// The view and the components are generated from games/star_explorer/view.py.
import type { Schemas } from "../../api/protocol";

export type View = Schemas["StarExplorerView"];
export type BoardView = Schemas["StarExplorerBoardView"];
export type DrawingView = Schemas["StarExplorerDrawingView"];
export type Components = Schemas["StarExplorerComponents"];
export type Tile = Schemas["StarExplorerTile"];

export const ROUNDS = 6;
export const PARTS = 3;
export const UNLIT = 7;
export const NUMERALS = ["I", "II", "III", "IV", "V", "VI"] as const;
