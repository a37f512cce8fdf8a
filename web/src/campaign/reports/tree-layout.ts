// A family over the generations: who descends from whom inside it, and where each card lies on the sheet.
import { FOUNDERS, type People, NOBODY, OUTSIDER } from "../people";

export interface Kin {
  id: number;
  spouses: number[]; // OUTSIDER for somebody of the lesser nobility
  children: Kin[];
  bastard: boolean;
  depth: number;
  y: number; // of the upper edge of the card
}

export const CARD = 186;
export const HIGH = 58;
export const LINE = 27; // one more for each marriage
export const COLUMN = 238;
const GAP = 12;

export const heightOf = (kin: Kin) => HIGH + kin.spouses.length * LINE;

function spousesOf(people: People, id: number): number[] {
  const found = new Set<number>();
  const person = people.person(id);
  if (person.spouse >= 0 || person.spouse === OUTSIDER) found.add(person.spouse);
  for (const child of people.view.people) {
    const other = child.father === id ? child.mother : child.mother === id ? child.father : NOBODY;
    if (other >= 0) found.add(other);
  }
  return [...found];
}

export function forest(people: People, family: number): Kin[] {
  const members = people.view.families[family]!.members;
  const kin = new Map<number, Kin>();
  const roots: Kin[] = [];
  members.forEach((id, at) => {
    const { father, mother } = people.person(id);
    const parent = kin.get(father) ?? kin.get(mother);
    const own: Kin = {
      id,
      spouses: spousesOf(people, id),
      children: [],
      bastard: !parent && at >= FOUNDERS,
      depth: parent ? parent.depth + 1 : 0,
      y: 0,
    };
    kin.set(id, own);
    (parent?.children ?? roots).push(own);
  });
  settleBastards(people, roots, [...kin.values()]);
  return roots;
}

/** Recognised children have no known parent: they stand with those of their age. */
function settleBastards(people: People, roots: Kin[], all: Kin[]): void {
  const others = all.filter((each) => !each.bastard);
  for (const root of roots.filter((each) => each.bastard)) {
    const born = people.person(root.id).born;
    const peer = others.reduce(
      (best, each) =>
        Math.abs(people.person(each.id).born - born) < Math.abs(people.person(best.id).born - born) ? each : best,
      others[0] ?? root,
    );
    sink(root, peer.depth);
  }
}

function sink(kin: Kin, depth: number): void {
  kin.depth = depth;
  kin.children.forEach((child) => sink(child, depth + 1));
}

export interface Laid {
  all: Kin[];
  width: number;
  height: number;
  stem: number; // how far down the founder with the most descendants stands
}

/** Generations are columns; children stand right of their parents, no two cards on each other. */
export function lay(roots: Kin[]): Laid {
  const taken: number[] = []; // how far down each column is full
  const all: Kin[] = [];
  for (const root of roots) place(root, taken, all);
  const width = (Math.max(0, ...all.map((kin) => kin.depth)) + 1) * COLUMN - (COLUMN - CARD);
  const height = Math.max(1, ...all.map((kin) => kin.y + heightOf(kin)));
  const stem = roots.reduce((best, each) => (count([each]) > count([best]) ? each : best), roots[0]!);
  return { all, width, height, stem: stem ? stem.y : 0 };
}

function place(kin: Kin, taken: number[], all: Kin[]): void {
  kin.children.forEach((child) => place(child, taken, all));
  const least = taken[kin.depth] ?? 0;
  const [first, last] = [kin.children[0], kin.children.at(-1)];
  const wished = first && last ? (first.y + last.y) / 2 : least;
  kin.y = Math.max(least, wished);
  if (first && kin.y > wished) kin.children.forEach((child) => shift(child, kin.y - wished, taken));
  taken[kin.depth] = kin.y + heightOf(kin) + GAP;
  all.push(kin);
}

function shift(kin: Kin, by: number, taken: number[]): void {
  kin.y += by;
  taken[kin.depth] = Math.max(taken[kin.depth] ?? 0, kin.y + heightOf(kin) + GAP);
  kin.children.forEach((child) => shift(child, by, taken));
}

export function descent(kin: Kin): string {
  const [x, y] = [kin.depth * COLUMN + CARD, kin.y + HIGH / 2];
  return kin.children
    .map((child) => `M${x} ${y}h${(COLUMN - CARD) / 2}V${child.y + HIGH / 2}H${child.depth * COLUMN}`)
    .join("");
}

export const count = (roots: Kin[]): number => roots.reduce((sum, kin) => sum + 1 + count(kin.children), 0);
