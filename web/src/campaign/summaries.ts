// What a line about a campaign says.
import type { CampaignSummary } from "./api";

/** The coming turn; of a campaign that is over, the last one that was played. */
export const shownTurn = ({ turn, status }: Pick<CampaignSummary, "turn" | "status">) =>
  status === "over" ? turn - 1 : turn;
