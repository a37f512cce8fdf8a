// People as a view tells of them: their names, their pages, and where a sentence speaks of them.
import type { Campaign } from "../net";
import type { PersonView, View } from "./net";

export const FOUNDERS = 8; // the first of every family's roster
export const NOBODY = -1;
export const OUTSIDER = -2;

export interface Piece {
  text: string;
  href: string | null;
}

export const at = (campaign: Campaign, rest: string) => `/campaign/${campaign.id}/${rest}`;
export const rulePage = (rule: string) => `/rules/stellarium#${rule}`;
const LETTER = /\p{L}/u;

export class Folk {
  private readonly byCode = new Map<string, number>();
  private readonly called: Map<string, number[]>[] = [];
  private readonly families: RegExp;

  constructor(
    readonly campaign: Campaign,
    readonly view: View,
  ) {
    this.called = view.families.map(() => new Map<string, number[]>());
    view.people.forEach((person, id) => {
      this.byCode.set(person.code, id);
      const first = person.name || person.code;
      const named = this.called[person.family]!;
      named.set(first, [...(named.get(first) ?? []), id]);
    });
    const names = view.families.map((family) => family.name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    names.sort((a, b) => b.length - a.length);
    this.families = new RegExp(names.length ? `(?: |\u00a0)(${names.join("|")})(?!\\p{L})` : "$^", "gu");
  }

  person(id: number): PersonView {
    return this.view.people[id]!;
  }
  first(id: number): string {
    return this.person(id).name || this.person(id).code;
  }
  familyName(id: number): string {
    return this.view.families[this.person(id).family]!.name;
  }
  name(id: number): string {
    return `${this.first(id)} ${this.familyName(id)}`;
  }
  page(id: number): string {
    return at(this.campaign, `person/${this.person(id).code}`);
  }
  coded(code: string): number {
    return this.byCode.get(code) ?? NOBODY;
  }
  alive(id: number): boolean {
    return this.person(id).died < 0;
  }
  /** At the end of the turn the view tells of, or at the end of the one they died in. */
  age(id: number): number {
    return this.yearAfter(this.alive(id) ? this.view.turn : this.person(id).died) - this.person(id).born;
  }
  /** The first year after a turn. */
  yearAfter(turn: number): number {
    return this.view.year + 10 * (turn - this.view.turn + 1);
  }
  family(name: string): number {
    return this.view.families.findIndex((family) => family.name === name);
  }
  /** All who bear a name: "Pacôme Cassiopée". */
  namesakes(name: string): number[] {
    return this.view.people.map((_, id) => id).filter((id) => this.name(id) === name);
  }

  /** Whom a name means in the turn of the view; several namesakes share a page. */
  private meant(family: number, first: string, code: string): string {
    const all = this.called[family]!.get(first)!;
    const exact = code ? all.filter((id) => this.person(id).code === code) : [];
    const there = all.filter((id) => this.person(id).died < 0 || this.person(id).died >= this.view.turn);
    const likely = exact.length ? exact : there.length ? there : all;
    if (likely.length === 1) return this.page(likely[0]!);
    return at(this.campaign, `person/${encodeURIComponent(`${first} ${this.view.families[family]!.name}`)}`);
  }

  /** A sentence with its people as links. */
  pieces(text: string): Piece[] {
    const found: Piece[] = [];
    let told = 0;
    for (const match of text.matchAll(this.families)) {
      const family = this.family(match[1]!);
      const before = text.slice(told, match.index);
      const first = this.firstNameAt(family, before);
      if (!first) continue;
      const start = match.index - first.length;
      const end = match.index + match[0].length;
      const code = /^\s\((\d+-\d+)\)/.exec(text.slice(end))?.[1] ?? "";
      if (start > told) found.push({ text: text.slice(told, start), href: null });
      found.push({ text: text.slice(start, end), href: this.meant(family, first, code) });
      told = end;
    }
    if (told < text.length) found.push({ text: text.slice(told), href: null });
    return found;
  }

  private firstNameAt(family: number, before: string): string {
    let longest = "";
    for (const first of this.called[family]!.keys()) {
      if (first.length <= longest.length || !before.endsWith(first)) continue;
      if (!LETTER.test(before.charAt(before.length - first.length - 1))) longest = first;
    }
    return longest;
  }
}
