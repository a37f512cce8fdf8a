// One person in words.
import { t } from "../../app/i18n.svelte";
import type { People } from "../people";
import type { Person } from "../api";
import { FLOORS, floorWord, PYRAMIDS } from "./pyramids";

export const schoolText = (person: Person) => t("reports-school", { school: person.school || "none", sex: person.sex });

/** What somebody is: offices, captivity, heresy. */
export function offices(people: People, id: number): string[] {
  const { view } = people;
  const person = people.person(id);
  const found: string[] = [];
  for (const pyramid of PYRAMIDS) {
    const seat = view.pyramids[pyramid]!.indexOf(id);
    if (seat < 0) continue;
    const floor = FLOORS.findIndex((seats) => (seats as readonly number[]).includes(seat));
    found.push(floor ? t("reports-seat", { post: floorWord(floor), pyramid }) : t(`reports-head-${pyramid}`));
  }
  if (person.judge) found.push(t("reports-post-judge"));
  if (person.governs >= 0) found.push(t("reports-governs", { planet: view.planets[person.governs]!.name }));
  if (person.heretic) found.push(t("reports-heretic"));
  if (person.captivity === "convict") found.push(t("reports-convict", { turn: person.until }));
  else if (person.captivity !== "free")
    found.push(t("reports-captive", { by: person.captivity, planet: view.planets[person.held_at]?.name ?? "" }));
  return found;
}
