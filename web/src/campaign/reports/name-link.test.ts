import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".svelte"))
    .map((name) => readFileSync(join(folder, name), "utf8"));

test("what is underlined as a name is a link, and nothing else bears that class", () => {
  const marked = sources("src").flatMap((text) => [...text.matchAll(/<(\w+)[^<>]*\sclass="name-link"/g)]);
  expect(marked.length).toBeGreaterThan(3);
  expect(new Set(marked.map((found) => found[1]))).toEqual(new Set(["a"]));
});

test("a class that all pages share is not one that other pages use for something else", () => {
  const css = readFileSync("src/campaign/reports/reports.css", "utf8");
  const shared = [...css.matchAll(/^\.([\w-]+)/gm)].map((found) => found[1]!);
  expect(shared).not.toContain("who");
  expect(shared).not.toContain("tools");
});
