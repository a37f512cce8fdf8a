// How a match ended, in a few words, for the one who reads the list.
import { list, t } from "../app/i18n.svelte";
import { gameOf } from "../games/list.svelte";
import type { Summary } from "../api/protocol";

export function nameOf(seat: Summary["seats"][number] | undefined): string {
  if (!seat || seat.kind === "open") return t("web-summary-seat-open");
  if (seat.kind === "bot") return t("web-summary-bot", { level: seat.level ?? 0 });
  return seat.name;
}

/** Whom one plays with: the others, or all people at one screen. Bots and seats that are alike are counted. */
export function opponents(match: Summary): string {
  const mine = match.seats.filter((seat) => seat.mine).length;
  const others = new Map<string, Summary["seats"]>();
  match.seats.forEach((seat, i) => {
    if (mine === 1 && seat.mine) return;
    const alike = seat.kind === "person" ? String(i) : nameOf(seat);
    others.set(alike, [...(others.get(alike) ?? []), seat]);
  });
  return others.size ? list([...others.values()].map(named)) : t("web-summary-alone");
}

function named(alike: Summary["seats"]): string {
  const [first, count] = [alike[0]!, alike.length];
  if (first.kind === "open") return t("web-summary-seats-open", { count });
  return count === 1 ? nameOf(first) : t("web-summary-bots", { count, level: first.level ?? 0 });
}

export function result(match: Summary): string {
  const outcome = match.outcome;
  if (!outcome) return t("web-summary-over");
  if (outcome.how === "agreed") return t("web-summary-stopped");
  const mine = match.seats.flatMap((seat, i) => (seat.mine ? [i] : []));
  if (mine.length !== 1 && match.seats.length > 1 && outcome.winners.length === 1)
    return t("web-summary-won-by", { who: nameOf(match.seats[outcome.winners[0]!]) });
  const won = mine.some((seat) => outcome.winners.includes(seat));
  const together = gameOf(match.game)?.together;
  if (match.seats.length === 1 && !together && outcome.how === "rules") return t("web-summary-over"); // the points tell
  if (won && outcome.winners.length > 1 && !together) return t("web-summary-shared");
  if (outcome.how === "resigned" && won) return t("web-summary-won-resigned");
  return t(won ? "web-summary-won" : "web-summary-lost");
}

/** One's own points first. */
export function points(match: Summary): string {
  const all = match.points ?? [];
  const order = match.seats
    .map((_, i) => i)
    .sort((a, b) => Number(match.seats[b]!.mine) - Number(match.seats[a]!.mine));
  return order.map((i) => all[i]).filter((each) => each !== undefined).join(" – "); // prettier-ignore
}
