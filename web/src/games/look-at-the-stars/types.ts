// The view and the components are generated from games/look_at_the_stars/view.py.
import type { Schemas } from "../../api/protocol";

export type View = Schemas["LookAtTheStarsView"];
export type SkyView = Schemas["LookAtTheStarsSkyView"];
export type GroupView = Schemas["LookAtTheStarsGroupView"];
export type Components = Schemas["LookAtTheStarsComponents"];
export type Sheet = Schemas["LookAtTheStarsSheet"];
export type Shape = Schemas["LookAtTheStarsShape"];
/** [x, y, x, y] among four by four stars, y upwards. */
export type Segment = Shape["lines"][number];

export const GAME = "look-at-the-stars";
export const CARDS = 18;
export const SIZES = [3, 4, 5, 6, 7, 8];
