// The four kinds of stars, each with a shape of its own that no turn makes look like another.
import { ray } from "../../ui/drawing";

const f = (n: number) => Number(n.toFixed(2));

/** Colours of print: the sky of a disc is dark by night and by day. */
export const INKS = ["#ee7f58", "#f7f1e0", "#ecc04a", "#86b2f5"] as const;

/** A star of a colour around (x, y); `r` is about its radius. */
export function mark(colour: number, x: number, y: number, r: number): string {
  if (colour === 0) return ray(x, y, r * 1.45, r * 0.55, 4);
  if (colour === 1)
    return `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0z`;
  if (colour === 2) return `M${f(x)} ${f(y - r * 1.3)}L${f(x + r * 1.2)} ${f(y + r * 0.8)}H${f(x - r * 1.2)}z`;
  return `M${f(x - r * 0.92)} ${f(y - r * 0.92)}h${f(r * 1.84)}v${f(r * 1.84)}h${f(-r * 1.84)}z`;
}

/** All stars of a colour as one path. */
export function marks(colour: number, stars: [number, number][], r: number): string {
  return stars.map(([x, y]) => mark(colour, x, y, r)).join("");
}
