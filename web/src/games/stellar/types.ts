// The view and the components are generated from games/stellar/view.py.
import type { Schemas } from "../../api/protocol";

export type View = Schemas["StellarView"];
export type BoardView = Schemas["StellarBoardView"];
export type Components = Schemas["StellarComponents"];
export type CardInfo = Schemas["StellarCardInfo"];
export type Kind = CardInfo["type"];

export const TYPES: readonly Kind[] = ["planet", "moon", "asteroid", "cloud", "black-hole"];
export const ROUNDS = 11;
