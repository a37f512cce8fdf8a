// People as a view shows them: their names, ages and pages. A person is known by their place in the view's list.
import type { Campaign, Person, View } from "./api";
import { pathIn } from "./links";

export const FOUNDERS = 8; // the first of every family's roster
export const NOBODY = -1;
export const OUTSIDER = -2;

export class People {
  readonly #byCode: Map<string, number>;

  constructor(
    readonly campaign: Campaign,
    readonly view: View,
  ) {
    this.#byCode = new Map(view.people.map((person, id) => [person.code, id]));
  }

  person(id: number): Person {
    return this.view.people[id]!;
  }
  first(id: number): string {
    return this.person(id).name || this.person(id).code;
  }
  familyName(id: number): string {
    return this.view.families[this.person(id).family]!.name;
  }
  /** Of nobody: a man's, as a title is called that nobody bears. */
  sex(id: number): string {
    return this.view.people[id]?.sex ?? "m";
  }
  name(id: number): string {
    return `${this.first(id)} ${this.familyName(id)}`;
  }
  page(id: number): string {
    return pathIn(this.campaign, `person/${this.person(id).code}`);
  }
  coded(code: string): number {
    return this.#byCode.get(code) ?? NOBODY;
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
  /** All who bear a name: "Pacôme Cassiopée". */
  namesakes(name: string): number[] {
    return this.view.people.map((_, id) => id).filter((id) => this.name(id) === name);
  }
}
