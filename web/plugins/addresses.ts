// Writes addresses.json: the patterns of all pages, for the server, which answers 404 elsewhere.
import type { Plugin } from "vite";
import { PATTERNS } from "../src/app/addresses.ts";

export function addresses(): Plugin {
  return {
    name: "addresses",
    apply: "build",
    generateBundle() {
      this.emitFile({
        type: "asset",
        fileName: "addresses.json",
        source: JSON.stringify(PATTERNS.map(([pattern]) => pattern.source)),
      });
    },
  };
}
