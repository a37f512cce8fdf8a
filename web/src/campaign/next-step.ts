// What to do now, as one step.
import type { Args } from "../app/i18n.svelte";
import type { Campaign } from "./api";

export interface Step {
  kind:
    | "join"
    | "late"
    | "found"
    | "write"
    | "wait"
    | "watch"
    | "over"
    | "paused"
    | "invite"
    | "resolve"
    | "silent"
    | "held";
  to?: string;
  values?: Args;
}

/** What waits in each tab: letters and offers, a sheet to write, letters to the game master. */
export function badgesOf(campaign: Campaign): Record<string, number> {
  const { kind, to } = nextStep(campaign);
  const todo = (kind === "write" || kind === "found") && to ? { [to]: 1 } : {};
  return { ...todo, letters: campaign.unread + campaign.offers, master: campaign.asked };
}

export function nextStep(campaign: Campaign): Step {
  const mine = campaign.families.find((family) => family.mine);
  const open = campaign.families.filter((family) => family.kind === "open" && family.status !== "PNJ");
  const late = campaign.families.filter(
    (family) => family.kind === "person" && family.status !== "PNJ" && !family.ready && !family.mine,
  ).length;
  const joining = mine?.joining === true;
  const winners = campaign.outcome?.winners.map((seat) => campaign.families[seat]?.name ?? "").join(", ") ?? "";
  if (campaign.status === "over") return { kind: "over", to: "gazette", values: { winners: winners || "none" } };
  if (!mine && (typeof campaign.invited === "number" || (campaign.public && open.length)))
    return { kind: "join", values: { master: campaign.master } };
  if (!mine && campaign.public && campaign.late && campaign.turn > 0) return { kind: "late" };
  if (campaign.paused) return { kind: "paused" };
  if (mine?.status === "PNJ") return { kind: "silent", to: "gazette" };
  if (mine && !mine.ready)
    return campaign.turn && !joining
      ? { kind: "write", to: "orders", values: { turn: campaign.turn } }
      : { kind: "found", to: "founding" };
  if (open.length && campaign.mastered && campaign.turn === 0)
    return { kind: "invite", values: { count: open.length } };
  if (mine && campaign.held) return { kind: "held", to: campaign.mastered ? "master" : "orders" };
  if (mine)
    return {
      kind: "wait",
      ...(campaign.turn && !joining ? { to: "orders" } : { to: "founding" }),
      values: { count: late + (campaign.turn ? 0 : open.length) },
    };
  return campaign.mastered
    ? { kind: campaign.held ? "held" : "resolve", to: "master" }
    : { kind: "watch", ...(campaign.turn ? { to: "gazette" } : {}) };
}
