import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { rememberCsrf } from "../../api/client";
import type { Choice, GameInfo, ServerMessage, MatchInfo, TableSeat, Update } from "../../api/protocol";
import { loadMessages, useMessages } from "../../app/i18n.svelte";
import { settings } from "../../app/settings.svelte";
import { json, problem, serve } from "../../testing/server";
import { OpenTable } from "./open-table.svelte";

/** What the table says to the sockets, and what it hears from them. */
const sockets = vi.hoisted(() => ({ all: [] as FakeLink[] }));
interface FakeLink {
  seat: number | null;
  state: string;
  listener: { from: () => number | null; heard: (message: ServerMessage) => void };
  acts: object[];
  answer: Promise<void> | null;
  caught: number;
}
vi.mock("../../api/socket.svelte", () => ({
  TableSocket: class {
    state = "open";
    acts: object[] = [];
    answer: Promise<void> | null = null;
    caught = 0;
    constructor(
      readonly match: string,
      readonly seat: number | null,
      readonly listener: object,
    ) {
      sockets.all.push(this as unknown as FakeLink);
    }
    act(action: object) {
      this.acts.push(action);
      return this.answer;
    }
    catchUp() {
      this.caught++;
    }
    close() {
      this.state = "closed";
    }
  },
}));

const seat = (number: number, more: Partial<TableSeat> = {}): TableSeat => ({
  seat: number,
  kind: "person",
  name: ["Ada", "Blaise"][number]!,
  mine: number === 0,
  agrees: false,
  resigned: false,
  here: true,
  ...more,
});
const info = (more: Partial<MatchInfo> = {}): MatchInfo => ({
  id: "m",
  game: "stellar",
  options: {},
  edition: "",
  status: "playing",
  pace: { kind: "live" },
  public: false,
  version: 0,
  commitment: "",
  seats: [seat(0), seat(1)],
  waiting: [0],
  links: { spectator: "", seats: [] },
  created: "",
  moved: "",
  ...more,
});
const TAKE: Choice = { move: "take 1", kind: "take", values: { at: 1, card: "mars" } };
const update = (version: number, more: Partial<Update> = {}): Update => ({
  version,
  seat: 0,
  view: {},
  legal: [TAKE],
  can_undo: false,
  waiting: [0],
  stage: "take",
  events: [],
  fresh: false,
  ...more,
});
const event = (version: number, kind = "takes") => ({
  version,
  rule: "",
  kind,
  seat: 0,
  values: { at: 1, card: "mars" },
});
const GAME = (secret: boolean): GameInfo => ({
  id: "stellar",
  title: {},
  ready: true,
  seats: [2, 2],
  version: 1,
  options: [],
  bots: [],
  levels: [],
  secret_hands: secret,
  together: false,
  lessons: [],
});

async function opened(told: Partial<MatchInfo> = {}, replies: Parameters<typeof serve>[0] = {}) {
  const asked = serve({
    "GET /api/matches/m": json(info(told)),
    "GET /api/games": json([GAME(true)]),
    "GET /api/games/stellar/components?match=m": json({ cards: [] }),
    ...replies,
  });
  const table = new OpenTable("m", null);
  await table.open();
  return { table, asked };
}
const tell = (message: object, at = 0) => sockets.all[at]!.listener.heard(message as ServerMessage);
const shows = (version: number, more: Partial<Update> = {}, at = 0) =>
  tell({ type: "update", ...update(version, more) }, at);

beforeAll(() => Promise.all([loadMessages("web"), useMessages("core"), useMessages("stellar")]));
beforeEach(() => {
  sockets.all = [];
  settings.confirm = false;
  settings.curtain = true;
  rememberCsrf("c");
});
afterEach(() => vi.useRealTimers());

describe("opening", () => {
  test("shows the table through one's own seat", async () => {
    const { table } = await opened();
    expect([table.shown, table.mine, table.names]).toEqual([0, [0], ["Ada", "Blaise"]]);
    expect(sockets.all.map((link) => link.seat)).toEqual([0]);
  });
  test("a spectator looks through nobody's eyes, and may do nothing", async () => {
    const { table } = await opened({ seats: [seat(0, { mine: false }), seat(1)] });
    expect([table.shown, table.mine]).toEqual([-1, []]);
    expect(sockets.all.map((link) => link.seat)).toEqual([null]);
    expect(table.myTurn).toBe(false);
  });
});

