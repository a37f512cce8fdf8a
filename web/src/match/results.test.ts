import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Summary } from "../api/protocol";
import { dayText, loadMessages } from "../app/i18n.svelte";
import { settings } from "../app/settings.svelte";
import { loadGames } from "../games/list.svelte";
import { json, serve } from "../testing/server";
import { opponents, points, result } from "./results";

beforeAll(() => loadMessages("web", "en"));
beforeEach(() => void (settings.language = "en"));

const seat = (name: string, mine = false) => ({ kind: "person" as const, name, mine });
const bot = { kind: "bot" as const, name: "", mine: false, bot: "search", level: 3 };
const over = (more: Partial<Summary>): Summary => ({
  id: "m",
  game: "stellar",
  status: "over",
  seats: [seat("Blaise"), seat("Ada", true)],
  waiting: [],
  mine_waited_for: false,
  moved: "2026-11-05T12:00:00Z",
  pace: { kind: "live" },
  outcome: { winners: [1], rule: "9.1", how: "rules" },
  points: [47, 53],
  ...more,
});

describe("a match that is over", () => {
  test("tells opponent, result, one's own points first, and the date", () => {
    const match = over({});
    expect([opponents(match), result(match), points(match)]).toEqual(["Blaise", "Won", "53 – 47"]);
    expect(dayText(match.moved)).toBe("Nov 5, 2026");
  });
  test.each([
    [{ outcome: { winners: [0], rule: "9.1", how: "rules" as const } }, "Lost"],
    [{ outcome: { winners: [0, 1], rule: "9.2", how: "rules" as const } }, "Shared victory"],
    [{ outcome: { winners: [1], rule: "", how: "resigned" as const } }, "Won by resignation"],
    [{ outcome: { winners: [], rule: "", how: "agreed" as const } }, "Stopped by agreement"],
    [{ outcome: { winners: [], rule: "", how: "resigned" as const } }, "Lost"],
    [{ seats: [seat("Ada", true), seat("Zoé", true)] }, "Zoé won"],
    [{ seats: [seat("Ada"), seat("Zoé")] }, "Zoé won"],
  ])("%j: %s", (more, said) => expect(result(over(more))).toBe(said));

  test("of one alone is told by its points, and partners win as one", async () => {
    const games = ["star-explorer", "stellarion"].map((id) => ({ id, title: {}, together: id === "stellarion" }));
    serve({ "GET /api/games": json(games) });
    await loadGames();
    const alone = { seats: [seat("Ada", true)], points: [53] };
    const won = { winners: [0], rule: "9.4", how: "rules" as const };
    expect(result(over({ ...alone, game: "star-explorer", outcome: won }))).toBe("Finished");
    expect(result(over({ ...alone, game: "stellarion", outcome: won }))).toBe("Won");
    expect(result(over({ ...alone, game: "stellarion", outcome: { ...won, winners: [] } }))).toBe("Lost");
    const both = { ...won, winners: [0, 1] };
    expect(result(over({ game: "stellarion", outcome: both }))).toBe("Won");
    expect(result(over({ game: "star-explorer", outcome: both }))).toBe("Shared victory");
  });

  test("names bots with their level, and all who share a screen", () => {
    expect(opponents(over({ seats: [seat("Ada", true), bot] }))).toBe("level 3 bot");
    expect(opponents(over({ seats: [seat("Ada", true), seat("Zoé", true)] }))).toBe("Ada and Zoé");
    expect(opponents(over({ seats: [seat("Ada", true)] }))).toBe("alone");
    const free = { kind: "open" as const, name: "", mine: false };
    expect(opponents(over({ seats: [seat("Ada", true), bot, bot, free, seat("Bea"), free] }))).toBe(
      "2 level 3 bots, 2 open seats, and Bea",
    );
    expect(opponents(over({ seats: [seat("Ada", true), free] }))).toBe("an open seat");
  });
  test("from before points were kept says so by silence", () => {
    const { points: _, ...older } = over({});
    expect(points(older)).toBe("");
  });
});
