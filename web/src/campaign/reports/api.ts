// What there is to read of a campaign, asked for once: a resolved turn does not change unless it is taken back.
import { address, request } from "../../api/client";
import type { Schemas } from "../../api/protocol";
import { settings } from "../../app/settings.svelte";
import { gamesApi } from "../../games/api";
import { type Campaign, campaignsApi, inCampaign, type View } from "../api";

export type Page = Schemas["Page"];
export type PageSection = Schemas["PageSection"];
export type PageItem = Schemas["PageItem"];
export type Figures = Schemas["Figures"];
export type Rank = Schemas["Rank"];
export type Biography = Schemas["Biography"];
export type Accounts = Schemas["Ledger"];
export type EmpireMap = Schemas["EmpireMap"];
export type World = Schemas["World"];
export type Docket = Schemas["Docket"];
export type PastTrial = Schemas["PastTrial"];
export type Search = Schemas["Search"];

const MOST_KEPT = 120;
const kept = new Map<string, Promise<unknown>>();

/** The same question has the same answer, and the same promise, so that a page is not drawn again. */
function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const known = kept.get(key) as Promise<T> | undefined;
  if (known) return known;
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
  const asked = ask();
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}

/** Another family knows other things; a turn that is taken back has another commitment, and an edited one another time. */
function keyOf(campaign: Campaign, ...what: (string | number)[]): string {
  const { id, turn, commitment, moved, mine } = campaign;
  return [id, turn, commitment, moved, mine ?? "", settings.language, ...what].join(" ");
}

const lang = () => ({ lang: settings.language });
const inTurn = (campaign: Campaign, turn: number) => ({ path: { campaign_id: campaign.id, turn } });

export const lastTurn = (campaign: Campaign) => campaign.turn - 1;

/** The turn an address names, the last one without; -1 where none is resolved. */
export function turnOf(campaign: Campaign, wanted: string | undefined): number {
  return /^\d+$/.test(wanted ?? "") ? Math.min(Number(wanted), lastTurn(campaign)) : lastTurn(campaign);
}

export const past = {
  view: (campaign: Campaign, turn: number) =>
    once(keyOf(campaign, "view", turn), () =>
      turn === lastTurn(campaign)
        ? campaignsApi.view(campaign.id)
        : request("get", "/api/campaigns/{campaign_id}/view", { ...inCampaign(campaign.id), query: { turn } }),
    ),
  page: (campaign: Campaign, turn: number, kind: "gazette" | "report") =>
    once(keyOf(campaign, kind, turn), () =>
      request("get", `/api/campaigns/{campaign_id}/turns/{turn}/${kind}`, {
        ...inTurn(campaign, turn),
        query: lang(),
      }),
    ),
  figures: (campaign: Campaign) =>
    once(keyOf(campaign, "figures"), () =>
      request("get", "/api/campaigns/{campaign_id}/figures", inCampaign(campaign.id)),
    ),
  biography: (campaign: Campaign, code: string) =>
    once(keyOf(campaign, "person", code), () =>
      request("get", "/api/campaigns/{campaign_id}/people/{code}", {
        path: { campaign_id: campaign.id, code },
        query: lang(),
      }),
    ),
  ledger: (campaign: Campaign, turn: number) =>
    once(keyOf(campaign, "ledger", turn), () =>
      request("get", "/api/campaigns/{campaign_id}/turns/{turn}/ledger", { ...inTurn(campaign, turn), query: lang() }),
    ),
  map: (campaign: Campaign, turn: number) =>
    once(keyOf(campaign, "map", turn), () =>
      request("get", "/api/campaigns/{campaign_id}/map", { ...inCampaign(campaign.id), query: { turn } }),
    ),
  docket: (campaign: Campaign) =>
    once(keyOf(campaign, "docket"), () =>
      request("get", "/api/campaigns/{campaign_id}/docket", inCampaign(campaign.id)),
    ),
  search: (campaign: Campaign, q: string) =>
    once(keyOf(campaign, "search", q), () =>
      request("get", "/api/campaigns/{campaign_id}/search", { ...inCampaign(campaign.id), query: { q, ...lang() } }),
    ),
  dice: (campaign: Campaign, turn: number) =>
    once(keyOf(campaign, "dice", turn), () =>
      request("get", "/api/campaigns/{campaign_id}/turns/{turn}/dice", inTurn(campaign, turn)),
    ),
  ranking: (campaign: Campaign) =>
    once(keyOf(campaign, "ranking"), () =>
      request("get", "/api/campaigns/{campaign_id}/ranking", inCampaign(campaign.id)),
    ),
};

export const court = (campaign: Campaign) =>
  once(keyOf(campaign, "court"), () => Promise.all([past.docket(campaign), headings()]));
export const standing = (campaign: Campaign) =>
  once(keyOf(campaign, "standing"), () => Promise.all([past.ranking(campaign), past.figures(campaign)]));
export const books = (campaign: Campaign, turn: number) =>
  once(keyOf(campaign, "books", turn), () =>
    Promise.all([past.ledger(campaign, turn), past.figures(campaign), headings()]),
  );

const NOTHING = Promise.resolve(null);
/** The view one turn earlier; null before the founding. */
export const earlier = (campaign: Campaign, turn: number): Promise<View | null> =>
  turn > 0 ? past.view(campaign, turn - 1) : NOTHING;

/** Where the server has a page as a document to print. */
export function printed(campaign: Campaign, turn: number, kind: "gazette" | "report"): string {
  const path = `/api/campaigns/{campaign_id}/turns/{turn}/${kind}/html`;
  return address(path, { ...inTurn(campaign, turn), query: lang() });
}

/** What a rule is about, in the reader's language: its chapter, and its own heading. */
export function headings(): Promise<Map<string, string>> {
  const language = settings.language;
  return once(`rules ${language}`, async () => {
    const { chapters } = await gamesApi.rules("stellarium", language);
    const rules = chapters.flatMap(({ title, rules }) => rules.map((rule) => ({ ...rule, title })));
    return new Map(
      rules.map(({ number, heading, title }) => [number, title === heading ? heading : `${title} · ${heading}`]),
    );
  });
}
