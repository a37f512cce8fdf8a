// One person in words.
import { t } from "../../i18n.svelte";
import type { Folk } from "./folk";
import type { PersonView } from "./net";
import { FLOORS, floorWord, PYRAMIDS } from "./pyramids";

export const schoolText = (person: PersonView) => t("seeing-school", { school: person.school || "none", sex: person.sex });

/** What somebody is: offices, captivity, heresy. */
export function offices(folk: Folk, id: number): string[] {
  const { view } = folk;
  const person = folk.person(id);
  const found: string[] = [];
  for (const pyramid of PYRAMIDS) {
    const seat = view.pyramids[pyramid]!.indexOf(id);
    if (seat < 0) continue;
    const floor = FLOORS.findIndex((seats) => (seats as readonly number[]).includes(seat));
    found.push(floor ? t("seeing-seat", { post: floorWord(floor), pyramid }) : t(`seeing-head-${pyramid}`));
  }
  if (person.judge) found.push(t("seeing-post-judge"));
  if (person.governs >= 0) found.push(t("seeing-governs", { planet: view.planets[person.governs]!.name }));
  if (person.heretic) found.push(t("seeing-heretic"));
  if (person.captivity === "convict") found.push(t("seeing-convict", { turn: person.until }));
  else if (person.captivity !== "free") found.push(t("seeing-captive", { by: person.captivity, planet: view.planets[person.held_at]?.name ?? "" }));
  return found;
}
