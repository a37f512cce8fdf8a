// What the others have gained since one's own last move.
import type { Seat } from "../../api/protocol";

export interface Gain {
  seat: Seat;
  points: number;
  total: number;
}

/** For each other seat whose points are told; nothing where nobody has moved in between. */
export function gains(before: number[], now: number[], mine: Seat): Gain[] {
  if (before === now) return [];
  return now
    .map((total, seat) => ({ seat, points: total - (before[seat] ?? 0), total }))
    .filter(({ seat }) => seat !== mine);
}
