import { beforeEach, expect, test, vi } from "vitest";
import type { GameInfo } from "../api/protocol";
import { json, serve } from "../testing/server";

const STELLAR: GameInfo = {
  id: "stellar",
  title: { fr: "Stellar (fr)", en: "Stellar (en)" },
  ready: true,
  seats: [2, 4],
  version: 1,
  options: [],
  bots: [],
  levels: [],
  secret_hands: true,
  together: false,
  lessons: ["first"],
};
let games: typeof import("./list.svelte");
beforeEach(async () => {
  vi.resetModules();
  games = await import("./list.svelte");
  (await import("../app/settings.svelte")).settings.language = "fr";
});

test("is asked for once, however many want it", async () => {
  const asked = serve({ "GET /api/games": json([STELLAR]) });
  await Promise.all([games.loadGames(), games.loadGames()]);
  await games.loadGames();
  expect(asked).toHaveLength(1);
  expect(games.gameOf("stellar")).toEqual(STELLAR);
});

test("is asked for again after a failure", async () => {
  serve({ "GET /api/games": [new TypeError("offline"), json([STELLAR])] });
  await expect(games.loadGames()).rejects.toThrow();
  expect(games.knownGames()).toBeNull();
  expect(await games.loadGames()).toHaveLength(1);
});

test("has titles in the reader's language, and some before the server has answered", async () => {
  expect([games.titleOf("star-explorer"), games.titleOf("new-game")]).toEqual(["Star Explorer", "new-game"]);
  serve({ "GET /api/games": json([STELLAR]) });
  await games.loadGames();
  expect(games.titleOf("stellar")).toBe("Stellar (fr)");
});
