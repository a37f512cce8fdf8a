// Requests for letters and offers.
import { request } from "../../api/client";
import type { Schemas } from "../../api/protocol";
import { inCampaign } from "../api";

export type LetterInfo = Schemas["LetterInfo"];
export type NewLetter = Schemas["NewLetter"];
export type Offer = Schemas["OfferInfo"];
export type NewOffer = Schemas["NewOffer"];
export type Terms = NewOffer["terms"];
export const BOXES = ["in", "sent", "drafts", "archive", "muted"] as const;
export type Box = (typeof BOXES)[number];
/** Whose letters: those of my family, or the game master's. */
export type Desk = "family" | "master";

const at = (desk: Desk) => ({ desk: desk === "master" ? desk : undefined });
const letterAt = (campaign_id: string, desk: Desk, letter: number) => ({
  path: { campaign_id, letter },
  query: at(desk),
});

export const lettersApi = {
  box: (id: string, desk: Desk, box: Box, before?: number) =>
    request("get", "/api/campaigns/{campaign_id}/letters", { ...inCampaign(id), query: { box, before, ...at(desk) } }),
  one: (id: string, desk: Desk, letter: number) =>
    request("get", "/api/campaigns/{campaign_id}/letters/{letter}", letterAt(id, desk, letter)),
  write: (id: string, desk: Desk, letter: number | null, body: NewLetter) =>
    letter === null
      ? request("post", "/api/campaigns/{campaign_id}/letters", { ...inCampaign(id), query: at(desk), body })
      : request("put", "/api/campaigns/{campaign_id}/letters/{letter}", { ...letterAt(id, desk, letter), body }),
  throwAway: (id: string, desk: Desk, letter: number) =>
    request("delete", "/api/campaigns/{campaign_id}/letters/{letter}", letterAt(id, desk, letter)),
  mark: (id: string, desk: Desk, body: Schemas["LetterMarks"]) =>
    request("post", "/api/campaigns/{campaign_id}/letters/mark", { ...inCampaign(id), query: at(desk), body }),
  mutes: (id: string) => request("get", "/api/campaigns/{campaign_id}/mutes", inCampaign(id)),
  mute: (id: string, families: number[]) =>
    request("put", "/api/campaigns/{campaign_id}/mutes", { ...inCampaign(id), body: { families } }),
};

const offerAt = (campaign_id: string, offer: number) => ({ path: { campaign_id, offer } });

export const offersApi = {
  all: (id: string) => request("get", "/api/campaigns/{campaign_id}/offers", inCampaign(id)),
  make: (id: string, body: NewOffer) =>
    request("post", "/api/campaigns/{campaign_id}/offers", { ...inCampaign(id), body }),
  accept: (id: string, offer: number) =>
    request("post", "/api/campaigns/{campaign_id}/offers/{offer}/accept", offerAt(id, offer)),
  decline: (id: string, offer: number) =>
    request("post", "/api/campaigns/{campaign_id}/offers/{offer}/decline", offerAt(id, offer)),
  withdraw: (id: string, offer: number) =>
    request("post", "/api/campaigns/{campaign_id}/offers/{offer}/withdraw", offerAt(id, offer)),
};
