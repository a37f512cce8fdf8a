// The words of docs/protocol.md under short names. types.ts is generated from the server's OpenAPI:
//   python -m belle_etoile.server.openapi > openapi.json && npm run types
import type { components } from "./types";

type Schemas = components["schemas"];

export type Seat = number;
export type Me = Schemas["Me"];
export type GameInfo = Schemas["GameInfo"];
export type Rules = Schemas["Rules"];
export type NewMatch = Schemas["NewMatch"];
export type NewSeat = NewMatch["seats"][number];
export type Bot = Schemas["BotSeat"]["bot"];
export type Table = Schemas["Table"];
export type TableSeat = Schemas["SeatInfo"];
export type Summary = Schemas["Summary"];
export type Calendar = Schemas["DailyCalendar"];
export type DailySky = Schemas["DailySky"];
export type DailyTry = Schemas["DailyTry"];
/** A legal move told in parts: `values` are what it mentions, and so what can be touched. */
export type Choice = Schemas["Choice"];
export type Values = Choice["values"];
export type GameEvent = Schemas["EventInfo"];
export type Update = Schemas["Update"];
export type StoryStep = Schemas["StoryStep"];
export type Moved = Schemas["Moved"];
export type Hint = Schemas["Hint"];
export type Problem = Schemas["ProblemDocument"];

/** Every game tells its points in these lines. */
export interface ScoreLine {
  rule: string;
  kind: string;
  points: number;
  values: Values;
}

export type ServerMessage =
  /** `key`: it answers a move that this client made over the socket. */
  | ({ type: "update"; key?: string } & Update)
  | { type: "problem"; key: string; problem: Problem }
  | { type: "table"; table: Table }
  | { type: "presence"; here: Seat[] }
  | { type: "proposal"; by: Seat; version: number; choice: Choice }
  | { type: "ping"; n: number };
