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
  clients: { claim: vi.fn(), matchAll: vi.fn(() => Promise.resolve(open)), openWindow: vi.fn(() => Promise.resolve()) },
  registration: {
    showNotification: vi.fn(() => Promise.resolve()),
    pushManager: { getSubscription: () => Promise.resolve(subscription) },
  },
};
interface Open {
  url: string;
  visibilityState: string;
  focus: () => Promise<Open>;
  navigate: (path: string) => Promise<void>;
  postMessage: (question: string, ports: MessagePort[]) => void;
}
let open: Open[] = [];
class Channel {
  port1 = { onmessage: (_: { data: string }) => {} };
  port2 = { postMessage: (data: string) => this.port1.onmessage({ data }) };
}
const subscription = { endpoint: "https://push.example/mine", unsubscribe: vi.fn(() => Promise.resolve(true)) };

beforeEach(async () => {
  vi.clearAllMocks();
  open = [];
  vi.stubGlobal("self", worker);
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("MessageChannel", Channel);
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
async function settled(kind: string, more: object = {}): Promise<void> {
  const waited: Promise<unknown>[] = [];
  handlers[kind]!({ ...more, waitUntil: (promise: Promise<unknown>) => waited.push(promise) });
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

describe("a push message", () => {
  const told = { title: "À vous", body: "Stellar", path: "/match/m", language: "fr", stop: "Ne plus me prévenir" };
  const pushed = (count = 1) => settled("push", { data: { json: () => ({ ...told, count }) } });
  const at = (path: string, visibilityState = "hidden", loaded = path): Open => {
    const client: Open = {
      url: `http://house.example${loaded}`,
      postMessage: (_, [port]) => port!.postMessage(path),
      visibilityState,
      focus: vi.fn(() => Promise.resolve(client)),
      navigate: vi.fn(() => Promise.resolve()),
    };
    return client;
  };
  const touched = (action = "") =>
    settled("notificationclick", { action, notification: { close: vi.fn(), data: told.path } });

  test("is shown, with the button that ends it", async () => {
    open = [at("/match/m"), at("/lobby", "visible")];
    await pushed();
    expect(worker.registration.showNotification).toHaveBeenCalledExactlyOnceWith("À vous", {
      body: "Stellar",
      lang: "fr",
      icon: "/icon-192.png",
      tag: "turn",
      renotify: true,
      data: "/match/m",
      actions: [{ action: "stop", title: "Ne plus me prévenir" }],
    });
  });
  test("is not shown to somebody who looks at that table", async () => {
    open = [at("/match/m", "visible")];
    await pushed();
    expect(worker.registration.showNotification).not.toHaveBeenCalled();
  });
  test("is not shown to somebody who came to that table from another page, but to who has left it", async () => {
    open = [at("/match/m", "visible", "/lobby")];
    await pushed();
    expect(worker.registration.showNotification).not.toHaveBeenCalled();
    open = [at("/lobby", "visible", "/match/m")];
    await pushed();
    expect(worker.registration.showNotification).toHaveBeenCalledOnce();
  });
  test("takes a window that does not answer to be where it was loaded", async () => {
    open = [{ ...at("/match/m", "visible"), postMessage: () => {} }];
    await pushed();
    expect(worker.registration.showNotification).not.toHaveBeenCalled();
  });
  test("is shown to them if others wait as well", async () => {
    open = [at("/match/m", "visible")];
    await pushed(2);
    expect(worker.registration.showNotification).toHaveBeenCalledOnce();
  });
  test("leads to the table that is open", async () => {
    open = [at("/lobby", "hidden", "/match/m"), at("/match/m", "hidden", "/lobby")];
    await touched();
    expect(open[1]!.focus).toHaveBeenCalledOnce();
    expect(open[0]!.focus).not.toHaveBeenCalled();
    expect(worker.clients.openWindow).not.toHaveBeenCalled();
  });
  test("takes another page there", async () => {
    open = [at("/lobby")];
    await touched();
    expect(open[0]!.navigate).toHaveBeenCalledExactlyOnceWith("/match/m");
  });
  test("opens a page where none is", async () => {
    await touched();
    expect(worker.clients.openWindow).toHaveBeenCalledExactlyOnceWith("/match/m");
  });
  test("ends all further ones with one tap, also without network", async () => {
    const asked: unknown[][] = [];
    vi.stubGlobal("fetch", (...question: unknown[]) => {
      asked.push(question);
      return Promise.resolve({ json: () => Promise.resolve({ csrf: "token" }) });
    });
    await touched("stop");
    expect(subscription.unsubscribe).toHaveBeenCalledOnce();
    expect(asked[1]![0]).toBe("/api/me/push/end");
    expect(asked[1]![1]).toMatchObject({ body: JSON.stringify({ endpoint: subscription.endpoint }) });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    await touched("stop");
    expect(worker.clients.openWindow).not.toHaveBeenCalled();
  });
});
