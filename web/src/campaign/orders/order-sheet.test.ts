import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { rememberCsrf } from "../../api/client";
import { type Asked, json, problem, serve } from "../../testing/server";
import type { OrderSheet } from "../api";
import { Sheet } from "./order-sheet.svelte";

const AT = "/api/campaigns/c1";
const CHECK = { status: "ok", mistakes: [], missing: [], totals: {} };
const kept = (more: Partial<OrderSheet> = {}): OrderSheet => ({
  turn: 2,
  text: "turn = 2",
  document: { turn: 2 },
  ready: false,
  revision: 3,
  redrawn: 0,
  saved: "2026-11-18T12:00:00Z",
  check: CHECK,
  ...more,
});
const field = (place: string, more = {}) => ({
  place,
  rule: "1",
  choices: [],
  list: "",
  most: 1,
  owed: false,
  at: "",
  ...more,
});
const FORM = {
  turn: 2,
  fields: [
    field("bid.amount", { choices: ["1-3"] }),
    field("contract.target", { list: "people" }),
    field("contract.target"),
    field("people.1-1.bet", { choices: ["S1"], at: "Stellarium" }),
    field("people.1-10.bet", { choices: ["S1"], at: "Stellarium" }),
  ],
  lists: { people: ["1-1", "2-1"] },
};
const served = (orders: Parameters<typeof serve>[0], found = kept()) =>
  serve({ [`GET ${AT}/form`]: json(FORM), [`GET ${AT}/orders`]: json(found), ...orders });
const saves = (asked: Asked[]) => asked.filter((each) => each.method === "PUT").map((each) => each.body);
const typed = () => vi.advanceTimersByTimeAsync(500);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  rememberCsrf("c");
});
afterEach(() => vi.useRealTimers());

describe("opening", () => {
  test("shows what is kept", async () => {
    served({});
    const sheet = await Sheet.open("c1");
    expect(sheet.document).toEqual({ turn: 2 });
    expect([sheet.mark, sheet.turn, sheet.laidOut]).toEqual(["saved", 2, false]);
  });

  test("lays the steward's orders out where nothing is kept yet", async () => {
    const asked = served(
      {
        [`GET ${AT}/orders/start?source=template`]: json({ text: "turn = 2\nbid = 1", document: {} }),
        [`PUT ${AT}/orders`]: json(kept({ revision: 1, document: { bid: 1 } })),
      },
      kept({ revision: 0, text: "", document: {} }),
    );
    const sheet = await Sheet.open("c1");
    expect(saves(asked)).toEqual([{ turn: 2, redrawn: 0, text: "turn = 2\nbid = 1", revision: 0 }]);
    expect([sheet.laidOut, sheet.document]).toEqual([true, { bid: 1 }]);
  });

  test("a text that cannot be read can only be edited as text", async () => {
    served({}, kept({ document: null, text: "turn = " }));
    expect((await Sheet.open("c1")).readable).toBe(false);
  });
});

describe("typing", () => {
  test("is saved once, a moment after the last key", async () => {
    const asked = served({ [`PUT ${AT}/orders`]: json(kept({ revision: 4, text: "new" })) });
    const sheet = await Sheet.open("c1");
    sheet.set(["bid", "amount"], 1);
    await vi.advanceTimersByTimeAsync(300);
    sheet.set(["bid", "amount"], 2);
    expect(sheet.mark).toBe("typing");
    await typed();
    expect(saves(asked)).toEqual([{ turn: 2, redrawn: 0, document: { turn: 2, bid: { amount: 2 } }, revision: 3 }]);
    expect([sheet.mark, sheet.text]).toEqual(["saved", "new"]);
  });

  test("text is saved as text, and the document follows it", async () => {
    const asked = served({ [`PUT ${AT}/orders`]: json(kept({ document: { bid: 9 } })) });
    const sheet = await Sheet.open("c1");
    sheet.typeText("bid = 9");
    await typed();
    expect(saves(asked)).toEqual([{ turn: 2, redrawn: 0, text: "bid = 9", revision: 3 }]);
    expect(sheet.document).toEqual({ bid: 9 });
  });

  test("takes back that one was ready", async () => {
    served({ [`PUT ${AT}/orders`]: json(kept()) }, kept({ ready: true }));
    const sheet = await Sheet.open("c1");
    sheet.add("marriage", { groom: "1-1" });
    expect(sheet.ready).toBe(false);
    await typed();
  });
});

