import { beforeEach, describe, expect, test, vi } from "vitest";

type Handler = (event: Record<string, unknown>) => void;
const handlers: Record<string, Handler> = {};
const cache = { addAll: vi.fn(() => Promise.resolve()) };
const caches = {
  open: vi.fn(() => Promise.resolve(cache)),
  keys: vi.fn(() => Promise.resolve(["belle-etoile-old", "belle-etoile-__VERSION__"])),
  delete: vi.fn(() => Promise.resolve(true)),
  match: vi.fn((_: unknown) => Promise.resolve<string | undefined>("kept")),
};
const worker = {
  addEventListener: (kind: string, handler: Handler) => (handlers[kind] = handler),
  location: { origin: "http://house.example" },
  skipWaiting: vi.fn(),
  clients: { claim: vi.fn() },
};

beforeEach(async () => {
  vi.clearAllMocks();
  vi.stubGlobal("self", worker);
  vi.stubGlobal("caches", caches);
  vi.resetModules();
  await import("./service-worker");
});

/** What the worker answers; undefined where it leaves the request to the browser. */
async function asked(path: string, more: object = {}): Promise<unknown> {
  let answer: unknown;
  const request = { url: `http://house.example${path}`, method: "GET", mode: "cors", ...more };
  handlers["fetch"]!({ request, respondWith: (promise: unknown) => (answer = promise) });
  return answer;
}
async function settled(kind: string): Promise<void> {
  const waited: Promise<unknown>[] = [];
  handlers[kind]!({ waitUntil: (promise: Promise<unknown>) => waited.push(promise) });
  await Promise.all(waited);
}

describe("a visit without network", () => {
  test("opens the shell, whatever page it is", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    expect(await asked("/match/m", { mode: "navigate" })).toBe("kept");
    expect(caches.match).toHaveBeenCalledWith("/");
  });
  test("with a network asks the server for the page", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve("fresh"));
    expect(await asked("/match/m", { mode: "navigate" })).toBe("fresh");
  });
});

describe("what is never kept", () => {
  test.each<[string, string, object]>([
    ["what a server tells", "/api/matches/m", {}],
    ["a page of the server", "/api/docs", { mode: "navigate" }],
    ["what changes something", "/", { method: "POST" }],
    ["what is not of the shell", "/robots.txt", {}],
  ])("%s", async (_, path, more) => {
    expect(await asked(path, more)).toBeUndefined();
  });
  test("what is elsewhere", async () => {
    expect(await asked("", { url: "http://elsewhere.example/" })).toBeUndefined();
  });
});

test("a new version takes over at once, and throws the old shell away", async () => {
  await settled("install");
  expect(cache.addAll).toHaveBeenCalledOnce();
  expect(worker.skipWaiting).toHaveBeenCalledOnce();
  await settled("activate");
  expect(caches.delete).toHaveBeenCalledExactlyOnceWith("belle-etoile-old");
  expect(worker.clients.claim).toHaveBeenCalledOnce();
});
