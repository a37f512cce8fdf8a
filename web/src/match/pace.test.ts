import { beforeAll, describe, expect, test } from "vitest";
import type { Pace } from "../api/protocol";
import { loadMessages } from "../app/i18n.svelte";
import { settings } from "../app/settings.svelte";
import { invitedPace, paceText } from "./pace";

const BANK: Pace = { kind: "live", clock: { kind: "bank", minutes: 20, increment: 20 } };
const SLOW: Pace = { kind: "correspondence", hours: 72 };

beforeAll(() => Promise.all([loadMessages("web", "fr"), loadMessages("web", "en")]));

describe("the invited learn how fast it is played", () => {
  test.each<[Pace, string, string]>([
    [
      { kind: "live" },
      "Live: everybody is at the table at the same time.",
      "En direct : tout le monde est à table en même temps.",
    ],
    [
      BANK,
      "Live: everybody is at the table at the same time. Clock: 20 minutes per player, and 20 seconds more each turn.",
      "En direct : tout le monde est à table en même temps. Pendule : 20 minutes par joueur, et 20 secondes en plus à chaque tour.",
    ],
    [
      { kind: "live", clock: { kind: "bank", minutes: 1, increment: 0 } },
      "Live: everybody is at the table at the same time. Clock: one minute per player.",
      "En direct : tout le monde est à table en même temps. Pendule : une minute par joueur.",
    ],
    [
      { kind: "live", clock: { kind: "move", seconds: 60 } },
      "Live: everybody is at the table at the same time. Clock: 60 seconds per move.",
      "En direct : tout le monde est à table en même temps. Pendule : 60 secondes par coup.",
    ],
    [
      SLOW,
      "By correspondence, over days or weeks: up to 3 days per move. You may close the page meanwhile.",
      "Par correspondance, sur des jours ou des semaines : jusqu’à 3 jours par coup. Vous pouvez fermer la page entre-temps.",
    ],
  ])("%j", (pace, english, french) => {
    settings.language = "en";
    expect(invitedPace(pace)).toBe(english);
    settings.language = "fr";
    expect(invitedPace(pace).replaceAll("\u202f", " ")).toBe(french);
  });
});

test("in a list it is short", () => {
  settings.language = "en";
  expect([BANK, SLOW].map(paceText)).toEqual([
    "live, 20 min each + 20 s per turn",
    "by correspondence, 3 days per move",
  ]);
});
