// Who everybody is: people by code, as the public record tells them.
import { t } from "../../app/i18n.svelte";
import { settings } from "../../app/settings.svelte";
import type { Person, View } from "../api";
import { schoolText, seatText } from "../reports/person-text";
import { seatsOf } from "../reports/pyramids";

const YEARS = 10; // one turn

export class OrderPeople {
  readonly #people: Map<string, Person>;

  constructor(
    readonly view: View,
    readonly mine: number,
  ) {
    this.#people = new Map(view.people.map((person) => [person.code, person]));
  }

  person(code: string): Person | undefined {
    return this.#people.get(code);
  }

  isOwn(code: string): boolean {
    return this.#people.get(code)?.family === this.mine;
  }

  /** `Iris`, or the code of somebody who has no name yet. */
  name(code: string): string {
    return this.#people.get(code)?.name || code;
  }

  /** `Iris 1-10`: one of several namesakes. */
  called(code: string): string {
    const name = this.name(code);
    return name === code ? code : `${name} ${code}`;
  }

  /** `Iris Altaïr (1-10), 41 ans, marchande`: enough to choose by. */
  label(code: string): string {
    const person = this.#people.get(code);
    if (!person) return code;
    const family = this.isOwn(code) ? "" : (this.view.families[person.family]?.name ?? "");
    return t("campaign-orders-person", {
      name: [person.name, family].filter(Boolean).join(" "),
      code,
      about: this.about(code),
    });
  }

  /** In the first year of the coming turn. */
  age(code: string): number {
    const person = this.#people.get(code);
    return person ? this.view.year + YEARS - person.born : 0;
  }

  about(code: string): string {
    const person = this.#people.get(code);
    if (!person) return "";
    return t("campaign-orders-about", { age: this.age(code), school: schoolText(person), prestige: person.prestige });
  }

  /** The Emperor first of all, then every other seat and charge. */
  offices(code: string): string {
    const person = this.#people.get(code);
    if (!person) return "";
    const { sex } = person;
    const found = seatsOf(this.view, this.view.people.indexOf(person)).map(({ pyramid, floor }) =>
      pyramid === "government" && !floor ? t("campaign-orders-is-emperor", { sex }) : seatText(pyramid, floor, sex),
    );
    if (person.judge) found.push(t("campaign-orders-is-judge"));
    if (person.governs >= 0)
      found.push(t("campaign-orders-is-governor", { planet: this.view.planets[person.governs]?.name ?? "" }));
    return found.join(", ");
  }

  /** One's own who hold something, with what they hold. */
  holders(): { name: string; offices: string }[] {
    return this.view.people
      .filter((person) => person.family === this.mine && person.died < 0)
      .map((person) => ({ name: this.name(person.code), offices: this.offices(person.code) }))
      .filter((each) => each.offices);
  }

  /** Whether they are held captive, or are heretics. */
  distress(code: string): string {
    const person = this.#people.get(code);
    if (!person) return "";
    const found = [];
    if (person.captivity !== "free") found.push(t(`campaign-orders-is-${person.captivity}`));
    if (person.heretic) found.push(t("campaign-orders-is-heretic"));
    return found.join(", ");
  }

  /** One's own first, then by name: how a long list is read. Those who wait for something come last. */
  ordered(codes: string[], waits: Record<string, string> = {}): string[] {
    const rank = (code: string) => (waits[code] ? 2 : 0) + (this.isOwn(code) ? 0 : 1);
    const { compare } = new Intl.Collator(settings.language);
    return [...codes].sort((a, b) => rank(a) - rank(b) || compare(this.name(a), this.name(b)));
  }
}
