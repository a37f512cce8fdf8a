// Messages from the same Fluent files as Python's: one script for each part and language, whatever number of files it has.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const ALL = "virtual:catalogues";
const LOCALES = new URL("../../src/belle_etoile/locales/", import.meta.url);
const GAMES = new URL("../src/games/", import.meta.url);
const LANGUAGES = ["fr", "en"];
const ELSEWHERE = /^(bench|cli|doctor|server|campaigns|stellarium-(cli|gazette))\.ftl$/; // only Python speaks these

/** `stellar-cards.ftl` belongs to `stellar`; so do the words of its board. */
function parts(): Map<string, URL[]> {
  const found = new Map<string, URL[]>();
  const add = (part: string, language: string, file: URL) =>
    found.set(`${part}-${language}`, [...(found.get(`${part}-${language}`) ?? []), file]);
  for (const language of LANGUAGES) {
    const names = readdirSync(new URL(`${language}/`, LOCALES))
      .filter((name) => name.endsWith(".ftl") && !ELSEWHERE.test(name))
      .sort();
    const whole = names.map((name) => name.slice(0, -4));
    for (const name of whole) {
      const part = whole.find((each) => name.startsWith(`${each}-`)) ?? name;
      add(part, language, new URL(`${language}/${name}.ftl`, LOCALES));
    }
    for (const game of readdirSync(GAMES)) {
      const file = new URL(`${game}/${language}.ftl`, GAMES);
      if (existsSync(file)) add(game, language, file);
    }
  }
  return found;
}

export function catalogues(): Plugin {
  return {
    name: "catalogues",
    resolveId: (id) => (id.startsWith(ALL) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) {
        const lines = [...parts().keys()].map(
          (name) => `${JSON.stringify(name)}: () => import("${ALL}/words-${name}")`,
        );
        return `export const CATALOGUES = {\n${lines.join(",\n")}\n};`;
      }
      const part = /^\0virtual:catalogues\/words-(.+)$/.exec(id);
      if (!part) return null;
      const files = parts().get(part[1]!)!;
      for (const file of files) this.addWatchFile(file.pathname);
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, "utf8")).join("\n"))};`;
    },
  };
}
