// The view and the components are generated from games/stellarion/view.py.
import type { Schemas } from "../../api/protocol";

export type View = Schemas["StellarionView"];
export type Components = Schemas["StellarionComponents"];

export const GALAXIES = ["alpha", "beta", "gamma", "delta"] as const;
export type Galaxy = (typeof GALAXIES)[number];
export const TYPES = ["ship", "nebula", "star", "planet"] as const;
export type Kind = (typeof TYPES)[number];
export type DeckId = Galaxy | Kind;
export const DECKS: readonly DeckId[] = [...GALAXIES, ...TYPES];
/** Everything that has a figure of its own. */
export type Mark = DeckId | "black-hole" | "mirror" | "shooting-star" | "meteor";
