// Finds the people that a sentence of the server speaks of, by their names, and links them to their pages.
import { pathIn } from "../links";
import type { People } from "../people";

export interface Piece {
  text: string;
  href: string | null;
}

const LETTER = /\p{L}/u;
const prepared = new WeakMap<People, NameFinder>();

/** A sentence with its people as links. */
export function linked(people: People, text: string): Piece[] {
  const finder = prepared.get(people) ?? new NameFinder(people);
  prepared.set(people, finder);
  return finder.pieces(text);
}

class NameFinder {
  /** For each family: everybody with a first name. */
  readonly #called: Map<string, number[]>[];
  /** A space and a family's name, the longest names first. */
  readonly #families: RegExp;

  constructor(readonly people: People) {
    const { families, people: all } = people.view;
    this.#called = families.map(() => new Map());
    all.forEach((person, id) => {
      const named = this.#called[person.family]!;
      const first = people.first(id);
      named.set(first, [...(named.get(first) ?? []), id]);
    });
    const names = families.map((family) => family.name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    names.sort((a, b) => b.length - a.length);
    this.#families = new RegExp(names.length ? `(?: |\u00a0)(${names.join("|")})(?!\\p{L})` : "$^", "gu");
  }

  pieces(text: string): Piece[] {
    const found: Piece[] = [];
    let told = 0;
    for (const match of text.matchAll(this.#families)) {
      const family = this.people.family(match[1]!);
      const first = this.#firstNameBefore(family, text.slice(told, match.index));
      if (!first) continue;
      const start = match.index - first.length;
      const end = match.index + match[0].length;
      const code = /^\s\((\d+-\d+)\)/.exec(text.slice(end))?.[1] ?? "";
      if (start > told) found.push({ text: text.slice(told, start), href: null });
      found.push({ text: text.slice(start, end), href: this.#pageOf(family, first, code) });
      told = end;
    }
    if (told < text.length) found.push({ text: text.slice(told), href: null });
    return found;
  }

  /** The longest first name of the family that the text ends with, as a whole word. */
  #firstNameBefore(family: number, text: string): string {
    let longest = "";
    for (const first of this.#called[family]!.keys()) {
      if (first.length <= longest.length || !text.endsWith(first)) continue;
      if (!LETTER.test(text.charAt(text.length - first.length - 1))) longest = first;
    }
    return longest;
  }

  /** Whom a name means in the turn of the view; several namesakes share a page. */
  #pageOf(family: number, first: string, code: string): string {
    const { people } = this;
    const all = this.#called[family]!.get(first)!;
    const exact = code ? all.filter((id) => people.person(id).code === code) : [];
    const there = all.filter((id) => people.alive(id) || people.person(id).died >= people.view.turn);
    const likely = exact.length ? exact : there.length ? there : all;
    if (likely.length === 1) return people.page(likely[0]!);
    const name = `${first} ${people.view.families[family]!.name}`;
    return pathIn(people.campaign, `person/${encodeURIComponent(name)}`);
  }
}