describe("an update", () => {
  test("is shown, and an older one is not", async () => {
    const { table } = await opened();
    shows(2);
    shows(1, { stage: "old" });
    expect(table.now?.version).toBe(2);
    expect(sockets.all[0]!.listener.from()).toBe(2);
    expect(table.legal).toEqual([TAKE]);
    expect(table.myTurn).toBe(true);
  });
  test("tells its events in sentences, by version, but not those of the past at the beginning", async () => {
    const { table } = await opened();
    shows(1, { events: [event(1)] });
    expect(table.told).toEqual([]);
    shows(3, { events: [event(2), event(3)] });
    expect(table.told).toHaveLength(2);
    expect([...table.log.keys()]).toEqual([1, 2, 3]);
  });
  test("that comes twice is shown once", async () => {
    const { table } = await opened();
    shows(1);
    shows(2, { events: [event(2)] });
    table.told = [];
    shows(2, { events: [event(2)] });
    expect(table.told).toEqual([]);
  });
  test("that takes a move back is marked as such", async () => {
    const { table } = await opened();
    shows(1);
    shows(2, { fresh: true });
    expect([...table.undone.keys()]).toEqual([2]);
  });
  test("puts away the hint, what went wrong, and a choice that is no longer legal", async () => {
    const { table } = await opened();
    shows(1);
    Object.assign(table, { hint: {}, error: "no", pending: "take 1" });
    shows(2, { legal: [] });
    expect([table.hint, table.error, table.pending]).toEqual([null, null, null]);
  });
});

describe("the table", () => {
  test("is over when the server says so, and then nothing is legal", async () => {
    const { table } = await opened();
    shows(1);
    tell({ type: "table", table: info({ status: "over" }) });
    expect([table.playing, table.legal, table.waiting, table.myTurn]).toEqual([false, [], [], false]);
  });
  test("knows who is here", async () => {
    const { table } = await opened();
    tell({ type: "presence", here: [1] });
    expect(table.info.seats.map((each) => each.here)).toEqual([false, true]);
  });
  test("keeps the invitation of the address, which a socket does not know", async () => {
    const { table } = await opened({ invited: 1 });
    tell({ type: "table", table: info() });
    expect(table.info.invited).toBe(1);
  });
  test("looks through another seat when one sits down there", async () => {
    const { table } = await opened({ seats: [seat(0, { mine: false }), seat(1)] });
    tell({ type: "table", table: info({ seats: [seat(0, { mine: false }), seat(1, { mine: true })] }) });
    expect(table.shown).toBe(1);
    expect(sockets.all.at(-1)!.seat).toBe(1);
  });
});

