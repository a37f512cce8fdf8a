import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loadMessages } from "../app/i18n.svelte";
import { settings } from "../app/settings.svelte";
import { type End, isScore, verdict } from "./verdict";

beforeAll(() => loadMessages("web", "en"));
beforeEach(() => void (settings.language = "en"));

const WON = { winners: [0], rule: "9.4", how: "rules" as const };
const end = (more: Partial<End>): End => ({
  outcome: WON,
  names: ["Ada", "Bea"],
  mine: [0],
  together: false,
  ...more,
});
const how = (how: "agreed" | "resigned" | "clock" | "absent", winners = [0]) => ({ winners, rule: "", how });

describe("the end says who won, and how", () => {
  test.each<[string, Partial<End>]>([
    ["You win!", {}],
    ["Ada wins.", { mine: [1] }],
    ["Ada wins.", { mine: [0, 1] }], // both at one screen
    ["Victory is shared by Ada and Bea.", { outcome: { ...WON, winners: [0, 1] } }],
    ["You win together!", { outcome: { ...WON, winners: [0, 1] }, together: true }],
    ["Ada and Bea win together.", { outcome: { ...WON, winners: [0, 1] }, together: true, mine: [] }],
    ["The sky wins this time.", { outcome: { ...WON, winners: [] }, together: true }],
    ["The match ended by agreement, with no winner.", { outcome: how("agreed", []) }],
    ["You win by resignation.", { outcome: how("resigned") }],
    ["Ada wins on time.", { outcome: how("clock"), mine: [1] }],
    ["Time is up.", { outcome: how("clock", []) }],
    ["You win: the other player left.", { outcome: how("absent") }],
  ])("%s", (said, more) => expect(verdict(end(more))).toBe(said));

  test("who plays alone for points has beaten nobody", () => {
    const alone = { names: ["Ada"] };
    expect(isScore(end(alone))).toBe(true);
    expect([isScore(end({ ...alone, together: true })), isScore(end({}))]).toEqual([false, false]);
    expect(isScore(end({ ...alone, outcome: how("agreed", []) }))).toBe(false);
  });
});
