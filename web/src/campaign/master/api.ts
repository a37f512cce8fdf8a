// What a game master may do. Each act is written down with its reason.
import { request } from "../../api/client";
import type { Schemas } from "../../api/protocol";
import { inCampaign } from "../api";

export const masterApi = {
  log: (id: string) => request("get", "/api/campaigns/{campaign_id}/log", inCampaign(id)),
  announce: (id: string, body: Schemas["Announcement"]) =>
    request("post", "/api/campaigns/{campaign_id}/announce", { ...inCampaign(id), body }),
  edit: (id: string, body: Schemas["EditFamily"]) =>
    request("post", "/api/campaigns/{campaign_id}/edit", { ...inCampaign(id), body }),
  pause: (id: string, body: Schemas["Because"]) =>
    request("post", "/api/campaigns/{campaign_id}/pause", { ...inCampaign(id), body }),
  resume: (id: string, body: Schemas["Because"]) =>
    request("post", "/api/campaigns/{campaign_id}/resume", { ...inCampaign(id), body }),
  moveDeadline: (id: string, body: Schemas["MoveDeadline"]) =>
    request("post", "/api/campaigns/{campaign_id}/deadline", { ...inCampaign(id), body }),
  resolve: (id: string, body: Schemas["ResolveTurn"]) =>
    request("post", "/api/campaigns/{campaign_id}/resolve", { ...inCampaign(id), body }),
  replace: (id: string, body: Schemas["Replace"]) =>
    request("post", "/api/campaigns/{campaign_id}/replace", { ...inCampaign(id), body }),
  offerPlace: (id: string, body: Schemas["NewPlace"]) =>
    request("post", "/api/campaigns/{campaign_id}/places", { ...inCampaign(id), body }),
  closePlace: (campaign_id: string, seat: number, body: Schemas["Because"]) =>
    request("post", "/api/campaigns/{campaign_id}/places/{seat}/close", { path: { campaign_id, seat }, body }),
  takeBack: (id: string, body: Schemas["TakeBack"]) =>
    request("post", "/api/campaigns/{campaign_id}/take-back", { ...inCampaign(id), body }),
};
