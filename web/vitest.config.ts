// Unit tests of what has logic and no markup; pages as people use them are tests/web's, in a real browser.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./plugins/catalogues.ts";

export default defineConfig({
  plugins: [svelte(), catalogues()],
  resolve: { conditions: ["browser"] },
  test: {
    include: ["src/**/*.test.ts"],
    environment: "happy-dom",
    environmentOptions: { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } } },
    pool: "vmThreads", // one window for each worker, not for each file
    setupFiles: ["src/testing/setup.ts"],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
