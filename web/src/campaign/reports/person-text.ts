// One person in words.
import { t } from "../../app/i18n.svelte";
import type { People } from "../people";
import type { Person } from "../api";
import { floorWord, seatsOf } from "./pyramids";

export const schoolText = (person: Person) => t("reports-school", { school: person.school || "none", sex: person.sex });

/** A seat as its holder is called. */
export const seatText = (pyramid: string, floor: number, sex: string) =>
  floor ? t("reports-seat", { post: floorWord(floor), pyramid, sex }) : t(`reports-head-${pyramid}`, { sex });

/** What somebody is: offices, captivity, heresy. */
export function offices(people: People, id: number): string[] {
  const { view } = people;
  const person = people.person(id);
  const found: string[] = [];
  for (const { pyramid, floor } of seatsOf(view, id)) found.push(seatText(pyramid, floor, person.sex));
  if (person.judge) found.push(t("reports-post-judge"));
  if (person.governs >= 0) found.push(t("reports-governs", { planet: view.planets[person.governs]!.name }));
  if (person.heretic) found.push(t("reports-heretic"));
  if (person.captivity === "convict") found.push(t("reports-convict", { turn: person.until }));
  else if (person.captivity !== "free")
    found.push(t("reports-captive", { by: person.captivity, planet: view.planets[person.held_at]?.name ?? "" }));
  return found;
}
