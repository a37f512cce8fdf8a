// The sky of the day: dates, the months of the calendar, and a result in words. Days are those of UTC, for everybody alike.
import type { DailySky, DailyTry } from "../../api/protocol";
import { dateText, t } from "../../app/i18n.svelte";

const noon = (date: string) => new Date(`${date}T12:00:00Z`);
const written = (date: Date, shape: Intl.DateTimeFormatOptions) => dateText(date, { ...shape, timeZone: "UTC" });
const parts = (month: string): [year: number, month: number] => [Number(month.slice(0, 4)), Number(month.slice(5))];

/** `12 novembre 2026` */
export const longDate = (date: string) => written(noon(date), { dateStyle: "long" });

/** `2026-11`: novembre 2026 */
export const monthName = (month: string) => written(noon(`${month}-01`), { month: "long", year: "numeric" });

/** From Monday; the first of January 2024 was one. */
export const weekdayNames = () =>
  Array.from({ length: 7 }, (_, i) => written(new Date(Date.UTC(2024, 0, 1 + i)), { weekday: "short" }));

/** Empty places before the first of a month, in weeks that begin on Monday. */
export const blanksBefore = (month: string) => (noon(`${month}-01`).getUTCDay() + 6) % 7;

export function daysIn(month: string): number {
  const [year, number] = parts(month);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

export function monthAfter(month: string, by: number): string {
  const [year, number] = parts(month);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** How many of those who played have won. */
export const percent = (sky: DailySky) => Math.round((100 * sky.won) / Math.max(1, sky.played));

export function standing(sky: DailySky): "none" | "playing" | "won" | "lost" {
  if (!sky.mine) return "none";
  if (sky.mine.status !== "over") return "playing";
  return sky.mine.won ? "won" : "lost";
}

export function sentence(tried: DailyTry): string {
  if (tried.status !== "over") return t("daily-playing", { turn: tried.turns + 1 });
  const { turns, stars, voyages, of } = tried;
  return t(tried.won ? "daily-won" : "daily-lost", { turns, stars, voyages, of });
}

/** To share. No spoiler: how it ended, never what lay where. */
export function resultText(tried: DailyTry, date: string): string {
  const voyages = "✦".repeat(tried.voyages) + "✧".repeat(tried.of - tried.voyages);
  const stars = tried.stars ? ` ${"☄".repeat(tried.stars)}` : "";
  const late = tried.ranked ? "" : ` (${t("daily-late")})`;
  const title = `Stellarion · ${t("daily-sky-of", { date: longDate(date) })}${late}`;
  return [title, voyages + stars, sentence(tried), `${location.origin}/daily`].join("\n");
}
