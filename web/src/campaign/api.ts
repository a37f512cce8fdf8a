// Requests of a campaign, under short names.
import { request } from "../api/client";
import type { Schemas } from "../api/protocol";

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
export type OrderDocument = Record<string, unknown>;

/** The campaign an address is about. */
export const inCampaign = (campaign_id: string) => ({ path: { campaign_id } });

export const campaignsApi = {
  mine: () => request("get", "/api/campaigns"),
  open: () => request("get", "/api/open-campaigns"),
  create: (body: NewCampaign) => request("post", "/api/campaigns", { body }),
  /** The body is the archive itself. */
  import: (name: string, archive: Blob) => request("post", "/api/campaigns/import", { query: { name }, body: archive }),
  one: (id: string, token?: string | null) =>
    request("get", "/api/campaigns/{campaign_id}", { ...inCampaign(id), query: { token } }),
  join: (id: string, body: Schemas["JoinCampaign"]) =>
    request("post", "/api/campaigns/{campaign_id}/join", { ...inCampaign(id), body }),
  vacation: (id: string, until: string | null) =>
    request("put", "/api/campaigns/{campaign_id}/vacation", { ...inCampaign(id), body: { until } }),
  leave: (id: string) => request("post", "/api/campaigns/{campaign_id}/leave", inCampaign(id)),

  view: (id: string) => request("get", "/api/campaigns/{campaign_id}/view", inCampaign(id)),
  form: (id: string) => request("get", "/api/campaigns/{campaign_id}/form", inCampaign(id)),
  orders: (id: string) => request("get", "/api/campaigns/{campaign_id}/orders", inCampaign(id)),
  save: (id: string, body: Schemas["SaveOrders"]) =>
    request("put", "/api/campaigns/{campaign_id}/orders", { ...inCampaign(id), body }),
  start: (id: string, source: "template" | "last") =>
    request("get", "/api/campaigns/{campaign_id}/orders/start", { ...inCampaign(id), query: { source } }),
  ready: (id: string, turn: number, ready: boolean) =>
    request("post", "/api/campaigns/{campaign_id}/ready", { ...inCampaign(id), body: { turn, ready } }),
};