describe("saving that fails", () => {
  test("is tried again when the network is gone", async () => {
    const asked = served({ [`PUT ${AT}/orders`]: [new TypeError("offline"), json(kept({ revision: 4 }))] });
    const sheet = await Sheet.open("c1");
    sheet.set(["bid", "amount"], 1);
    await typed();
    expect(sheet.mark).toBe("waiting");
    await vi.advanceTimersByTimeAsync(4000);
    expect([sheet.mark, saves(asked).length]).toEqual(["saved", 2]);
  });

  test("waits for a decision where another window has saved", async () => {
    const asked = served({ [`PUT ${AT}/orders`]: [problem("orders-changed", 409), json(kept({ revision: 9 }))] });
    const sheet = await Sheet.open("c1");
    sheet.set(["bid", "amount"], 1);
    await typed();
    expect(sheet.mark).toBe("conflict");
    await sheet.save();
    expect(saves(asked)).toHaveLength(1);
    await sheet.save(true);
    expect(saves(asked)[1]).not.toHaveProperty("revision");
    expect(sheet.mark).toBe("saved");
  });

  test.each(["orders-closed", "campaign-over"])("is over when the turn is: %s", async (kind) => {
    const asked = served({ [`PUT ${AT}/orders`]: problem(kind, 409) });
    const sheet = await Sheet.open("c1");
    sheet.set(["bid", "amount"], 1);
    await typed();
    await sheet.save();
    expect([sheet.mark, saves(asked).length]).toEqual(["closed", 1]);
  });
});

describe("a visit that was interrupted", () => {
  async function interrupted() {
    served({ [`PUT ${AT}/orders`]: new TypeError("offline") });
    const sheet = await Sheet.open("c1");
    sheet.set(["bid", "amount"], 7);
    await typed();
    vi.clearAllTimers();
  }
  test("loses nothing", async () => {
    await interrupted();
    served({ [`PUT ${AT}/orders`]: json(kept({ revision: 4 })) });
    expect((await Sheet.open("c1")).get(["bid", "amount"])).toBe(7);
    await typed();
    expect(localStorage).toHaveLength(0);
  });
  test("gives way to what somebody has saved since", async () => {
    await interrupted();
    served({ [`PUT ${AT}/orders`]: json(kept()) }, kept({ revision: 8 }));
    expect((await Sheet.open("c1")).get(["bid", "amount"])).toBeUndefined();
  });
});

describe("a turn that was taken back", () => {
  async function left() {
    served({ [`PUT ${AT}/orders`]: new TypeError("offline") });
    const sheet = await Sheet.open("c1");
    sheet.set(["bid"], { amount: 7, name: "Étoile" });
    await typed();
    vi.clearAllTimers();
  }
  test("leaves its draft to copy, and the turn that comes in its place begins without it", async () => {
    await left();
    served({}, kept({ redrawn: 1 }));
    const sheet = await Sheet.open("c1");
    expect(sheet.document).toEqual({ turn: 2 });
    expect(sheet.strays.map(({ turn, text }) => [turn, text])).toEqual([
      [2, 'turn = 2\n\n[bid]\namount = 7\nname = "Étoile"\n'],
    ]);
  });
  test("shows it while the turn before is open again, and not as that turn's", async () => {
    await left();
    served({}, kept({ turn: 1, document: { turn: 1 }, revision: 3 }));
    const sheet = await Sheet.open("c1");
    expect(sheet.document).toEqual({ turn: 1 });
    expect(sheet.strays).toHaveLength(1);
  });
  test("what is typed now does not take its place, and it goes when one says so", async () => {
    await left();
    served({ [`PUT ${AT}/orders`]: new TypeError("offline") }, kept({ redrawn: 1 }));
    const sheet = await Sheet.open("c1");
    sheet.set(["bid", "amount"], 1);
    await typed();
    vi.clearAllTimers();
    expect(localStorage).toHaveLength(2);
    sheet.dropStray(sheet.strays[0]!);
    expect(sheet.strays).toEqual([]);
    expect(localStorage).toHaveLength(1);
    served({ [`PUT ${AT}/orders`]: json(kept({ redrawn: 1 })) }, kept({ redrawn: 1 }));
    const again = await Sheet.open("c1");
    expect(again.get(["bid", "amount"])).toBe(1); // its own draft
    expect(again.strays).toEqual([]);
    vi.clearAllTimers();
  });
  test("its sheet says which future it is for", async () => {
    const asked = served({ [`PUT ${AT}/orders`]: problem("orders-closed", 409) }, kept({ redrawn: 2 }));
    const sheet = await Sheet.open("c1");
    sheet.set(["bid", "amount"], 1);
    await typed();
    expect(saves(asked)[0]).toMatchObject({ turn: 2, redrawn: 2 });
    expect(sheet.mark).toBe("closed");
  });
});

