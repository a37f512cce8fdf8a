// Matches: one's own and those that look for players, sitting down, moves, and what happened.
import { request } from "../api/client";
import type { Join, Move, NewMatch, Phrase, Proposal, Seat, Undo } from "../api/protocol";

const at = (match_id: string) => ({ path: { match_id } });

export const matchesApi = {
  mine: () => request("get", "/api/matches"),
  lobby: () => request("get", "/api/lobby"),
  create: (body: NewMatch) => request("post", "/api/matches", { body }),
  table: (id: string, token?: string | null) =>
    request("get", "/api/matches/{match_id}", { ...at(id), query: { token } }),
  join: (id: string, body: Join) => request("post", "/api/matches/{match_id}/join", { ...at(id), body }),
  leave: (id: string) => request("post", "/api/matches/{match_id}/leave", at(id)),
  move: (id: string, body: Move) => request("post", "/api/matches/{match_id}/moves", { ...at(id), body }),
  undo: (id: string, body: Undo) => request("post", "/api/matches/{match_id}/undo", { ...at(id), body }),
  resign: (id: string, seat: Seat) => request("post", "/api/matches/{match_id}/resign", { ...at(id), body: { seat } }),
  agree: (id: string, seat: Seat, agree: boolean) =>
    request("post", "/api/matches/{match_id}/agree", { ...at(id), body: { seat, agree } }),
  seen: (id: string, seat: Seat) => request("post", "/api/matches/{match_id}/seen", { ...at(id), body: { seat } }),
  rematch: (id: string, accept: boolean) =>
    request("post", "/api/matches/{match_id}/rematch", { ...at(id), body: { accept } }),
  hint: (id: string, seat: Seat) => request("post", "/api/matches/{match_id}/hint", { ...at(id), body: { seat } }),
  choices: (id: string, seat: Seat) =>
    request("get", "/api/matches/{match_id}/choices", { ...at(id), query: { seat } }),
  propose: (id: string, body: Proposal) => request("post", "/api/matches/{match_id}/propose", { ...at(id), body }),
  call: (id: string, seat: Seat, absent: Seat) =>
    request("post", "/api/matches/{match_id}/call", { ...at(id), body: { seat, absent } }),
  here: (id: string, seat: Seat) => request("post", "/api/matches/{match_id}/here", { ...at(id), body: { seat } }),
  claim: (id: string, seat: Seat, absent: Seat, then: "win" | "bot") =>
    request("post", "/api/matches/{match_id}/claim", { ...at(id), body: { seat, absent, then } }),
  talk: (id: string, after: number) => request("get", "/api/matches/{match_id}/talk", { ...at(id), query: { after } }),
  say: (id: string, seat: Seat, said: { phrase: Phrase } | { text: string }) =>
    request("post", "/api/matches/{match_id}/talk", { ...at(id), body: { seat, ...said } }),
  mute: (id: string, seat: Seat, mute: boolean) =>
    request("post", "/api/matches/{match_id}/mute", { ...at(id), body: { seat, mute } }),
  report: (id: string, number: number) =>
    request("post", "/api/matches/{match_id}/report", { ...at(id), body: { number } }),
  version: (match_id: string, version: number, seat?: Seat | null) =>
    request("get", "/api/matches/{match_id}/at/{version}", { path: { match_id, version }, query: { seat } }),
  story: (id: string, seat?: Seat | null) =>
    request("get", "/api/matches/{match_id}/story", { ...at(id), query: { seat } }),
};

/** A key the client makes once per intention: a repeated request is then applied once. */
export function intention(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
