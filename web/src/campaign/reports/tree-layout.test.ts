import { describe, expect, test } from "vitest";
import { campaign, somebody, view } from "../../testing/campaign";
import type { Person } from "../api";
import { OUTSIDER, People } from "../people";
import { CARD, COLUMN, count, descent, forest, heightOf, HIGH, type Kin, lay, LINE } from "./tree-layout";

/** One family: eight founders, then the others in the order they came. */
function family(...others: Partial<Person>[]): People {
  const founders = Array.from({ length: 8 }, (_, i) => somebody(`1-${i + 1}`, `F${i}`));
  const members = [...founders, ...others.map((more, i) => somebody(`1-${i + 9}`, `C${i}`, more))];
  const families = [{ members: members.map((_, id) => id), name: "Altaïr", points: 0, points_turn: 0, status: "" }];
  return new People(campaign(), view({ people: members, families }));
}
const ids = (kin: Kin[]): unknown =>
  kin.map((each) => (each.children.length ? [each.id, ids(each.children)] : each.id));

describe("who descends from whom", () => {
  test("children stand under the parent of the family", () => {
    const roots = forest(family({ mother: 0 }, { father: 8 }), 0);
    expect(ids(roots)).toEqual([[0, [[8, [9]]]], 1, 2, 3, 4, 5, 6, 7]);
    expect(count(roots)).toBe(10);
    expect(roots[0]!.children[0]!.depth).toBe(1);
  });
  test("a spouse is known by marriage or by a common child", () => {
    const people = family({ mother: 0, father: 1 }, { mother: 2, spouse: OUTSIDER });
    const roots = forest(people, 0);
    expect(roots[0]!.spouses).toEqual([1]);
    expect(roots[2]!.children[0]!.spouses).toEqual([OUTSIDER]);
  });
  test("a recognised child has no parent, and stands with those of its age", () => {
    const roots = forest(family({ mother: 0, born: 130 }, { born: 131 }), 0);
    const bastard = roots.find((kin) => kin.bastard)!;
    expect([bastard.id, bastard.depth]).toEqual([9, 1]);
    expect(roots.filter((kin) => kin.bastard)).toHaveLength(1);
  });
});

describe("where cards lie", () => {
  const people = family({ mother: 0 }, { mother: 0 }, { mother: 8, spouse: OUTSIDER }, { mother: 8 }, { mother: 1 });
  const laid = lay(forest(people, 0));
  test("generations are columns, and no two cards lie on each other", () => {
    for (const depth of [0, 1, 2]) {
      const column = laid.all.filter((kin) => kin.depth === depth).sort((a, b) => a.y - b.y);
      column.slice(1).forEach((kin, i) => expect(kin.y).toBeGreaterThanOrEqual(column[i]!.y + heightOf(column[i]!)));
    }
  });
  test("a parent stands below the one above, and the children move along", () => {
    const { all } = lay(forest(family({ mother: 1 }), 0));
    const [first, parent, child] = [0, 1, 8].map((id) => all.find((kin) => kin.id === id)!);
    expect(parent!.y).toBeGreaterThanOrEqual(first!.y + heightOf(first!));
    expect(child!.y).toBe(parent!.y);
  });
  test("the sheet holds them all", () => {
    expect(laid.width).toBe(2 * COLUMN + CARD);
    expect(Math.max(...laid.all.map((kin) => kin.y + heightOf(kin)))).toBe(laid.height);
    expect(laid.all).toHaveLength(count(forest(people, 0)));
  });
  test("a marriage makes a card higher by a line", () => {
    const married = laid.all.find((kin) => kin.id === 10)!;
    expect(heightOf(married)).toBe(HIGH + LINE);
  });
  test("the stem is the founder with the most descendants", () => {
    expect(laid.stem).toBe(laid.all.find((kin) => kin.id === 0)!.y);
  });
  test("a line leads from a parent to each child", () => {
    const root = laid.all.find((kin) => kin.id === 0)!;
    expect(descent(root).match(/M/g)).toHaveLength(2);
    expect(descent(laid.all.find((kin) => kin.id === 7)!)).toBe("");
  });
});
