// Who sits where, and what is different from the turn before.
import type { View } from "../api";

export const PYRAMIDS = ["government", "church", "army", "explorers", "merchants"] as const;
export const FLOORS = [[0], [1, 2], [3, 4, 5]] as const;
export const BENCH = 15;
export type Change = "" | "new" | "up" | "down";

export interface Seat {
  floor: number;
  id: number;
  change: Change;
}
export interface Pyramid {
  name: string;
  seats: Seat[];
  left: number[];
}

const floorOf = (seat: number) => FLOORS.findIndex((seats) => (seats as readonly number[]).includes(seat));

function changed(before: number[] | undefined, seat: number, id: number): Change {
  if (!before || id < 0) return "";
  const was = before.indexOf(id);
  if (was < 0) return "new";
  const floors = floorOf(was) - floorOf(seat);
  return floors > 0 ? "up" : floors < 0 ? "down" : "";
}

export function pyramids(now: View, before: View | null): Pyramid[] {
  return PYRAMIDS.map((name) => {
    const ids = now.pyramids[name]!;
    const earlier = before?.pyramids[name];
    return {
      name,
      seats: ids.map((id, seat) => ({ floor: floorOf(seat), id, change: changed(earlier, seat, id) })),
      left: (earlier ?? []).filter((id) => id >= 0 && !ids.includes(id)),
    };
  });
}

/** Every seat that somebody has, by pyramid. */
export function seatsOf(view: View, id: number): { pyramid: string; floor: number }[] {
  return PYRAMIDS.flatMap((pyramid) => {
    const seat = (view.pyramids[pyramid] ?? []).indexOf(id);
    return seat < 0 ? [] : [{ pyramid, floor: floorOf(seat) }];
  });
}

export interface Bench {
  judges: { id: number; fresh: boolean }[];
  left: number[];
}

export function bench(now: View, before: View | null): Bench {
  return {
    judges: now.judges.map((id) => ({ id, fresh: before !== null && !before.judges.includes(id) })),
    left: (before?.judges ?? []).filter((id) => !now.judges.includes(id)),
  };
}

export const floorWord = (floor: number) => ["head", "dauphin", "councillor"][floor]!;
export const changes = (all: Pyramid[]) => all.flatMap((pyramid) => pyramid.seats).filter((seat) => seat.change).length;
