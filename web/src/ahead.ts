// What the page of an address asks for first, asked before its code is there.
import { type Campaign, campaigns } from "./empire/net";
import { past, turnOf } from "./empire/seeing/net";
import { ahead, api } from "./net/api";
import { PAGES } from "./pages";
import type { Route } from "./router.svelte";
import { settings } from "./settings.svelte";

const READ = /^(gazette|letter|pyramids|map|tree|person|court|ledger|ranking|search)$/;

export function askAhead({ page, id, rest, query }: Route): void {
  ahead(api.me);
  ahead(api.games);
  if (page === "home") return;
  PAGES[page]().catch(() => {}); // asked for again where a failure can be shown
  if (page === "table") ahead(() => api.table(id, query.get("token")));
  if (page === "rules") ahead(() => api.rules(id, settings.language));
  if (page === "empire") askForCampaign(id, query.get("token"), rest[0] ?? "", rest[1]);
}

function askForCampaign(id: string, token: string | null, section: string, turn: string | undefined): void {
  if (section === "orders") for (const part of [campaigns.form, campaigns.orders]) ahead<unknown>(() => part(id));
  if (section === "orders" || (READ.test(section) && !/^\d+$/.test(turn ?? ""))) ahead(() => campaigns.view(id)); // the last turn's
  const campaign = ahead(() => campaigns.one(id, token));
  if (READ.test(section)) campaign.then((found) => askToRead(found, section, turnOf(found, turn)), () => {});
}

/** Kept where the section looks for it. */
function askToRead(campaign: Campaign, section: string, turn: number): void {
  if (turn < 0) return;
  past.view(campaign, turn).catch(() => {});
  if (section === "gazette" || section === "letter") past.page(campaign, turn, section).catch(() => {});
}
