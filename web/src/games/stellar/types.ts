// The view is generated from games/stellar/view.py; the components mirror components() there.
import type { components } from "../../net/types";

export type View = components["schemas"]["StellarView"];
export type BoardView = components["schemas"]["StellarBoardView"];

export type Kind = "planet" | "moon" | "asteroid" | "cloud" | "black-hole" | "satellite";
export const TYPES: readonly Kind[] = ["planet", "moon", "asteroid", "cloud", "black-hole"];
export const ROUNDS = 11;

export interface CardInfo {
  id: string;
  type: Kind;
  number: number;
  stars: number;
  zero: boolean;
  starter: boolean;
}

export interface Components {
  cards: CardInfo[];
  rows: number[];
  section_of: number[];
}
