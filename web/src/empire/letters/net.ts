// Requests for letters and offers.
import { query, request } from "../../net/api";
import type { components } from "../../net/types";
import { of } from "../net";

type Schemas = components["schemas"];
export type LetterInfo = Schemas["LetterInfo"];
export type LetterList = Schemas["LetterList"];
export type NewLetter = Schemas["NewLetter"];
export type Offer = Schemas["OfferInfo"];
export type NewOffer = Schemas["NewOffer"];
export type Terms = NewOffer["terms"];
export const BOXES = ["in", "sent", "drafts", "archive", "muted"] as const;
export type Box = (typeof BOXES)[number];
/** Whose letters: those of my family, or the game master's. */
export type Desk = "family" | "master";

const at = (desk: Desk) => ({ desk: desk === "master" ? desk : undefined });

export const post = {
  box: (id: string, desk: Desk, box: Box, before?: number) => request<LetterList>("GET", of(id, "/letters") + query({ box, before, ...at(desk) })),
  one: (id: string, desk: Desk, letter: number) => request<LetterInfo>("GET", of(id, `/letters/${letter}`) + query(at(desk))),
  write: (id: string, desk: Desk, letter: number | null, wish: NewLetter) =>
    letter === null
      ? request<LetterInfo>("POST", of(id, "/letters") + query(at(desk)), wish)
      : request<LetterInfo>("PUT", of(id, `/letters/${letter}`) + query(at(desk)), wish),
  throwAway: (id: string, desk: Desk, letter: number) => request<void>("DELETE", of(id, `/letters/${letter}`) + query(at(desk))),
  mark: (id: string, desk: Desk, marks: { ids: number[]; read?: boolean; archived?: boolean }) =>
    request<void>("POST", of(id, "/letters/mark") + query(at(desk)), marks),
  mutes: (id: string) => request<{ families: number[] }>("GET", of(id, "/mutes")),
  mute: (id: string, families: number[]) => request<{ families: number[] }>("PUT", of(id, "/mutes"), { families }),
  offers: (id: string) => request<Offer[]>("GET", of(id, "/offers")),
  offer: (id: string, wish: NewOffer) => request<Offer>("POST", of(id, "/offers"), wish),
  answer: (id: string, offer: number, answer: "accept" | "decline" | "withdraw") => request<Offer>("POST", of(id, `/offers/${offer}/${answer}`)),
};
