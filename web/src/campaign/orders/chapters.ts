// The chapters of the order sheet: which places belong to each, and where it applies. The form decides, not the rules.
import type { Component } from "svelte";
import type { OrderPeople } from "./people";
import type { Sheet } from "./order-sheet.svelte";
import Bid from "./chapters/Bid.svelte";
import Contracts from "./chapters/Contracts.svelte";
import Court from "./chapters/Court.svelte";
import Exchange from "./chapters/Exchange.svelte";
import Expeditions from "./chapters/Expeditions.svelte";
import Family from "./chapters/Family.svelte";
import Marriages from "./chapters/Marriages.svelte";
import People from "./chapters/People.svelte";
import Powers from "./chapters/Powers.svelte";
import Ships from "./chapters/Ships.svelte";
import Votes from "./chapters/Votes.svelte";
import Youth from "./chapters/Youth.svelte";

export interface ChapterProps {
  sheet: Sheet;
  people: OrderPeople;
}

export interface Chapter {
  id: string;
  shows: Component<ChapterProps>;
  /** Places of the form that make it apply. */
  when: RegExp;
  /** Places whose mistakes are told in it. */
  owns: RegExp;
  /** How many things are written in it. */
  count: (sheet: Sheet) => number;
}

const POWERS = /^(emperor|archpope|general|dauphin|commander|master)\b/;
const entries = (key: string) => (sheet: Sheet) => sheet.entries(key).length;
const ordersOfPeople = (key: RegExp) => (sheet: Sheet) =>
  Object.values((sheet.document["people"] ?? {}) as Record<string, object>).filter((person) =>
    Object.keys(person).some((each) => key.test(each)),
  ).length;

const CHAPTERS: Chapter[] = [
  {
    id: "people",
    shows: People,
    when: /^people\.[^.]+\.(place|births|buy|candidate|resign)/,
    owns: /^people\.[^.]+(\.(place|bet|births|candidate|resign)\b.*)?$|^purchases/,
    count: ordersOfPeople(/^(place|bet|births|candidate|resign)$/),
  },
  {
    id: "youth",
    shows: Youth,
    when: /^people\.[^.]+\.school/,
    owns: /^people\.[^.]+\.(name|school|priest)/,
    count: ordersOfPeople(/^(name|school)$/),
  },
  {
    id: "family",
    shows: Family,
    when: /^(ransom|bastard)/,
    owns: /^(ransoms?|bastard)\b/,
    count: (sheet) => ["ransoms", "bastard"].filter((key) => key in sheet.document).length,
  },
  { id: "marriages", shows: Marriages, when: /^marriage\./, owns: /^marriage\b/, count: entries("marriage") },
  { id: "exchange", shows: Exchange, when: /^people\.[^.]+\.bet/, owns: /^$/, count: ordersOfPeople(/^bet$/) },
  { id: "expeditions", shows: Expeditions, when: /^expedition\./, owns: /^expedition\b/, count: entries("expedition") },
  { id: "ships", shows: Ships, when: /^deal\./, owns: /^deal\b/, count: entries("deal") },
  { id: "contracts", shows: Contracts, when: /^contract\./, owns: /^contract\b/, count: entries("contract") },
  { id: "court", shows: Court, when: /^verdict\./, owns: /^verdict\b/, count: entries("verdict") },
  {
    id: "votes",
    shows: Votes,
    when: /^people\.[^.]+\.(dismiss|coup)/,
    owns: /^people\.[^.]+\.(dismiss|coup)/,
    count: ordersOfPeople(/^(dismiss|coup)$/),
  },
  {
    id: "powers",
    shows: Powers,
    when: POWERS,
    owns: POWERS,
    count: (sheet) => Object.keys(sheet.document).filter((key) => POWERS.test(key)).length,
  },
  { id: "bid", shows: Bid, when: /^bid\./, owns: /^bid\b/, count: (sheet) => ("bid" in sheet.document ? 1 : 0) },
];

/** Also where something is written that the form does not offer: it must be seen to be corrected. */
export function chaptersOf(sheet: Sheet): Chapter[] {
  return CHAPTERS.filter(
    (chapter) =>
      sheet.form.fields.some((field) => chapter.when.test(field.place)) ||
      sheet.check.mistakes.some((mistake) => chapter.owns.test(mistake.place)),
  );
}

export function chapterOf(place: string): Chapter | undefined {
  return CHAPTERS.find((chapter) => chapter.owns.test(place));
}

/** `["no", "0-5"]` as single choices. */
export function spread(choices: string[]): string[] {
  return choices.flatMap((choice) => {
    const range = /^(\d+)-(\d+)$/.exec(choice);
    if (!range) return [choice];
    const [from, to] = [Number(range[1]), Number(range[2])];
    return Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
  });
}
