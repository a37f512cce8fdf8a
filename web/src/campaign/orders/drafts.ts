// What was typed and has not reached the server yet, kept in the browser's own storage: one draft for each turn.
// A turn that was taken back and comes again is another turn: its draft has another key.
import type { OrderDocument } from "../api";
import { asToml } from "./toml";

export interface Draft {
  text?: string;
  document?: OrderDocument;
  revision: number;
}

/** A draft that is for no turn that is open: its turn was closed, or taken back. */
export interface Stray {
  key: string;
  turn: number;
  text: string;
}

const begins = (campaign: string) => `belle-etoile-orders-${campaign}-`;

/** `redrawn`: how often a turn before this one was taken back. */
export const draftKey = (campaign: string, turn: number, redrawn: number) =>
  `${begins(campaign)}${turn}${redrawn ? `.${redrawn}` : ""}`;

export function readDraft(key: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as Draft | null;
  } catch {
    return null;
  }
}

export function keepDraft(key: string, draft: Draft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // storage is off: the server has all but the last half second
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // storage is off
  }
}

/** The drafts of this campaign but for the present one, the latest turn first. */
export function strayDrafts(campaign: string, present: string): Stray[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(begins(campaign)) && key !== present);
    return keys.flatMap((key) => strayAt(campaign, key)).sort((a, b) => b.turn - a.turn);
  } catch {
    return [];
  }
}

function strayAt(campaign: string, key: string): Stray[] {
  const turn = parseInt(key.slice(begins(campaign).length));
  const draft = readDraft(key);
  const text = draft?.text ?? (draft?.document ? asToml(draft.document) : "");
  return text.trim() && !Number.isNaN(turn) ? [{ key, turn, text }] : [];
}
