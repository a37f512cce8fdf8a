// Before each file of tests: French, and every request that a test did not expect fails.
import { beforeEach, vi } from "vitest";
import { settings } from "../app/settings.svelte";

settings.language = "fr";
beforeEach(() => {
  settings.language = "fr";
  vi.stubGlobal("fetch", (url: string) => Promise.reject(new Error(`nobody foresaw a request of ${url}`)));
});
