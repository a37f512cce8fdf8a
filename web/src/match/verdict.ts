// How a match ended, in the sentence that begins its last page.
import { list, t } from "../app/i18n.svelte";
import type { MatchInfo, Seat } from "../api/protocol";

export interface End {
  outcome: MatchInfo["outcome"];
  names: string[];
  /** The seats of the one who reads. */
  mine: Seat[];
  /** The seats win or lose as one. */
  together: boolean;
}

const MINE: Record<string, string> = {
  resigned: "web-end-you-won-resigned",
  clock: "web-time-end-you-clock",
  absent: "web-time-end-you-absent",
  rules: "web-end-you-won",
};
const THEIRS: Record<string, string> = {
  resigned: "web-end-resigned",
  clock: "web-time-end-clock",
  absent: "web-time-end-absent",
  rules: "web-end-won",
};

/** Alone against nobody: how well it went is told, and nobody was beaten. */
export const isScore = ({ outcome, names, together }: End) =>
  names.length === 1 && !together && outcome?.how === "rules";

export function verdict({ outcome, names, mine, together }: End): string {
  if (!outcome || outcome.how === "agreed") return t("web-end-agreed");
  const { winners, how } = outcome;
  if (!winners.length) return t(how === "clock" ? "web-time-end-lost-clock" : "web-end-lost-together");
  const who = list(winners.map((seat) => names[seat]!));
  if (winners.length > 1 && together)
    return t(mine.length === 1 ? "web-end-you-won-together" : "web-end-won-together", { who });
  if (winners.length > 1) return t("web-end-shared", { who });
  const won = mine.length === 1 && mine.includes(winners[0]!);
  return t((won ? MINE : THEIRS)[how]!, { who });
}