describe("what the form and the server say", () => {
  test("a field's choices are its own, or those of its list", async () => {
    served({});
    const sheet = await Sheet.open("c1");
    expect(sheet.choices(sheet.field("bid.amount"))).toEqual(["1-3"]);
    expect(sheet.choices(sheet.field("contract.target"))).toEqual(["1-1", "2-1"]);
    expect(sheet.fields("contract.target")).toHaveLength(2);
    expect(sheet.choices(undefined)).toEqual([]);
  });
  test("a mistake stands at its place, and at the list it is in", async () => {
    const mistake = { place: "expedition 1.crew 2", rule: "3", kind: "", found: "", right: "", text: "" };
    served({}, kept({ check: { ...CHECK, mistakes: [mistake], missing: ["bid.amount"] } }));
    const sheet = await Sheet.open("c1");
    expect(sheet.wrongAt("expedition 1.crew 2")).toEqual([mistake]);
    expect(sheet.wrongAt("expedition 1.crew")).toEqual([mistake]);
    expect(sheet.wrongAt("expedition 2.crew")).toEqual([]);
    expect(sheet.isMissing("bid.amount")).toBe(true);
    expect(sheet.troubles(() => true)).toBe(2);
  });
  test("entries come and go, and an empty list goes with the last", async () => {
    served({ [`PUT ${AT}/orders`]: json(kept()) });
    const sheet = await Sheet.open("c1");
    sheet.add("deal", { ship: "a" });
    sheet.add("deal", { ship: "b" });
    sheet.remove("deal", 0);
    expect(sheet.entries("deal")).toEqual([{ ship: "b" }]);
    sheet.remove("deal", 0);
    expect("deal" in sheet.document).toBe(false);
    vi.clearAllTimers();
  });
});

test("one is ready only with what is saved", async () => {
  const asked = served({ [`PUT ${AT}/orders`]: problem("orders-changed", 409), [`POST ${AT}/ready`]: json({}) });
  const sheet = await Sheet.open("c1");
  await sheet.callReady(true);
  expect(asked.at(-1)!.body).toEqual({ turn: 2, ready: true });
  expect(sheet.ready).toBe(true);
  sheet.set(["bid", "amount"], 1);
  expect(await sheet.callReady(true)).toBeNull();
  expect(sheet.ready).toBe(false);
});

test("the bet of a merchant who is moved goes, and nobody else's", async () => {
  const people = { "1-1": { place: "Stellarium", bet: "S1" }, "1-10": { place: "Stellarium", bet: "S1" } };
  served({ [`PUT ${AT}/orders`]: json(kept()) }, kept({ document: { turn: 2, people } }));
  const sheet = await Sheet.open("c1");
  sheet.set(["people", "1-1", "place"], "Stellarium");
  expect(sheet.get(["people", "1-1", "bet"])).toBe("S1");
  sheet.set(["people", "1-1", "place"], "Balnéa");
  expect(sheet.get(["people", "1-1"])).toEqual({ place: "Balnéa" });
  expect(sheet.get(["people", "1-10", "bet"])).toBe("S1");
});
