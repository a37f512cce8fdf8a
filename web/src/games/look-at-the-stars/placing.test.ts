import { describe, expect, test } from "vitest";
import type { Choice } from "../../api/protocol";
import { lineOf, placeName, placeOf } from "./lattice";
import { Placing } from "./placing.svelte";
import type { Components, View } from "./types";

const components: Components = {
  sheets: [],
  nights: [
    {
      id: "corner",
      shooting: false,
      lines: [
        [0, 0, 1, 0],
        [1, 0, 1, 1],
      ],
    },
  ],
  points: [],
  powers: [],
};
const view = { card: "corner", turned: 1, draft: null } as unknown as View;
const draw = (lines: string): Choice => ({ move: `draw ${lines}`, kind: "draw", values: { lines } });
const SKIP: Choice = { move: "skip", kind: "skip", values: {} };

function placing(...legal: Choice[]): Placing {
  const made = new Placing(() => ({ legal, view, components }));
  made.begin();
  return made;
}

describe("the ghost", () => {
  test("waits at a place that is open to it, turned as it must be", () => {
    const ghost = placing(SKIP, draw("e5-f5 e5-e6")).ghost;
    expect(ghost).toMatchObject({ kind: "draw", move: "draw e5-f5 e5-e6", legal: true });
  });

  test("is not there where nothing is to be drawn", () => {
    expect(placing(SKIP).ghost).toBeNull();
  });

  test("moves anywhere on the lattice, legal or not, and no further", () => {
    const made = placing(draw("e5-f5 f5-f6"));
    made.move(1, 0);
    expect(made.ghost).toMatchObject({ move: "draw f5-g5 g5-g6", legal: false });
    for (let i = 0; i < 20; i++) made.move(1, 1);
    expect(placeName(made.at)).toBe("i10");
  });

  test("turns through all its ways, and back", () => {
    const made = placing(draw("e5-f5 f5-f6"));
    const first = made.ghost!.move;
    const seen = new Set([first]);
    for (let i = 0; i < 3; i++) {
      made.rotate();
      seen.add(made.ghost!.move);
    }
    expect(seen.size).toBe(4);
    made.rotate();
    expect(made.ghost!.move).toBe(first);
    made.rotate(-1);
    expect(made.turn).toBe(3);
  });

  test("snaps to a legal move near the finger, else to the lattice", () => {
    const made = placing(draw("e5-f5 f5-f6"));
    made.follow({ x: 5.1, y: 4.9 });
    expect(made.ghost!.legal).toBe(true);
    made.follow({ x: 1.5, y: 1.5 });
    expect(made.ghost!.legal).toBe(false);
  });

  test("takes the form of a hint", () => {
    const hint = draw("c3-c4 c4-d4");
    const made = placing(draw("e5-f5 f5-f6"), hint);
    made.take(hint);
    expect(made.ghost).toMatchObject({ move: hint.move, legal: true });
  });
});

describe("by hand", () => {
  const [one, other] = [draw("e5-f5 f5-f6"), draw("e5-f5 e5-e6")];

  test("a first line leaves the ways to end it", () => {
    const made = placing(one, other, draw("a1-b1 b1-b2"));
    expect(made.drawn(lineOf("f5-e5"))).toBeNull();
    expect(made.endings).toEqual([one, other]);
    expect(made.ghost!.move).toBe(one.move);
    made.rotate();
    expect(made.ghost!.move).toBe(other.move);
    made.follow({ x: 5, y: 4.5 });
    expect(made.ghost!.move).toBe(one.move);
  });

  test("a second line makes the move, its lines in order", () => {
    const made = placing(one, other);
    made.drawn(lineOf("f5-f6"));
    expect(made.drawn(lineOf("e5-f5"))).toBe(one.move);
  });

  test("a line that nothing can end stands there, and is not legal", () => {
    const made = placing(one);
    made.drawn(lineOf("a1-b1"));
    expect(made.ghost).toMatchObject({ move: "", legal: false });
    made.drop();
    expect(made.ghost!.move).not.toBe("");
  });

  test("a line reaches the neighbours only", () => {
    const made = placing(one);
    expect(made.reach(placeOf("e5"))).toBe(false);
    made.pen = placeOf("e5");
    expect(["f6", "e6", "g5", "e5"].map((name) => made.reach(placeOf(name)))).toEqual([true, true, false, false]);
  });

  test("a shooting star reaches up to three along a diagonal", () => {
    const made = placing({ move: "shoot a1-b2", kind: "shoot", values: { trail: "a1-b2" } });
    made.pen = placeOf("e5");
    expect(["h8", "f4", "i9", "f5"].map((name) => made.reach(placeOf(name)))).toEqual([true, true, false, false]);
    expect(made.drawn(lineOf("e5-f6"))).toBe("shoot e5-f6");
  });
});

test("places that a legal move mentions can be touched", () => {
  expect([...placing(draw("e5-f5 f5-f6")).touchable].sort()).toEqual(["e5", "f5", "f6"]);
});
