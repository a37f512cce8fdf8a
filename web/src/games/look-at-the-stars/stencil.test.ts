import { describe, expect, test } from "vitest";
import { COLUMNS, ROWS } from "./lattice";
import { everywhere, figureAt, moveAt, stencils } from "./stencil";
import type { Components, Segment, View } from "./types";

const box = (lines: Segment[]): Components => ({
  sheets: [],
  nights: [{ id: "card", lines, shooting: false }],
  points: [],
  powers: [],
});
const view = { card: "card" } as View;
const draw = (...lines: Segment[]) => stencils("draw", view, box(lines));

describe("the ways a card can be turned", () => {
  test("are four where each looks different", () => {
    expect(draw([0, 0, 1, 0], [1, 0, 1, 1]).map((made) => moveAt(made, { x: 0, y: 0 }))).toEqual([
      "draw a1-b1 b1-b2",
      "draw a1-b1 a1-a2",
      "draw a1-a2 a2-b2",
      "draw b1-b2 a2-b2",
    ]);
  });
  test("are two for a straight line, and one for a square", () => {
    expect(draw([0, 0, 1, 0], [1, 0, 2, 0])).toHaveLength(2);
    expect(draw([0, 0, 1, 0], [1, 0, 1, 1], [0, 1, 1, 1], [0, 0, 0, 1])).toHaveLength(1);
  });
  test("all begin in the corner, wherever the card draws them", () => {
    const [made] = draw([2, 2, 3, 3]);
    expect(made).toMatchObject({
      w: 1,
      h: 1,
      lines: [
        [
          { x: 0, y: 0 },
          { x: 1, y: 1 },
        ],
      ],
    });
  });
  test("are none for a card that is not there", () => {
    expect(stencils("draw", { card: "gone" } as View, box([]))).toMatchObject([{ lines: [] }]);
  });
});

describe("other things", () => {
  test("a shooting star has three lengths in two directions", () => {
    const trails = stencils("shoot", view, box([]));
    expect(trails.map((made) => moveAt(made, { x: 0, y: 0 }))).toEqual([
      "shoot a1-d4",
      "shoot a4-d1",
      "shoot a1-c3",
      "shoot a3-c1",
      "shoot a1-b2",
      "shoot a2-b1",
    ]);
  });
  test("a line has four directions, a galaxy two places, a planet one", () => {
    expect(stencils("line", view, box([]))).toHaveLength(4);
    expect(moveAt(stencils("galaxy", view, box([]))[0]!, { x: 3, y: 4 })).toBe("galaxy d5-e5");
    expect(moveAt(stencils("planet", view, box([]))[0]!, { x: 3, y: 4 })).toBe("planet d5");
  });
});

test("a stencil lies wherever it fits into the lattice", () => {
  const [made] = draw([0, 0, 1, 0], [1, 0, 2, 0]);
  const places = everywhere(made!);
  expect(places).toHaveLength((COLUMNS - 2) * ROWS);
  expect(figureAt(made!, places.at(-1)!).lines.at(-1)![1]).toEqual({ x: COLUMNS - 1, y: ROWS - 1 });
});
