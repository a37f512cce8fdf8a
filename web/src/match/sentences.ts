// Sentences for what leaves a game, by the same rules as the Python side; must agree with belle_etoile/locales/__init__.py.
import { type Args, has, list, t } from "../app/i18n.svelte";
import type { Choice, GameEvent, ScoreLine, TableSeat, Values } from "../api/protocol";

function word(game: string, key: string, text: string): string {
  const id = [`${game}-${key}-${text}`, `${game}-card-${text}`].find(has);
  return id ? t(id) : text;
}

/** `noun("stellar", "card", "mars")`: Mars; several words are a list, none is "none". */
export function noun(game: string, key: string, text: string): string {
  if (!text) return "none";
  const parts = text.split(" ").map((part) => word(game, key, part));
  return parts.length === 1 ? parts[0]! : list(parts);
}

function filled(game: string, values: Values): Args {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === "string" ? noun(game, key, value) : value]),
  );
}

export function eventText(game: string, event: GameEvent, names: string[], you: number): string {
  const values = filled(game, event.values);
  values["seat"] = event.seat >= 0 ? (names[event.seat] ?? "") : "none";
  values["who"] = event.seat === you ? "you" : "other";
  return t(`${game}-event-${event.kind}`, values);
}

export function moveText(game: string, choice: Choice): string {
  return t(`${game}-move-${choice.kind}`, filled(game, choice.values));
}

export function promptText(game: string, stage: string): string {
  return t(`${game}-prompt-${stage}`);
}

export function scoreText(game: string, line: ScoreLine): string {
  return t(`${game}-score-${line.kind}`, { points: line.points, ...filled(game, line.values) });
}

/** `search-1:400ms` as people say it; locales/__init__.py: Speaker.bot does the same. */
export function botName(name: string): string {
  const [bot = "", budget = ""] = name.split(":");
  const [kind = "", version = ""] = bot.split("-");
  if (!has(`bot-${kind}`)) return t("web-table-bot");
  const said = version ? t("bot-versioned", { bot: t(`bot-${kind}`), version }) : t(`bot-${kind}`);
  if (!budget) return said;
  const number = parseInt(budget);
  if (budget.endsWith("ms")) return t("bot-with-time", { bot: said, milliseconds: number });
  if (budget.endsWith("%")) return t("bot-with-notice", { bot: said, percent: number });
  return t("bot-with-iterations", { bot: said, iterations: number });
}

function seatName(seat: TableSeat): string {
  if (seat.name) return seat.name;
  if (seat.kind === "bot") return botName(seat.bot === "search" ? "search-0.1" : (seat.bot ?? "")); // kept without one
  return t("web-new-seat", { number: seat.seat + 1 });
}

/** Names of the players; where two are the same, with the number of the seat. */
export function seatNames(seats: TableSeat[]): string[] {
  const names = seats.map(seatName);
  return names.map((name, seat) => (names.indexOf(name) !== names.lastIndexOf(name) ? `${name} ${seat + 1}` : name));
}
