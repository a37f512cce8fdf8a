// Scripts, style sheets and pictures also as brotli: packed once, better than a server could while somebody waits.
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = 1024; // bytes

export function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    // From the disk: other plugins change what is in the bundle until it is written.
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!/^assets\/.*\.(js|css|svg)$/.test(name)) continue;
        const text = readFileSync(`${dir}/${name}`, "utf8");
        if (text.length >= WORTH_IT) writeFileSync(`${dir}/${name}.br`, brotliCompressSync(text));
      }
    },
  };
}
