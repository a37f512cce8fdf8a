// An order document as the TOML text that the server would make of it, for people to copy.
import type { OrderDocument } from "../api";

type Table = Record<string, unknown>;

const isTable = (value: unknown): value is Table =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isTables = (value: unknown): value is Table[] => Array.isArray(value) && value.length > 0 && value.every(isTable);
const keyOf = (key: string) => (/^[A-Za-z0-9_-]+$/.test(key) ? key : JSON.stringify(key));

function said(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(said).join(", ")}]`;
  if (!isTable(value)) return JSON.stringify(value);
  const pairs = Object.entries(value).map(([key, each]) => `${keyOf(key)} = ${said(each)}`);
  return pairs.length ? `{ ${pairs.join(", ")} }` : "{}";
}

function lines(table: Table, where: string): string[] {
  const own: string[] = [];
  const inner: string[] = [];
  for (const [key, value] of Object.entries(table)) {
    const name = where + keyOf(key);
    if (value === null || value === undefined) continue;
    if (isTable(value)) {
      const bare = Object.values(value).length > 0 && Object.values(value).every(isTable);
      inner.push(...(bare ? [] : ["", `[${name}]`]), ...lines(value, `${name}.`));
    } else if (isTables(value)) {
      for (const entry of value) inner.push("", `[[${name}]]`, ...lines(entry, `${name}.`));
    } else own.push(`${keyOf(key)} = ${said(value)}`);
  }
  return [...own, ...inner];
}

export function asToml(document: OrderDocument): string {
  return `${lines(document as Table, "")
    .join("\n")
    .trim()}\n`;
}
