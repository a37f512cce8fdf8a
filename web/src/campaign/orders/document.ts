// An order document is a JSON object; its places are those of the form's fields and of the mistakes.
import type { OrderDocument } from "../api";

/** `["marriage", 0, "groom"]`: names lead into tables, numbers into lists. */
export type Path = (string | number)[];

/** `marriage 1.groom`, `people.4-1.place`: as the server names it. */
export function placeOf(path: Path): string {
  return path.reduce<string>((place, step) => {
    if (typeof step === "number") return `${place} ${step + 1}`;
    return place ? `${place}.${step}` : step;
  }, "");
}

/** The id of a field's control in the page. */
export function idOf(place: string): string {
  return `at-${place.replaceAll(" ", "_")}`;
}

export function read(doc: OrderDocument, path: Path): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], doc);
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === false) return true;
  return Array.isArray(value) && !value.length;
}

/** Writes one value; an empty one is taken out, and the tables with nothing left in them. An entry of a list stays. */
export function write(doc: OrderDocument, path: Path, value: unknown): void {
  let here = doc as Record<string | number, unknown>;
  path.slice(0, -1).forEach((step, i) => {
    if (isEmpty(here[step])) here[step] = typeof path[i + 1] === "number" ? [] : {};
    here = here[step] as Record<string | number, unknown>;
  });
  const last = path.at(-1)!;
  if (!isEmpty(value)) here[last] = value;
  else if (Array.isArray(here)) here.splice(last as number, 1);
  else delete here[last];
  prune(doc, path.slice(0, -1));
}

function prune(doc: OrderDocument, path: Path): void {
  if (!path.length || typeof path.at(-1) === "number") return;
  const value = read(doc, path);
  if (typeof value !== "object" || value === null || Object.keys(value).length) return;
  const parent = read(doc, path.slice(0, -1)) as Record<string, unknown>;
  delete parent[path.at(-1) as string];
  prune(doc, path.slice(0, -1));
}
