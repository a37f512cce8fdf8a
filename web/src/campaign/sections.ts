// The sections of a campaign, in the order of its tabs; each is loaded when it is opened.
import type { Component } from "svelte";
import type { Campaign } from "./api";

export interface SectionProps {
  campaign: Campaign;
  /** What follows the section in the address: a turn, a person's code. */
  rest: string[];
  query: URLSearchParams;
  /** Asks the server again; or takes the answer that a request already brought. */
  refresh: (fresh?: Campaign) => Promise<void>;
}

export interface Section {
  id: string;
  load: () => Promise<{ default: Component<SectionProps> }>;
  /** Not shown as a tab where it does not apply. */
  shown?: (campaign: Campaign) => boolean;
}

/** 0.4: a family that fell silent is nobody's. */
const plays = (campaign: Campaign) =>
  campaign.mine !== undefined &&
  campaign.mine !== null &&
  campaign.families.find((family) => family.seat === campaign.mine)?.status !== "PNJ";
/** Before the first turn, and in a family that arrives later. */
const founds = (campaign: Campaign) =>
  plays(campaign) &&
  (campaign.turn === 0 || campaign.families.some((family) => family.mine && family.joining === true));

/** The referee's log tells every family's secrets: for a game master who runs none, and for all after the end. */
const unsealed = (campaign: Campaign) =>
  campaign.turn > 0 && (campaign.status === "over" || (campaign.mastered && !plays(campaign)));
const begun = (campaign: Campaign) => campaign.turn > 0;

export const SECTIONS: Section[] = [
  { id: "home", load: () => import("./Overview.svelte") },
  { id: "founding", load: () => import("./founding/Founding.svelte"), shown: founds },
  {
    id: "orders",
    load: () => import("./orders/Orders.svelte"),
    shown: (campaign) => plays(campaign) && !founds(campaign) && campaign.status === "playing",
  },
  { id: "gazette", load: () => import("./reports/Gazette.svelte"), shown: begun },
  {
    id: "report",
    load: () => import("./reports/FamilyReport.svelte"),
    shown: (campaign) => begun(campaign) && plays(campaign),
  },
  {
    id: "letters",
    load: () => import("./letters/Letters.svelte"),
    shown: (campaign) => plays(campaign) || campaign.mastered,
  },
  { id: "pyramids", load: () => import("./reports/Pyramids.svelte"), shown: begun },
  { id: "map", load: () => import("./reports/EmpireMap.svelte"), shown: begun },
  { id: "tree", load: () => import("./reports/FamilyTree.svelte"), shown: begun },
  { id: "person", load: () => import("./reports/Person.svelte"), shown: () => false },
  { id: "court", load: () => import("./reports/Court.svelte"), shown: begun },
  {
    id: "ledger",
    load: () => import("./reports/Accounts.svelte"),
    shown: (campaign) => begun(campaign) && plays(campaign),
  },
  { id: "ranking", load: () => import("./reports/Ranking.svelte"), shown: begun },
  { id: "search", load: () => import("./reports/Search.svelte"), shown: begun },
  { id: "log", load: () => import("./master/ActLog.svelte") },
  { id: "master", load: () => import("./master/Master.svelte"), shown: (campaign) => campaign.mastered },
];

/** Addresses of 0.1 that people may have kept. */
const EARLIER: Record<string, string> = { letter: "report" };

export function sectionOf(id = "home"): Section | undefined {
  return SECTIONS.find((section) => section.id === (EARLIER[id] ?? id));
}

export { founds, plays, unsealed };
