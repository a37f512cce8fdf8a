// What there is to read of a campaign, asked for once: a resolved turn does not change unless it is taken back.
import { api, query, request } from "../../net/api";
import type { Rules } from "../../net/protocol";
import type { components } from "../../net/types";
import { settings } from "../../settings.svelte";
import { type Campaign, of } from "../net";

type Schemas = components["schemas"];
export type View = Schemas["StellariumView"];
export type PersonView = Schemas["StellariumPersonView"];
export type PlanetView = Schemas["StellariumPlanetView"];
export type Page = Schemas["Page"];
export type PageSection = Schemas["PageSection"];
export type PageItem = Schemas["PageItem"];
export type ToldEvent = Schemas["ToldEvent"];
export type Turns = Schemas["Turns"];
export type TurnInfo = Schemas["TurnInfo"];
export type Figures = Schemas["Figures"];
export type Rank = Schemas["Rank"];
export type Biography = Schemas["Biography"];
export type Ledger = Schemas["Ledger"];
export type EmpireMap = Schemas["EmpireMap"];
export type World = Schemas["World"];
export type Docket = Schemas["Docket"];
export type PastTrial = Schemas["PastTrial"];
export type Search = Schemas["Search"];

const MOST_KEPT = 120;
const kept = new Map<string, Promise<unknown>>();

function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const known = kept.get(key) as Promise<T> | undefined;
  if (known) return known;
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
  const asked = ask();
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}

/** `who` and `version` are in the key: another family knows other things, and a turn can be taken back. */
function read<T>(campaign: Campaign, path: string): Promise<T> {
  const key = `${campaign.id} ${campaign.version} ${campaign.mine ?? ""} ${path}`;
  return once(key, () => request<T>("GET", of(campaign.id, path)));
}

export const lastTurn = (campaign: Campaign) => campaign.turn - 1;

export const past = {
  view: (campaign: Campaign, turn: number) => read<View>(campaign, `/view${query({ turn })}`),
  turns: (campaign: Campaign) => read<Turns>(campaign, "/turns"),
  events: (campaign: Campaign, turn: number) => read<ToldEvent[]>(campaign, `/turns/${turn}/events`),
  page: (campaign: Campaign, turn: number, kind: "gazette" | "letter") =>
    read<Page>(campaign, `/turns/${turn}/${kind}${query({ lang: settings.language })}`),
  figures: (campaign: Campaign) => read<Figures>(campaign, "/figures"),
  life: (campaign: Campaign, code: string) =>
    read<Biography>(campaign, `/people/${encodeURIComponent(code)}${query({ lang: settings.language })}`),
  ledger: (campaign: Campaign, turn: number) => read<Ledger>(campaign, `/turns/${turn}/ledger${query({ lang: settings.language })}`),
  map: (campaign: Campaign, turn: number) => read<EmpireMap>(campaign, `/map${query({ turn })}`),
  docket: (campaign: Campaign) => read<Docket>(campaign, "/docket"),
  search: (campaign: Campaign, q: string) => read<Search>(campaign, `/search${query({ q, lang: settings.language })}`),
  ranking: (campaign: Campaign) => read<Rank[]>(campaign, "/ranking"),
};

export function printed(campaign: Campaign, turn: number, kind: "gazette" | "letter"): string {
  return of(campaign.id, `/turns/${turn}/${kind}/html${query({ lang: settings.language })}`);
}

/** What a rule is about, in the reader's language: its chapter, and its own heading. */
export function headings(): Promise<Map<string, string>> {
  const language = settings.language;
  return once(`rules ${language}`, async () => {
    const book: Rules = await api.rules("stellarium", language);
    return new Map(book.chapters.flatMap((chapter) => chapter.rules.map((rule) => [rule.number, chapter.title === rule.heading ? rule.heading : `${chapter.title} · ${rule.heading}`])));
  });
}
