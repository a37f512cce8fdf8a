import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

declare const process: { env: Record<string, string | undefined> };

/** Writes sw.js with the list of the app shell's files, so that an installed page opens without a network. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const worker = Object.values(bundle).find((part) => part.type === "chunk" && part.name === "sw");
      if (!worker || worker.type !== "chunk") return;
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/") && !name.endsWith(".woff"));
      const version = files.map((name) => name.split("-").at(-1)).join("").length + files.sort().join(" ");
      const shell = ["/", "/manifest.webmanifest", "/icon.svg", ...files.map((name) => `/${name}`)];
      worker.code = worker.code
        .replace(/["'`]__SHELL__["'`]/, JSON.stringify(shell))
        .replace("__VERSION__", hash(version));
    },
  };
}

function hash(text: string): string {
  let h = 2166136261;
  for (const letter of text) h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
  return (h >>> 0).toString(36);
}

const server = process.env["BELLE_ETOILE_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  build: {
    target: "es2022",
    // A strict Content-Security-Policy refuses data: fonts and pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: "index.html", sw: "src/sw.ts" },
      output: { entryFileNames: (part) => (part.name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  preview: { proxy: { "/api": { target: server, ws: true } } },
});
