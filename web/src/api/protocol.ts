// The words of docs/protocol.md under short names, all of them from the generated types.
import type { components } from "./schema";

export type Schemas = components["schemas"];

export type Seat = number;
export type Me = Schemas["Me"];
export type Language = NonNullable<Me["language"]>;
export type PersonChange = Schemas["PersonChange"];
export type GameInfo = Schemas["GameInfo"];
export type LessonPage = Schemas["LessonPage"];
export type Rules = Schemas["Rules"];
export type NewMatch = Schemas["NewMatch"];
export type NewSeat = NewMatch["seats"][number];
export type Bot = NonNullable<Schemas["BotSeat"]["bot"]>;
export type MatchInfo = Schemas["MatchInfo"];
export type TableSeat = Schemas["SeatInfo"];
export type Clock = Schemas["ClockInfo"];
export type Pace = Summary["pace"];
export type TalkLine = Schemas["TalkLine"];
export type Phrase = NonNullable<TalkLine["phrase"]>;
export type Summary = Schemas["Summary"];
export type Calendar = Schemas["DailyCalendar"];
export type DailySky = Schemas["DailySky"];
export type DailyTry = Schemas["DailyTry"];
export type Join = Schemas["Join"];
export type Move = Schemas["Move"];
export type Undo = Schemas["Undo"];
export type Proposal = Schemas["Proposal"];
/** A legal move told in parts: `values` are what it mentions, and so what can be touched. */
export type Choice = Schemas["Choice"];
export type Values = Choice["values"];
export type GameEvent = Schemas["EventInfo"];
export type Update = Schemas["Update"];
export type Hint = Schemas["Hint"];
export type ScoreLine = Schemas["ScoreLine"];
export type Problem = Schemas["ProblemDocument"];
export type ServerMessage = Schemas["ServerMessage"];
export type ClientMessage = Schemas["Said"];
