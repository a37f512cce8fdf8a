import { beforeEach, describe, expect, test, vi } from "vitest";
import { json, serve } from "../../testing/server";
import { campaign, view } from "../../testing/campaign";

const AT = "/api/campaigns/c1";
let api: typeof import("./api");
let settings: typeof import("../../app/settings.svelte").settings;
beforeEach(async () => {
  vi.resetModules();
  api = await import("./api");
  ({ settings } = await import("../../app/settings.svelte"));
  settings.language = "fr";
});

describe("the turn of an address", () => {
  test.each([
    ["1", 1],
    [undefined, 1],
    ["9", 1],
    ["0", 0],
    ["first", 1],
  ])("%s means turn %i of two", (wanted, turn) => expect(api.turnOf(campaign(), wanted)).toBe(turn));
  test("is none before the first is resolved", () => {
    expect(api.turnOf(campaign({ turn: 0 }), undefined)).toBe(-1);
  });
});

describe("what is past", () => {
  test("is asked for once, and is the same promise", () => {
    const asked = serve({ [`GET ${AT}/figures`]: json({ turns: [], families: [] }) });
    expect(api.past.figures(campaign())).toBe(api.past.figures(campaign()));
    expect(asked).toHaveLength(1);
  });
  test.each([
    ["another family looks", { mine: 1 }],
    ["a turn was taken back and played again", { commitment: "y" }],
    ["a game master has edited something", { moved: "later" }],
    ["a turn was resolved", { turn: 3 }],
  ])("is asked for again when %s", async (_, more) => {
    const asked = serve({ [`GET ${AT}/figures`]: json({ turns: [], families: [] }) });
    await api.past.figures(campaign());
    await api.past.figures(campaign(more));
    expect(asked).toHaveLength(2);
  });
  test("is asked for again after a failure, and in another language", async () => {
    const page = `GET ${AT}/turns/1/gazette?lang=`;
    const asked = serve({ [`${page}fr`]: [new TypeError("offline"), json({})], [`${page}en`]: json({}) });
    await expect(api.past.page(campaign(), 1, "gazette")).rejects.toThrow();
    await api.past.page(campaign(), 1, "gazette");
    settings.language = "en";
    await api.past.page(campaign(), 1, "gazette");
    expect(asked).toHaveLength(3);
  });
  test("the last turn's view is the one that other pages use, an earlier one is named", async () => {
    const asked = serve({ [`GET ${AT}/view`]: json(view()), [`GET ${AT}/view?turn=0`]: json(view({ turn: 0 })) });
    await api.past.view(campaign(), 1);
    await api.earlier(campaign(), 1);
    expect(asked.map((each) => each.url)).toEqual([`${AT}/view`, `${AT}/view?turn=0`]);
    expect(await api.earlier(campaign(), 0)).toBeNull();
    expect(api.earlier(campaign(), 0)).toBe(api.earlier(campaign(), 0));
  });
  test("the oldest answers are forgotten, so that memory does not grow", async () => {
    const asked = serve({
      ...Object.fromEntries(
        Array.from({ length: 121 }, (_, i) => [`GET ${AT}/search?q=${i}&lang=fr`, json({ found: [] })]),
      ),
    });
    for (let i = 0; i <= 120; i++) await api.past.search(campaign(), String(i));
    await api.past.search(campaign(), "120");
    expect(asked).toHaveLength(121);
    await api.past.search(campaign(), "0");
    expect(asked).toHaveLength(122);
  });
});

test("headings tell the chapter and the rule, once where they are the same", async () => {
  const rule = (number: string, heading: string) => ({ number, heading, text: "", reading: "", table: false });
  const chapters = [{ number: "1", title: "La cour", rules: [rule("1", "La cour"), rule("1.1", "Le juge")] }];
  serve({ "GET /api/games/stellarium/rules?lang=fr": json({ title: "", chapters }) });
  expect(await api.headings()).toEqual(
    new Map([
      ["1", "La cour"],
      ["1.1", "La cour · Le juge"],
    ]),
  );
});

test("a page can be printed from an address", () => {
  expect(api.printed(campaign(), 1, "report")).toBe(`${AT}/turns/1/report/html?lang=fr`);
});