describe("a move", () => {
  test("goes over the socket, whose update is shown once", async () => {
    const { table, asked } = await opened();
    shows(1);
    sockets.all[0]!.answer = Promise.resolve();
    const seen = vi.spyOn(table.updates, "set");
    table.play("take 1");
    expect(table.busy).toBe(true);
    shows(2, { legal: [] });
    await vi.waitFor(() => expect(table.busy).toBe(false));
    expect(sockets.all[0]!.acts).toEqual([expect.objectContaining({ type: "move", move: "take 1", seen: 1 })]);
    expect(seen).toHaveBeenCalledOnce();
    expect(asked.some((each) => each.method === "POST")).toBe(false);
  });

  test("goes by POST where the socket cannot take it, and its answer is shown", async () => {
    const { table, asked } = await opened({}, { "POST /api/matches/m/moves": json({ version: 2, update: update(2) }) });
    shows(1);
    table.play("take 1");
    await vi.waitFor(() => expect(table.now?.version).toBe(2));
    expect(asked.at(-1)!.body).toMatchObject({ seat: 0, move: "take 1", seen: 1 });
  });

  test("whose fate on the socket is unknown goes by POST under the same key", async () => {
    const { table, asked } = await opened({}, { "POST /api/matches/m/moves": json({ version: 2, update: update(2) }) });
    shows(1);
    sockets.all[0]!.answer = Promise.reject(new Error("lost"));
    table.play("take 1");
    await vi.waitFor(() => expect(table.now?.version).toBe(2));
    const [action] = sockets.all[0]!.acts as { key: string }[];
    expect((asked.at(-1)!.body as { key: string }).key).toBe(action!.key);
  });

  test("is tried once more when the server was only away", async () => {
    vi.useFakeTimers();
    const { table, asked } = await opened(
      {},
      {
        "POST /api/matches/m/moves": [
          problem("unavailable", 503, { retry_after: 2 }),
          json({ version: 2, update: update(2) }),
        ],
      },
    );
    shows(1);
    table.play("take 1");
    await vi.advanceTimersByTimeAsync(1900);
    expect(table.now?.version).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(table.now?.version).toBe(2);
    const keys = asked.filter((each) => each.method === "POST").map((each) => (each.body as { key: string }).key);
    expect(new Set(keys).size).toBe(1);
  });

  test("that is refused says why, and loses nothing half chosen", async () => {
    const { table } = await opened({}, { "POST /api/matches/m/moves": problem("illegal", 422) });
    shows(1);
    table.pending = "take 1";
    table.play("take 1");
    await vi.waitFor(() => expect(table.busy).toBe(false));
    expect(table.error).toMatchObject({ kind: "illegal" });
    expect(table.pending).toBe("take 1");
  });

  test("that comes too late asks for what was missed", async () => {
    const { table } = await opened({}, { "POST /api/matches/m/moves": problem("stale", 409) });
    shows(1);
    table.play("take 1");
    await vi.waitFor(() => expect(table.busy).toBe(false));
    expect(typeof table.error).toBe("string");
    expect(sockets.all[0]!.caught).toBe(1);
  });

  test("waits for a second look where one wants to confirm", async () => {
    const { table } = await opened();
    shows(1);
    settings.confirm = true;
    table.play("take 1");
    expect([table.pending, sockets.all[0]!.acts.length]).toEqual(["take 1", 0]);
    table.play("take 1");
    expect(sockets.all[0]!.acts).toHaveLength(1);
  });

  test("is not sent twice", async () => {
    const { table } = await opened();
    shows(1);
    sockets.all[0]!.answer = new Promise(() => {});
    table.play("take 1");
    table.play("take 1");
    expect(sockets.all[0]!.acts).toHaveLength(1);
  });
});

test("taking back says that it was done", async () => {
  const { table } = await opened();
  shows(1);
  sockets.all[0]!.answer = Promise.resolve();
  await table.undo();
  expect(sockets.all[0]!.acts).toEqual([expect.objectContaining({ type: "undo", seen: 1 })]);
  expect(table.told).toHaveLength(1);
});

describe("two people at one screen", () => {
  const both = { seats: [seat(0), seat(1, { mine: true })] };
  test("a curtain hides the table from the start", async () => {
    const { table } = await opened(both);
    expect([table.curtain, table.shown]).toEqual([0, 0]);
    expect(table.legal).toEqual([]);
    expect(sockets.all.map((link) => link.seat)).toEqual([0, 1]);
  });
  test("the screen changes hands when the other is waited for, and forgets what one has heard", async () => {
    const { table } = await opened(both);
    table.lift();
    shows(1, { events: [event(1)] });
    shows(2, { waiting: [1], legal: [] });
    expect([table.curtain, table.shown]).toEqual([1, 0]);
    table.lift();
    expect([table.curtain, table.shown, table.log.size, table.told]).toEqual([null, 1, 0, []]);
  });
});

test("the prompt says what to do, or for whom one waits", async () => {
  const { table } = await opened();
  expect(table.prompt).not.toBe("");
  shows(1);
  expect(table.prompt).toBe("Prenez en main une carte de la rangée.");
  table.narrower = "Laquelle ?";
  expect(table.prompt).toBe("Laquelle ?");
  shows(2, { waiting: [1] });
  expect(table.prompt).toContain("Blaise");
  table.refuse();
  expect(table.error).toContain("Blaise");
});

test("the whole story is read for the drawer", async () => {
  const story = [
    { version: 1, undone: false, events: [event(1)] },
    { version: 2, undone: true, events: [] },
  ];
  const { table } = await opened({}, { "GET /api/matches/m/story?seat=0": json(story) });
  await table.readLog();
  expect([[...table.log.keys()], [...table.undone.keys()]]).toEqual([[1], [2]]);
});

