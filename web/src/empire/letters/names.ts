// Who writes to whom, by name.
import { list, t } from "../../i18n.svelte";
import type { Campaign } from "../net";

export function familyName(campaign: Campaign, seat: number): string {
  if (seat < 0) return t("empire-letters-master");
  return campaign.families[seat]?.name || t("empire-family-number", { number: seat + 1 });
}

export function familyNames(campaign: Campaign, seats: number[]): string {
  return list(seats.map((seat) => familyName(campaign, seat)));
}

/** Families with somebody who can read. */
export function readers(campaign: Campaign) {
  return campaign.families.filter((family) => family.kind === "person" && !family.mine);
}
