// Requests of a campaign, under short names; the types are the server's.
import { NOTHING, query, Refused, request, Unreachable } from "../net/api";
import type { Problem } from "../net/protocol";
import { settings } from "../settings.svelte";
import type { components } from "../net/types";

type Schemas = components["schemas"];
export type Campaign = Schemas["Campaign"];
export type CampaignSummary = Schemas["CampaignSummary"];
export type NewCampaign = Schemas["NewCampaign"];
export type FamilyInfo = Schemas["FamilyInfo"];
export type OrderSheet = Schemas["OrderSheet"];
export type OrderForm = Schemas["OrderForm"];
export type OrderCheck = Schemas["OrderCheck"];
export type FoundingForm = Schemas["FoundingForm"];
export type Mistake = Schemas["MistakeInfo"];
export type FormField = Schemas["FieldInfo"];
export type View = Schemas["StellariumView"];
export type Person = Schemas["StellariumPersonView"];
export type Act = Schemas["Act"];
export type Doc = Record<string, unknown>;

export const of = (id: string, rest = "") => `/api/campaigns/${encodeURIComponent(id)}${rest}`;

export const campaigns = {
  mine: () => request<CampaignSummary[]>("GET", "/api/campaigns"),
  open: () => request<CampaignSummary[]>("GET", "/api/open-campaigns"),
  create: (wanted: NewCampaign) => request<Campaign>("POST", "/api/campaigns", wanted),
  one: (id: string, token?: string | null) => request<Campaign>("GET", of(id) + query({ token })),
  join: (id: string, body: { token?: string; seat?: number; new?: boolean }) => request<Campaign>("POST", of(id, "/join"), body),
  vacation: (id: string, until: string | null) => request<Campaign>("PUT", of(id, "/vacation"), { until }),
  leave: (id: string) => request<void>("POST", of(id, "/leave")),

  view: (id: string) => request<View>("GET", of(id, "/view")),
  form: (id: string) => request<OrderForm>("GET", of(id, "/form")),
  orders: (id: string) => request<OrderSheet>("GET", of(id, "/orders")),
  save: (id: string, body: { turn: number; text?: string; document?: Doc; revision?: number }) =>
    request<OrderSheet>("PUT", of(id, "/orders"), body),
  start: (id: string, source: "template" | "last") =>
    request<{ text: string; document: Doc | null }>("GET", of(id, "/orders/start") + query({ source })),
  ready: (id: string, turn: number, ready: boolean) => request<Campaign>("POST", of(id, "/ready"), { turn, ready }),

  log: (id: string) => request<Act[]>("GET", of(id, "/log")),
  act: (id: string, act: string, body: object) => request<Campaign>("POST", of(id, `/${act}`), body),
};

/** The body is the archive itself. */
export async function importCampaign(name: string, archive: File, csrf: string): Promise<Campaign> {
  const headers = { "Content-Type": "application/zip", "X-CSRF-Token": csrf, "Accept-Language": settings.language };
  const answer = await fetch(`/api/campaigns/import${query({ name })}`, { method: "POST", headers, body: archive }).catch(() => {
    throw new Unreachable();
  });
  if (!answer.ok) throw new Refused({ ...NOTHING, ...((await answer.json()) as Problem) });
  return (await answer.json()) as Campaign;
}
