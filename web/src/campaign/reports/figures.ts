// Numbers over the turns: what can be drawn of a family, and how numbers are written.
import { minused } from "../../app/i18n.svelte";
import { settings } from "../../app/settings.svelte";
import type { Figures } from "./api";

export const MEASURES = ["points", "prestige", "people", "posts", "purse"] as const;
export type Measure = (typeof MEASURES)[number];
export type Family = Figures["families"][number];

export const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
export const told = (value: number) => minused(value.toLocaleString(settings.language));
export const values = (family: Family, measure: Measure): number[] => family[measure] ?? [];
