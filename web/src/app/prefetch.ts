// Asks for the first data of a page before its code is loaded.
import { type Campaign, campaignsApi } from "../campaign/api";
import { past, turnOf } from "../campaign/reports/api";
import { accountsApi } from "../api/accounts";
import { prefetch } from "../api/client";
import { gamesApi } from "../games/api";
import { matchesApi } from "../match/api";
import { PAGES } from "./pages";
import type { Route } from "./router.svelte";
import { settings } from "./settings.svelte";

const READ = /^(gazette|report|pyramids|map|tree|person|court|ledger|ranking|search)$/;

export function prefetchFor({ page, id, rest, query }: Route): void {
  prefetch(accountsApi.me);
  prefetch(gamesApi.list);
  if (page === "home") return;
  PAGES[page]().catch(() => {}); // the page asks again, and can show a failure
  if (page === "table") prefetch(() => matchesApi.table(id, query.get("token")));
  if (page === "rules") prefetch(() => gamesApi.rules(id, settings.language));
  if (page === "campaign") askForCampaign(id, query.get("token"), rest[0] ?? "", rest[1]);
}

function askForCampaign(id: string, token: string | null, section: string, turn: string | undefined): void {
  if (section === "orders")
    for (const part of [campaignsApi.form, campaignsApi.orders]) prefetch<unknown>(() => part(id));
  if (section === "orders" || (READ.test(section) && !/^\d+$/.test(turn ?? ""))) prefetch(() => campaignsApi.view(id)); // the last turn's
  const campaign = prefetch(() => campaignsApi.one(id, token));
  if (READ.test(section))
    campaign.then(
      (found) => askToRead(found, section, turnOf(found, turn)),
      () => {},
    );
}

/** Kept where the section looks for it. */
function askToRead(campaign: Campaign, section: string, turn: number): void {
  if (turn < 0) return;
  past.view(campaign, turn).catch(() => {});
  if (section === "gazette" || section === "report") past.page(campaign, turn, section).catch(() => {});
}
