// The view is generated from games/look_at_the_stars/view.py; the components mirror components() there.
import type { components } from "../../net/types";

export type View = components["schemas"]["LookAtTheStarsView"];
export type SkyView = components["schemas"]["LookAtTheStarsSkyView"];
export type GroupView = components["schemas"]["LookAtTheStarsGroupView"];

/** [x, y, x, y] among four by four stars, y upwards. */
export type Segment = [number, number, number, number];

export interface Sheet {
  id: string;
  /** From the top: `*` star, `P` planet, `o` no star yet, `#` never one, `.` outside the vault. */
  rows: string[];
  lines: string[];
  planets: string[];
}

export interface Shape {
  id: string;
  lines: Segment[];
}

export interface Components {
  sheets: Sheet[];
  nights: (Shape & { shooting: boolean })[];
  points: (Shape & { points: number })[];
  powers: Shape[];
}

export const GAME = "look-at-the-stars";
export const CARDS = 18;
export const SIZES = [3, 4, 5, 6, 7, 8];
