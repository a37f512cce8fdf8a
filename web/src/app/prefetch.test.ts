import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { campaign } from "../testing/campaign";
import { json, serve } from "../testing/server";
import { prefetchFor } from "./prefetch";
import { readRoute } from "./router.svelte";

vi.mock("./pages", () => ({ PAGES: new Proxy({}, { get: () => () => Promise.resolve({}) }) }));

const EVERYWHERE = ["/api/me", "/api/games"];
const C = "/api/campaigns/c1";
const replies = {
  "GET /api/me": json({}),
  "GET /api/games": json([]),
  "GET /api/matches/m?token=t": json({}),
  "GET /api/rules": json({}),
  "GET /api/games/stellar/rules?lang=fr": json({}),
  [`GET ${C}`]: json(campaign()),
  [`GET ${C}/form`]: json({}),
  [`GET ${C}/orders`]: json({}),
  [`GET ${C}/view`]: json({}),
  [`GET ${C}/view?turn=0`]: json({}),
  [`GET ${C}/turns/1/gazette?lang=fr`]: json({}),
  [`GET ${C}/turns/0/report?lang=fr`]: json({}),
};

async function asked(path: string): Promise<string[]> {
  const found = serve(replies);
  prefetchFor(readRoute(new URL(path, "http://house.example")));
  await vi.advanceTimersByTimeAsync(5);
  return found.map((each) => each.url).filter((url) => !EVERYWHERE.includes(url));
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.advanceTimersByTime(20_000); // what nobody has taken is forgotten
  vi.useRealTimers();
});

describe("what an address asks for before its code is there", () => {
  test("the home page: who one is, and the games", async () => {
    expect(await asked("/")).toEqual([]);
  });
  test("a table: the match, with its token", async () => {
    expect(await asked("/match/m?token=t")).toEqual(["/api/matches/m?token=t"]);
  });
  test("rules: the book in the reader's language", async () => {
    expect(await asked("/rules/stellar")).toEqual(["/api/games/stellar/rules?lang=fr"]);
  });
  test("orders: form, sheet and view", async () => {
    expect((await asked("/campaign/c1/orders")).sort()).toEqual([C, `${C}/form`, `${C}/orders`, `${C}/view`].sort());
  });
  test("a gazette: the page of its turn and the people in it", async () => {
    expect((await asked("/campaign/c1/gazette")).sort()).toEqual(
      [C, `${C}/turns/1/gazette?lang=fr`, `${C}/view`].sort(),
    );
  });
  test("a letter of an earlier turn: not the last turn's view", async () => {
    expect(await asked("/campaign/c1/report/0")).not.toContain(`${C}/view`);
  });
});
