// Push messages to this browser: that it is one's turn.
import { request } from "../api/client";

/** `impossible`: this browser cannot, or the server does not. `blocked`: the browser was told never to ask. */
type State = "unknown" | "impossible" | "blocked" | "off" | "on";

let state = $state<State>("unknown");
let key = "";

export const push = {
  get state() {
    return state;
  },
};

const pushApi = {
  settings: () => request("get", "/api/me/push"),
  add: (body: { endpoint: string; key: string; secret: string }) => request("put", "/api/me/push", { body }),
  end: (endpoint: string | null) => request("post", "/api/me/push/end", { body: { endpoint } }),
};

const can = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Finds out how things stand; asks nobody anything. */
export async function lookAtPush(): Promise<void> {
  const told = can() ? await pushApi.settings() : null;
  key = told?.key ?? "";
  if (!told || !key) state = "impossible";
  else if (Notification.permission === "denied") state = "blocked";
  else state = told.devices && (await subscription()) ? "on" : "off";
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}

/** After a touch: browsers ask for leave only then. */
export async function beginPush(): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") {
    state = Notification.permission === "denied" ? "blocked" : "off";
    return;
  }
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe(); // the server's key may have been another
  const made = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })).toJSON();
  await pushApi.add({
    endpoint: made.endpoint ?? "",
    key: made.keys?.["p256dh"] ?? "",
    secret: made.keys?.["auth"] ?? "",
  });
  state = "on";
}

/** On this browser; it also ends here where the server cannot be asked. */
export async function endPush(): Promise<void> {
  const found = can() ? await subscription() : null;
  if (!found) return;
  await found.unsubscribe();
  if (state === "on") state = "off";
  await pushApi.end(found.endpoint);
}
