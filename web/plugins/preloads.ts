// Writes preloads.json: what the page of an address needs besides the shell, as lines for its head, so that the browser
// asks for all of it at once instead of finding one file in the other. The server puts them in.
import { readFileSync } from "node:fs";
import type { Plugin, Rollup } from "vite";

const LANGUAGES = ["fr", "en"];
const CAMPAIGN = ["campaign", "stellarium"];
const SECTIONS = new URL("../src/campaign/sections.ts", import.meta.url);

/** The sections of a campaign and their components, from the list that the browser uses. */
function sections(): [id: string, component: string][] {
  const text = readFileSync(SECTIONS, "utf8");
  const found = [...text.matchAll(/id: "(\w+)",\s+load: \(\) => import\("\.\/([\w/]+)\.svelte"\)/g)];
  const all = text.match(/import\("\.\//g)?.length ?? 0;
  if (!found.length || found.length < all) throw new Error("preloads: sections.ts lists more than was understood");
  return found.map((each) => [each[1]!, each[2]!]);
}

/** The beginning of an address, the components it shows, and the messages besides the shell's. */
const ADDRESSES: [address: string, components: string[], words: string[]][] = [
  ...sections().map(([id, component]): [string, string[], string[]] => [
    `/campaign/[^/]+/${id}(/|$)`,
    ["campaign/Campaign", `campaign/${component}`],
    CAMPAIGN,
  ]),
  ["/campaign/", ["campaign/Campaign", "campaign/Overview"], CAMPAIGN],
  ["/stellarium/new$", ["campaign/NewCampaign"], CAMPAIGN],
  ["/stellarium$", ["campaign/Campaigns"], CAMPAIGN],
  ["/(match|table)/[^/]+/replay$", ["match/Replay"], ["core"]],
  ["/(match|table)/", ["match/Table"], ["core"]],
  ["/new$", ["match/NewMatch"], ["core"]],
  ["/rules/", ["match/Rules"], []],
  ["/lobby$", ["match/Lobby"], []],
  ["/daily$", ["games/stellarion/Daily"], ["daily"]],
  ["/account$", ["app/Account"], []],
  ["/", [], []],
];

type Bundle = Rollup.OutputBundle;

function chunkOf(bundle: Bundle, fits: (chunk: Rollup.OutputChunk) => boolean, what: string): Rollup.OutputChunk {
  for (const part of Object.values(bundle)) if (part.type === "chunk" && fits(part)) return part;
  throw new Error(`preloads: no script for ${what}`);
}

/** A script and all that it imports. */
function withImports(
  bundle: Bundle,
  first: Rollup.OutputChunk,
  found = new Set<Rollup.OutputChunk>(),
): Set<Rollup.OutputChunk> {
  if (found.has(first)) return found;
  found.add(first);
  for (const name of first.imports) {
    const part = bundle[name];
    if (part?.type === "chunk") withImports(bundle, part, found);
  }
  return found;
}

function lines(bundle: Bundle, components: string[], words: string[], language: string): string {
  const shell = withImports(
    bundle,
    chunkOf(bundle, (chunk) => chunk.isEntry && chunk.name === "index", "the shell"),
  );
  const needed = new Set<Rollup.OutputChunk>();
  for (const name of ["web", ...words])
    needed.add(chunkOf(bundle, (chunk) => chunk.name === `words-${name}-${language}`, name));
  for (const name of components)
    withImports(
      bundle,
      chunkOf(bundle, (chunk) => chunk.facadeModuleId?.endsWith(`/src/${name}.svelte`) ?? false, name),
      needed,
    );
  const own = [...needed].filter((chunk) => !shell.has(chunk));
  const styles = new Set(own.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return [
    ...[...styles].map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
    ...own.map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk.fileName}">`),
  ].join("\n");
}

export function preloads(): Plugin {
  return {
    name: "preloads",
    apply: "build",
    generateBundle(_, bundle) {
      const told = ADDRESSES.map(([address, components, words]) => ({
        address: `^${address}`,
        head: Object.fromEntries(LANGUAGES.map((language) => [language, lines(bundle, components, words, language)])),
      }));
      this.emitFile({ type: "asset", fileName: "preloads.json", source: JSON.stringify(told) });
    },
  };
}
