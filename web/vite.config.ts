import { createHash } from "node:crypto";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { addresses } from "./plugins/addresses.ts";
import { catalogues } from "./plugins/catalogues.ts";
import { compressed } from "./plugins/compressed.ts";
import { preloads } from "./plugins/preloads.ts";

/** Writes sw.js with the list of the app shell's files, so that an installed page opens without a network. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const worker = Object.values(bundle).find((part) => part.type === "chunk" && part.name === "sw");
      if (!worker || worker.type !== "chunk") return;
      const files = Object.keys(bundle).filter(
        (name) => name.startsWith("assets/") && /\.(js|css|woff2|svg)$/.test(name),
      );
      const version = createHash("sha256").update(files.sort().join(" ")).digest("hex").slice(0, 12);
      const shell = ["/", "/manifest.webmanifest", "/icon.svg", ...files.map((name) => `/${name}`)];
      worker.code = worker.code.replace(/["'`]__SHELL__["'`]/, JSON.stringify(shell)).replace("__VERSION__", version);
    },
  };
}

/** Few files rather than many: each costs a journey. The shell is one, and so is what several sections share. */
const GROUPS = [
  {
    name: "shell",
    tags: ["$initial" as const],
    test: (id: string) => !/[\\/]src[\\/]app[\\/](main|service-worker)\.ts$/.test(id),
    priority: 2,
  },
  { name: "table", test: /[\\/]src[\\/]match[\\/]/, minShareCount: 2, priority: 1 },
  { name: "reports", test: /[\\/]src[\\/]campaign[\\/]reports[\\/]/, minShareCount: 2, priority: 1 },
  { name: "sheet", test: /[\\/]src[\\/]campaign[\\/](orders|help)[\\/]/, minShareCount: 2, priority: 1 },
  { name: "campaign", test: /[\\/]src[\\/](campaign[\\/][^\\/]+|app[\\/]NotFound\.svelte)$/, minShareCount: 2 },
];

const server = process.env["BELLE_ETOILE_PROXY"] ?? "http://127.0.0.1:8017";

export default defineConfig({
  plugins: [svelte(), catalogues(), addresses(), preloads(), serviceWorker(), compressed()],
  build: {
    target: "es2022",
    // A strict Content-Security-Policy refuses data: fonts and pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: "index.html", sw: "src/app/service-worker.ts" },
      output: {
        entryFileNames: (part) => (part.name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: { groups: GROUPS },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  preview: { proxy: { "/api": { target: server, ws: true } } },
});
