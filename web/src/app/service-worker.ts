/// <reference lib="webworker" />
// Keeps the app shell for a visit without network. Nothing under /api is ever kept: a page must never show an old board.
// Shows push messages: that it is one's turn.
export {};

const worker = self as unknown as ServiceWorkerGlobalScope;
const SHELL = "__SHELL__" as unknown as string[];
const KEPT = "belle-etoile-__VERSION__";

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.addAll(SHELL))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== worker.location.origin || url.pathname.startsWith("/api"))
    return;
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(async () => (await caches.match("/")) ?? Response.error()));
  } else if (SHELL.includes(url.pathname)) {
    event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
  }
});

/** A push message of the server; people/turn_notices.py writes it. */
interface Told {
  title: string;
  body: string;
  path: string;
  count: number;
  language: string;
  stop: string;
}
const TAG = "turn"; // a later notice takes the place of an earlier one

worker.addEventListener("push", (event) => {
  const told = event.data?.json() as Told | undefined;
  if (told) event.waitUntil(show(told));
});

const windows = () => worker.clients.matchAll({ type: "window", includeUncontrolled: true });
const PATIENCE = 500; // milliseconds; a page that sleeps does not answer

/** Where a window is. Its url only says where it was loaded: from there our pages go on by themselves. */
const place = (client: WindowClient) =>
  new Promise<string>((is) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => is(String(data));
    setTimeout(() => is(new URL(client.url).pathname), PATIENCE);
    client.postMessage("where are you?", [port2]);
  });

async function windowsAt(path: string, all: readonly WindowClient[]): Promise<WindowClient[]> {
  const places = await Promise.all(all.map(place));
  return all.filter((_, number) => places[number] === path);
}

/** Not for somebody who is looking at that table, and whom no other one waits for. */
async function show(told: Told): Promise<void> {
  const visible = (await windows()).filter((client) => client.visibilityState === "visible");
  if (told.count === 1 && (await windowsAt(told.path, visible)).length) return;
  const options = {
    body: told.body,
    lang: told.language,
    icon: "/icon-192.png",
    tag: TAG,
    renotify: true,
    data: told.path,
    actions: [{ action: "stop", title: told.stop }],
  };
  await worker.registration.showNotification(told.title, options);
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(event.action === "stop" ? stop() : open(String(event.notification.data)));
});

/** The table if it is open somewhere; else any page of ours goes there; else a new one. */
async function open(path: string): Promise<void> {
  const ours = await windows();
  const there = (await windowsAt(path, ours))[0];
  if (there) await there.focus();
  else if (ours[0]) await (await ours[0].focus()).navigate(path).catch(() => worker.clients.openWindow(path));
  else await worker.clients.openWindow(path);
}

/** One tap ends it. If the server does not hear of it, the push service will tell it with the next message. */
async function stop(): Promise<void> {
  const subscription = await worker.registration.pushManager.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  try {
    const { csrf } = (await (await fetch("/api/csrf")).json()) as { csrf: string };
    const headers = { "Content-Type": "application/json", "X-CSRF-Token": csrf };
    const body = JSON.stringify({ endpoint: subscription.endpoint });
    await fetch("/api/me/push/end", { method: "POST", headers, body });
  } catch {
    // without network
  }
}
