// Reading a view for drawing: places in rows, collections in columns. No rules: what may be done is in the legal list.
import { t } from "../../app/i18n.svelte";
import type { Choice } from "../../api/protocol";
import type { BoardView, CardInfo, Components, Kind } from "./types";

export const SLOT = { w: 100, h: 132, gap: 9 };

export interface Place {
  x: number;
  y: number;
  row: number;
}

/** Rows of slots, centred one under the other. */
export function places(rows: number[]): { at: Place[]; w: number; h: number } {
  const wide = (count: number) => count * SLOT.w + (count - 1) * SLOT.gap;
  const w = wide(Math.max(...rows));
  const at = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => ({
      x: (w - wide(count)) / 2 + i * (SLOT.w + SLOT.gap),
      y: row * (SLOT.h + SLOT.gap),
      row,
    })),
  );
  return { at, w, h: rows.length * (SLOT.h + SLOT.gap) - SLOT.gap };
}

export interface Chip {
  card: CardInfo;
  /** The number it counts as here. */
  as: number;
}

export interface Column {
  kind: Kind;
  chips: Chip[];
  stars: number;
  multiplier: number;
  points: number;
  /** Numbers of the run that counts. */
  run: Set<number>;
}

export function columns(board: BoardView, components: Components): { columns: Column[]; free: CardInfo[] } {
  const cards = board.notebook.map((card) => components.cards[card]!);
  const free = new Map(cards.filter((card) => card.type === "satellite").map((card) => [card.id, card]));
  const made = board.sheet
    .filter((line) => line.kind === "stars")
    .map((line): Column => {
      const kind = line.values["type"] as Kind;
      const own = cards.filter((card) => card.type === kind);
      const joined = String(line.values["satellites"])
        .split(" ")
        .flatMap((id) => free.get(id) ?? []);
      joined.forEach((card) => free.delete(card.id));
      const chips = [...own, ...joined]
        .map((card) => ({ card, as: card.zero && line.values["wild"] === "0" ? 0 : card.number }))
        .sort((a, b) => a.as - b.as);
      const multiplier = Number(line.values["multiplier"]);
      const numbers = new Set(chips.map((chip) => chip.as));
      return {
        kind,
        chips,
        stars: Number(line.values["stars"]),
        multiplier,
        points: line.points,
        run: runOf(numbers, multiplier),
      };
    });
  return { columns: made, free: [...free.values()] };
}

/** Where the run of the told length lies. */
function runOf(numbers: Set<number>, length: number): Set<number> {
  for (let from = 6; length > 1 && from >= 0; from--) {
    const run = Array.from({ length }, (_, i) => from + i);
    if (run.every((number) => numbers.has(number))) return new Set(run);
  }
  return new Set();
}

export interface Sums {
  section: string;
  mine: number;
  theirs: number;
}

export function sums(board: BoardView): Sums[] {
  return board.sheet
    .filter((line) => line.kind === "section")
    .map(({ values }) => ({
      section: String(values["section"]),
      mine: Number(values["mine"]),
      theirs: Number(values["theirs"]),
    }));
}

export function cardLabel(card: CardInfo): string {
  return t("stellar-board-card", {
    name: t(`stellar-card-${card.id}`),
    type: t(`stellar-board-type-${card.type}`),
    number: card.zero ? "6/0" : String(card.number),
    stars: card.stars,
  });
}

export const isDown = (choice: Choice) => choice.kind.endsWith("-down");
/** Moves that put a card on a slot of the telescope. */
export const onSlots = (choice: Choice) => /^(play|place)(-down)?$/.test(choice.kind);
export const cardOf = (choice: Choice) => String(choice.values["card"] ?? "");
