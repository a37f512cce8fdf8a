// Where the names in a sentence of the server lead: it says itself what each of them means.
import type { Schemas } from "../../api/protocol";
import { pathIn, rulePage } from "../links";
import type { People } from "../people";

export type Sentence = Schemas["PageItem"]["text"];
export type Reference = Schemas["Reference"];
export type Part = string | Reference;

/** Words and references, in the order of reading. */
export const parts = (sentence: Sentence): Part[] => (typeof sentence === "string" ? [sentence] : sentence);

/** As it is read. */
export const plain = (sentence: Sentence): string =>
  parts(sentence)
    .map((part) => (typeof part === "string" ? part : part.text))
    .join("");

/** In addresses families and worlds count from one. */
export function pageOf(people: People, { kind, id }: Reference): string {
  const number = Number(id) + 1;
  const pages = {
    person: () => pathIn(people.campaign, `person/${id}`),
    family: () => pathIn(people.campaign, `tree/${number}`),
    planet: () => pathIn(people.campaign, `map/${people.view.turn}/${number}`),
    rule: () => rulePage(id),
  };
  return pages[kind]();
}

/** The family that is all a cell holds. */
export function familyIn(cell: number | Sentence): number | null {
  const only = typeof cell === "object" && cell.length === 1 ? cell[0]! : "";
  return typeof only === "object" && only.kind === "family" ? Number(only.id) : null;
}
