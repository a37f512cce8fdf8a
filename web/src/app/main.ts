import { mount } from "svelte";
import "./app.css";
import { prefetchFor } from "./prefetch";
import App from "./App.svelte";
import { loadMessages } from "./i18n.svelte";
import { route, startRouter } from "./router.svelte";
import { keepSettings, settings } from "./settings.svelte";

prefetchFor(route());
keepSettings();
startRouter();
void loadMessages("web").then(() => mount(App, { target: document.getElementById("app")! }));

// Their first use is slow. Now there is time, while files and answers are loading.
new Intl.PluralRules(settings.language).select(2);
new Intl.NumberFormat(settings.language).format(2);

// The worker fetches the whole shell: it waits until the first page is shown.
const SETTLED = 5000;
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  setTimeout(() => void navigator.serviceWorker.register("/sw.js").catch(() => {}), SETTLED);
  navigator.serviceWorker.addEventListener("message", ({ ports }) => ports[0]?.postMessage(location.pathname));
}
