// What there is to read of a campaign, asked for once: a resolved turn does not change unless it is taken back.
import { api, NOTHING as BARE, query, Refused, request, Unreachable } from "../../net/api";
import type { Problem, Rules } from "../../net/protocol";
import type { components } from "../../net/types";
import { settings } from "../../settings.svelte";
import { type Campaign, of } from "../net";

type Schemas = components["schemas"];
export type View = Schemas["StellariumView"];
export type PersonView = Schemas["StellariumPersonView"];
export type Page = Schemas["Page"];
export type PageSection = Schemas["PageSection"];
export type PageItem = Schemas["PageItem"];
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

/** Another family knows other things; a turn that is taken back has another promise, and an edited one another time. */
const keyOf = (campaign: Campaign, what: string) => `${campaign.id} ${campaign.turn} ${campaign.commitment} ${campaign.moved} ${campaign.mine ?? ""} ${what}`;

function read<T>(campaign: Campaign, path: string): Promise<T> {
  return once(keyOf(campaign, path), () => request<T>("GET", of(campaign.id, path)));
}

async function readText(path: string): Promise<string> {
  const answer = await fetch(path, { headers: { "Accept-Language": settings.language } }).catch(() => {
    throw new Unreachable();
  });
  if (!answer.ok) throw new Refused({ ...BARE, ...((await answer.json()) as Problem) });
  return answer.text();
}

/** Several answers as one that stays the same while they do: the page is not drawn anew. */
function together<T extends readonly Promise<unknown>[]>(campaign: Campaign, what: string, asked: () => readonly [...T]) {
  return once(keyOf(campaign, `${what} ${settings.language}`), () => Promise.all(asked()));
}

export const lastTurn = (campaign: Campaign) => campaign.turn - 1;

/** The turn an address names, the last one without; -1 where none is resolved. */
export function turnOf(campaign: Campaign, wanted: string | undefined): number {
  return /^\d+$/.test(wanted ?? "") ? Math.min(Number(wanted), lastTurn(campaign)) : lastTurn(campaign);
}

export const past = {
  view: (campaign: Campaign, turn: number) => read<View>(campaign, `/view${turn === lastTurn(campaign) ? "" : query({ turn })}`),
  page: (campaign: Campaign, turn: number, kind: "gazette" | "letter") =>
    read<Page>(campaign, `/turns/${turn}/${kind}${query({ lang: settings.language })}`),
  figures: (campaign: Campaign) => read<Figures>(campaign, "/figures"),
  life: (campaign: Campaign, code: string) =>
    read<Biography>(campaign, `/people/${encodeURIComponent(code)}${query({ lang: settings.language })}`),
  ledger: (campaign: Campaign, turn: number) => read<Ledger>(campaign, `/turns/${turn}/ledger${query({ lang: settings.language })}`),
  map: (campaign: Campaign, turn: number) => read<EmpireMap>(campaign, `/map${query({ turn })}`),
  docket: (campaign: Campaign) => read<Docket>(campaign, "/docket"),
  search: (campaign: Campaign, q: string) => read<Search>(campaign, `/search${query({ q, lang: settings.language })}`),
  dice: (campaign: Campaign, turn: number) => once(keyOf(campaign, `dice ${turn}`), () => readText(of(campaign.id, `/turns/${turn}/dice`))),
  ranking: (campaign: Campaign) => read<Rank[]>(campaign, "/ranking"),
};

export const court = (campaign: Campaign) => together(campaign, "court", () => [past.docket(campaign), headings()]);
export const standing = (campaign: Campaign) => together(campaign, "standing", () => [past.ranking(campaign), past.figures(campaign)]);
export const books = (campaign: Campaign, turn: number) =>
  together(campaign, `books ${turn}`, () => [past.ledger(campaign, turn), past.figures(campaign), headings()]);

const NOTHING = Promise.resolve(null);
/** The view one turn earlier; null before the founding. */
export const earlier = (campaign: Campaign, turn: number): Promise<View | null> => (turn > 0 ? past.view(campaign, turn - 1) : NOTHING);

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
