import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ServerMessage } from "./protocol";
import { Refused, Unreachable } from "./problems";
import { type Action, TableSocket } from "./socket.svelte";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];
  closed = false;
  onopen = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
    this.readyState = 3;
  }
  open(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
    return this;
  }
  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const last = () => FakeSocket.all.at(-1)!;
const MOVE: Action = { type: "move", move: "take 1", seen: 0, key: "k" };
let heard: ServerMessage[];
let from: number | null;
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  [heard, from] = [[], null];
  socket = new TableSocket("m 1", 0, { from: () => from, heard: (message) => heard.push(message) });
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe("the connection", () => {
  test("asks for its seat, and for what came after the last version seen", () => {
    expect(last().url).toBe(`ws://${location.host}/api/matches/m%201/live?seat=0`);
    from = 7;
    last().onclose({ code: 1006 });
    vi.advanceTimersByTime(500);
    expect(last().url).toContain("seat=0&from=7");
  });

  test("is opening, open, lost, and open again", () => {
    expect(socket.state).toBe("opening");
    last().open();
    expect(socket.state).toBe("open");
    last().onclose({ code: 1006 });
    expect(socket.state).toBe("lost");
    expect(socket.retryAt).toBe(Date.now() + 500);
    vi.advanceTimersByTime(500);
    last().open();
    expect(socket.state).toBe("open");
  });

  test("waits longer after each failure, at most eight seconds", () => {
    const waits = [];
    for (let i = 0; i < 7; i++) {
      last().onclose({ code: 1006 });
      waits.push(socket.retryAt - Date.now());
      vi.advanceTimersByTime(socket.retryAt - Date.now());
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
  });

  test("is given up after ten seconds of silence", () => {
    last().open();
    vi.advanceTimersByTime(9000);
    last().tell({ type: "ping", n: 1 });
    vi.advanceTimersByTime(9000);
    expect(socket.state).toBe("open");
    vi.advanceTimersByTime(1000);
    expect(socket.state).toBe("lost");
    expect(FakeSocket.all[0]!.closed).toBe(true);
  });

  test("is lost at once when the browser goes offline, and back at once with the network", () => {
    last().open();
    dispatchEvent(new Event("offline"));
    expect(socket.state).toBe("lost");
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  test.each([4403, 4404])("is not tried again where it is refused: %i", (code) => {
    last().onclose({ code });
    vi.advanceTimersByTime(60_000);
    expect([socket.state, FakeSocket.all.length]).toEqual(["closed", 1]);
  });

  test("that was replaced is not listened to any more", () => {
    const old = last();
    old.onclose({ code: 1006 });
    vi.advanceTimersByTime(500);
    old.tell({ type: "presence", here: [0] });
    expect(heard).toEqual([]);
  });
});

describe("messages", () => {
  test("are passed on, but for pings, which are answered", () => {
    last().open();
    last().tell({ type: "ping", n: 4 });
    last().tell({ type: "presence", here: [1] });
    expect(last().sent).toEqual([{ type: "pong", n: 4 }]);
    expect(heard).toEqual([{ type: "presence", here: [1] }]);
  });

  test("asking for what was missed names the last version", () => {
    last().open();
    from = 5;
    socket.catchUp();
    expect(last().sent).toEqual([{ type: "catch-up", from: 5 }]);
  });
});

describe("a move", () => {
  test("goes another way while the connection is not open, or where it is too long", () => {
    expect(socket.act(MOVE)).toBeNull();
    last().open();
    expect(socket.act({ ...MOVE, move: "x".repeat(3501) })).toBeNull();
    expect(last().sent).toEqual([]);
  });

  test("is settled by the update with its key, after the listener has heard it", async () => {
    last().open();
    const done = socket.act(MOVE)!;
    expect(last().sent).toEqual([MOVE]);
    last().tell({ type: "update", version: 1 });
    last().tell({ type: "update", version: 2, key: "k" });
    await done;
    expect(heard).toHaveLength(2);
  });

  test("is refused with the problem that has its key", async () => {
    last().open();
    const done = socket.act(MOVE)!;
    const problem = { type: "/problems/illegal", title: "", status: 422, detail: "4.2: no", rule: "4.2" };
    last().tell({ type: "problem", key: "k", problem });
    const error = await done.catch((refused: unknown) => refused);
    expect(error).toBeInstanceOf(Refused);
    expect(error).toMatchObject({ kind: "illegal", problem: { rule: "4.2" } });
  });

  test("is in doubt when the connection dies, and nobody waits for ever", async () => {
    last().open();
    const done = socket.act(MOVE)!;
    last().onclose({ code: 1006 });
    await expect(done).rejects.toBeInstanceOf(Unreachable);
    last().open();
    const second = socket.act(MOVE);
    socket.close();
    if (second) await expect(second).rejects.toBeInstanceOf(Unreachable);
  });
});
