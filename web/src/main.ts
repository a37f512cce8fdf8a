import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { loadMessages } from "./i18n.svelte";
import { startRouter } from "./router.svelte";
import { keepSettings } from "./settings.svelte";

keepSettings();
startRouter();
await loadMessages("web");
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/sw.js").catch(() => {});
}
