import { expect, test } from "vitest";
import { rememberCsrf } from "../api/client";
import { json, serve } from "../testing/server";
import { intention, matchesApi } from "./api";

test("each intention has a key of its own", () => {
  const keys = new Set(Array.from({ length: 100 }, intention));
  expect(keys.size).toBe(100);
  expect([...keys].every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
});

test("a move is sent with its seat, the version seen and its key", async () => {
  rememberCsrf("c");
  const asked = serve({ "POST /api/matches/m%201/moves": json({ version: 4, update: {} }) });
  await matchesApi.move("m 1", { seat: 1, move: "take 2", seen: 3, key: "k" });
  expect(asked[0]!.body).toEqual({ seat: 1, move: "take 2", seen: 3, key: "k" });
});

test("a spectator asks without a seat", async () => {
  const asked = serve({ "GET /api/matches/m/story": json([]), "GET /api/matches/m/at/2?seat=0": json({}) });
  await matchesApi.story("m", null);
  await matchesApi.version("m", 2, 0);
  expect(asked).toHaveLength(2);
});