describe("people who need no curtain", () => {
  const DUO = [seat(0), seat(1, { mine: true })];
  test("say so behind one, and see none again", async () => {
    const { table } = await opened({ seats: DUO });
    table.skipCurtains();
    expect([table.curtain, table.shown]).toEqual([null, 0]);
    shows(1, { waiting: [0] }, 0);
    expect(table.prompt).toMatch(/^Ada\s: Prenez/); // each is told by name
    shows(2, { waiting: [1] }, 0);
    expect([table.curtain, table.shown]).toEqual([null, 1]);
    expect((await opened({ seats: DUO })).table.curtain).toBeNull();
  });
});

describe("offers", () => {
  const OVER: Partial<MatchInfo> = { status: "over", outcome: { winners: [0], rule: "", how: "rules" } };
  test("a rematch that all want leads there at once, also by the other's word", async () => {
    const { table, asked } = await opened(OVER, {
      "POST /api/matches/m/rematch": json(info({ ...OVER, seats: [seat(0, { again: "yes" }), seat(1)] })),
    });
    await table.rematch(true);
    expect(asked.at(-1)!.body).toEqual({ accept: true });
    expect(location.pathname).not.toBe("/match/next");
    tell({ type: "table", table: info({ ...OVER, rematch: "next" }) });
    expect(location.pathname).toBe("/match/next");
  });
  test("a rematch does not lead a spectator away", async () => {
    history.replaceState(null, "", "/match/m");
    const watched = [seat(0, { mine: false }), seat(1)];
    await opened({ ...OVER, seats: watched });
    tell({ type: "table", table: info({ ...OVER, seats: watched, rematch: "next" }) });
    expect(location.pathname).toBe("/match/m");
  });
  test("who offered to stop learns that it was declined, until the next offer", async () => {
    const { table } = await opened({ seats: [seat(0, { agrees: true }), seat(1)] });
    tell({ type: "table", table: info() });
    expect(table.declined).toBe(true);
    tell({ type: "table", table: info() });
    expect(table.declined).toBe(true);
    tell({ type: "table", table: info({ seats: [seat(0), seat(1, { agrees: true })] }) });
    expect(table.declined).toBe(false);
  });
  test("one's own offer, taken back, was not declined", async () => {
    const { table } = await opened(
      { seats: [seat(0, { agrees: true }), seat(1)] },
      { "POST /api/matches/m/agree": json(info()) },
    );
    await table.agree(false);
    expect(table.declined).toBe(false);
  });
});

describe("a word between partners", () => {
  const choice = { ...TAKE, move: "take 2" };
  const proposal = (version: number) => ({ type: "proposal", by: 1, version, choice });
  test("is heard for the version on the screen only, and goes with the next move", async () => {
    const { table } = await opened();
    shows(1);
    tell(proposal(0));
    expect(table.proposals.told).toBeNull();
    tell(proposal(1));
    expect(table.proposals.told?.choice).toEqual(choice);
    shows(2);
    expect(table.proposals.told).toBeNull();
  });
  test("is made from what the partner may do", async () => {
    const { table, asked } = await opened(
      {},
      {
        "GET /api/matches/m/choices?seat=0": json([choice]),
        "POST /api/matches/m/propose": new Response(null, { status: 204 }),
      },
    );
    shows(1);
    await table.proposals.begin();
    expect(table.proposals.offered).toEqual([choice]);
    table.proposals.propose("take 2");
    await vi.waitFor(() => expect(table.proposals.offered).toBeNull());
    expect(asked.at(-1)!.body).toEqual({ seat: 0, move: "take 2", seen: 1 });
  });
  test("that cannot be made says why", async () => {
    const { table } = await opened({}, { "GET /api/matches/m/choices?seat=0": problem("wrong-seat", 403) });
    shows(1);
    await table.proposals.begin();
    expect(table.error).toMatchObject({ kind: "wrong-seat" });
    expect(table.proposals.open).toBe(false); // Stellar is not played by partners
  });
});

test("what others have played stays to be read until one's own next move", async () => {
  const { table } = await opened();
  const theirs = (version: number) => ({ ...event(version), seat: 1 });
  shows(0);
  shows(1, { events: [event(1)], waiting: [1], legal: [] });
  expect(table.meanwhile).toEqual([]);
  shows(2, { events: [theirs(2)], waiting: [1], legal: [] });
  shows(3, { events: [theirs(3)] });
  expect(table.meanwhile).toHaveLength(2);
  expect(table.meanwhile[0]).toContain("Blaise");
  shows(4, { events: [event(4)], waiting: [1], legal: [] });
  expect(table.meanwhile).toEqual([]);
});
