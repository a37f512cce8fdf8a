// The view is generated from games/star_explorer/view.py; the components mirror components() there.
import type { components } from "../../net/types";

export type View = components["schemas"]["StarExplorerView"];
export type BoardView = components["schemas"]["StarExplorerBoardView"];
export type DrawingView = components["schemas"]["StarExplorerDrawingView"];

export const ROUNDS = 6;
export const PARTS = 3;
export const UNLIT = 7;
export const NUMERALS = ["I", "II", "III", "IV", "V", "VI"] as const;

export interface Tile {
  id: string;
  size: number;
  colour: number;
  stars: [number, number][];
  /** Pairs of stars, counted from 1. */
  lines: [number, number][];
}

export interface Components {
  colours: string[];
  sizes: number[];
  /** Where each star of the disc lies: the pole at 0, 0, x to the right, y upwards. */
  stars: [number, number][];
  centre: number[];
  rim: number[];
  axis: [number, number];
  /** The colour of each star, for each disc. */
  discs: number[][];
  frame: { unit: number; star: number; centre: number; radius: number; up: [number, number] };
  starts: { id: string; sides: [number, number] }[];
  tiles: Tile[];
}
