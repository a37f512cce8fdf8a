import { beforeEach, describe, expect, test, vi } from "vitest";
import { json, serve } from "../testing/server";
import { rememberCsrf } from "../api/client";

const KEY = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
const keys = { p256dh: "point", auth: "secret" };
const subscription = {
  endpoint: "https://push.example/mine",
  unsubscribe: vi.fn(() => Promise.resolve(true)),
  toJSON: () => ({ endpoint: "https://push.example/mine", keys }),
};
let subscribed: typeof subscription | null = null;
const pushManager = {
  getSubscription: () => Promise.resolve(subscribed),
  subscribe: vi.fn((_: { applicationServerKey: Uint8Array }) => Promise.resolve(subscription)),
};
const registration = { pushManager };
const notification = {
  permission: "default",
  requestPermission: vi.fn(() => Promise.resolve(notification.permission)),
};

async function fresh() {
  vi.resetModules();
  return import("./push.svelte");
}

beforeEach(() => {
  vi.clearAllMocks();
  subscribed = null;
  notification.permission = "default";
  rememberCsrf("token");
  vi.stubGlobal("PushManager", vi.fn());
  vi.stubGlobal("Notification", notification);
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      getRegistration: () => Promise.resolve(registration),
      register: vi.fn(() => Promise.resolve(registration)),
      ready: Promise.resolve(registration),
    },
  });
});

describe("looking asks nobody", () => {
  test.each([
    ["off", { devices: 0, key: KEY }, "default"],
    ["impossible", { devices: 0 }, "default"],
    ["blocked", { devices: 0, key: KEY }, "denied"],
  ])("%s", async (state, told, permission) => {
    notification.permission = permission;
    serve({ "GET /api/me/push": json(told) });
    const { lookAtPush, push } = await fresh();
    await lookAtPush();
    expect(push.state).toBe(state);
    expect(notification.requestPermission).not.toHaveBeenCalled();
    expect(pushManager.subscribe).not.toHaveBeenCalled();
  });
});

test("begins with the server's key, and ends in one step", async () => {
  const asked = serve({
    "GET /api/csrf": json({ csrf: "token" }),
    "GET /api/me/push": json({ devices: 0, key: KEY }),
    "PUT /api/me/push": json({ devices: 1, key: KEY }),
    "POST /api/me/push/end": json({ devices: 0, key: KEY }),
  });
  const { lookAtPush, beginPush, endPush, push } = await fresh();
  await lookAtPush();
  notification.permission = "granted";
  await beginPush();
  expect(push.state).toBe("on");
  const given = pushManager.subscribe.mock.calls[0]![0].applicationServerKey;
  expect([given.length, given[0]]).toEqual([65, 4]);
  expect(asked.find((each) => each.method === "PUT")?.body).toEqual({
    endpoint: subscription.endpoint,
    key: "point",
    secret: "secret",
  });
  subscribed = subscription;
  await endPush();
  expect(push.state).toBe("off");
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
  expect(asked.at(-1)?.body).toEqual({ endpoint: subscription.endpoint });
});

test("a no is a no", async () => {
  serve({ "GET /api/me/push": json({ devices: 0, key: KEY }) });
  const { lookAtPush, beginPush, push } = await fresh();
  await lookAtPush();
  notification.permission = "denied";
  await beginPush();
  expect(push.state).toBe("blocked");
  expect(pushManager.subscribe).not.toHaveBeenCalled();
});
