// Who writes to whom, by name.
import { list, t } from "../../app/i18n.svelte";
import type { Campaign } from "../api";
import type { Desk } from "./api";

export function familyName(campaign: Campaign, seat: number): string {
  if (seat < 0) return t("campaign-letters-master");
  return campaign.families[seat]?.name || t("campaign-family-number", { number: seat + 1 });
}

export function familyNames(campaign: Campaign, seats: number[]): string {
  return list(seats.map((seat) => familyName(campaign, seat)));
}

/** Families with somebody who can read; the game master writes to their own one, too. */
export function readers(campaign: Campaign, desk: Desk = "family") {
  return campaign.families.filter((family) => family.kind === "person" && (desk === "master" || !family.mine));
}

/** The game master's seat among senders and receivers. */
export const MASTER = -1;

/** Where a desk's letters are, in addresses. */
export function addressOf(campaign: Campaign, desk: Desk): string {
  return `/campaign/${campaign.id}/letters${desk === "master" ? "/master" : ""}`;
}

/** Whose letters these are, among senders and receivers. */
export function seatOf(campaign: Campaign, desk: Desk): number | null {
  return desk === "master" ? MASTER : (campaign.mine ?? null);
}
