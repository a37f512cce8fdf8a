// The rules of Stellarium by number, asked for once in each language, so that a mistake can say why.
import type { Language } from "../../api/protocol";
import { gamesApi } from "../../games/api";
import { settings } from "../../app/settings.svelte";

let books = $state.raw<Record<string, Map<string, string>>>({});
const asked = new Set<string>();

function load(language: Language): void {
  if (asked.has(language)) return;
  asked.add(language);
  gamesApi.rules("stellarium", language).then(
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
