// The rules of Stellarium by number, asked for once in each language, so that a mistake can say why.
import { api } from "../../net/api";
import { settings } from "../../settings.svelte";

let books = $state.raw<Record<string, Map<string, string>>>({});
const asked = new Set<string>();

function load(language: string): void {
  if (asked.has(language)) return;
  asked.add(language);
  api.rules("stellarium", language).then(
    (book) => {
      const rules = book.chapters.flatMap((chapter) => chapter.rules);
      books = { ...books, [language]: new Map(rules.map((rule) => [rule.number, rule.text])) };
    },
    () => asked.delete(language), // the link to the rule is still there
  );
}

export function ruleText(number: string): string {
  load(settings.language);
  return books[settings.language]?.get(number) ?? "";
}
