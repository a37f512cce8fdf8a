import { beforeAll, describe, expect, test } from "vitest";
import { useMessages } from "../app/i18n.svelte";
import { settings } from "../app/settings.svelte";
import { isNear, leftText, whenText } from "./deadlines.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const soon = (time: number) => new Date(Date.now() + time + 20_000).toISOString();

beforeAll(() => useMessages("campaign"));

describe("the time that is left", () => {
  test.each([
    [2 * DAY + 3 * HOUR, "2 jours et 3 heures"],
    [DAY, "1 jour"],
    [5 * HOUR + 12 * MINUTE, "5 heures et 12 minutes"],
    [7 * MINUTE, "7 minutes"],
    [-HOUR, "c’est l’heure"],
  ])("%i ms is %s", (time, text) => expect(leftText(soon(time))).toBe(text));
});

test("a deadline within a day is near", () => {
  expect([isNear(soon(DAY - HOUR)), isNear(soon(DAY + HOUR)), isNear(soon(-HOUR))]).toEqual([true, false, true]);
});

test("an English hour has no zero before it", () => {
  settings.language = "en";
  expect(whenText("2026-11-18T20:00:00")).toMatch(/Wednesday.*18.* 8:00/);
  expect(whenText("2026-11-18T20:00:00")).not.toContain("08:00");
  settings.language = "fr";
});

test("a deadline has its weekday, its date and its hour", () => {
  expect(whenText("2026-11-18T20:00:00")).toMatch(/^mercredi 18 novembre à 20:00/);
});
