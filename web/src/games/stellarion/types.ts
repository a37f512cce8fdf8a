// The view is generated from games/stellarion/view.py; the components mirror components() there.
import type { components } from "../../net/types";

export type View = components["schemas"]["StellarionView"];
export type DeckView = components["schemas"]["StellarionDeckView"];

export const GALAXIES = ["alpha", "beta", "gamma", "delta"] as const;
export type Galaxy = (typeof GALAXIES)[number];
export const TYPES = ["ship", "nebula", "star", "planet"] as const;
export type Kind = (typeof TYPES)[number];
export type DeckId = Galaxy | Kind;
export const DECKS: readonly DeckId[] = [...GALAXIES, ...TYPES];
/** Everything that has a figure of its own. */
export type Mark = DeckId | "black-hole" | "mirror" | "shooting-star" | "meteor";

export interface Components {
  cards: string[];
  decks: { id: DeckId; cards: string[] }[];
  track: number;
  meteors: number[];
}
