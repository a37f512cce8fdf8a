// Messages come from the same Fluent files as Python's; those of the shell at the start, those of a game with its board.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { CATALOGUES } from "virtual:catalogues";
import type { Language } from "../api/protocol";
import { settings } from "./settings.svelte";

export type Args = Record<string, FluentVariable>;

let loaded = $state.raw<Record<string, FluentBundle>>({});
const read = new Set<string>();

/** A part is `web`, or a game with its cards and the words of its board. */
export async function loadMessages(part: string, language: Language = settings.language): Promise<void> {
  const name = `${part}-${language}`;
  const text = await CATALOGUES[name]?.();
  if (!text || read.has(name)) return;
  read.add(name);
  const bundle = loaded[language] ?? new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text.default), { allowOverrides: true });
  loaded = { ...loaded, [language]: bundle };
}

const parts = new Set(["web"]);

/** Loads a part now and again whenever the language is switched. */
export async function useMessages(part: string): Promise<void> {
  parts.add(part);
  await loadMessages(part);
}

export async function switchLanguage(language: Language): Promise<void> {
  await Promise.all([...parts].map((part) => loadMessages(part, language)));
  settings.language = language;
  document.documentElement.lang = language;
}

export function has(id: string): boolean {
  return loaded[settings.language]?.hasMessage(id) ?? false;
}

export function t(id: string, args?: Args): string {
  const bundle = loaded[settings.language];
  const message = bundle?.getMessage(id);
  if (!message?.value) return id;
  const said = bundle!.formatPattern(message.value, args ?? null, []);
  if (!args) return said;
  const signed = Object.values(args).some((value) => typeof value === "number" && value < 0) ? minused(said) : said;
  return settings.language === "fr" ? elided(signed) : signed;
}

/** *La fille de Ève* as one says it; Python's `locales/french.py` does the same. */
const elided = (said: string) =>
  said.replace(/(?<![\p{L}’])([Dd]|[Qq]u)e (?=[AEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆ]|H[aeiouéèêyœ](?!ut|rpie|ros))/gu, "$1’");

/** The minus of a number, as Python's `locales` writes it; the one in 4-12 is a dash. */
export const minused = (said: string) => said.replace(/(?<![\p{L}\d-])-(?=\d)/gu, "−");

export function list(words: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(words);
}

/** The page's language as the reader's region writes it: `en-GB` for a reader of `en`, where the browser says so. */
export function region(): string {
  const language = settings.language;
  return navigator.languages.find((tag) => tag === language || tag.startsWith(`${language}-`)) ?? language;
}

/** As the reader's language writes it; in French the first of a month is the `1er`. */
export function dateText(date: Date, shape: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat(region(), shape).formatToParts(date);
  const worded = parts.some(({ type, value }) => type === "month" && /\p{L}/u.test(value));
  const first = (type: string, value: string) =>
    type === "day" && value === "1" && settings.language === "fr" && worded;
  return parts.map(({ type, value }) => (first(type, value) ? "1er" : value)).join("");
}

/** A day and an hour, short. */
export function momentText(moment: string): string {
  return dateText(new Date(moment), { dateStyle: "medium", timeStyle: "short" });
}

export function dayText(moment: string): string {
  return dateText(new Date(moment), { dateStyle: "medium" });
}

export function ago(time: string, now = Date.now()): string {
  const seconds = (new Date(time).getTime() - now) / 1000;
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  for (const [unit, size] of [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ] as const) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  }
  return t("web-just-now");
}
