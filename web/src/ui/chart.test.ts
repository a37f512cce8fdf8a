import { describe, expect, test } from "vitest";
import { apart, axis, shortened } from "./chart";

describe("axis", () => {
  test("has about five round marks around all values, and zero", () => {
    expect(axis([3, 41])).toEqual({ least: 0, most: 50, marks: [0, 10, 20, 30, 40, 50] });
    expect(axis([120, 980])).toEqual({ least: 0, most: 1000, marks: [0, 200, 400, 600, 800, 1000] });
  });

  test("reaches below zero for losses", () => {
    expect(axis([-12, 30])).toEqual({ least: -20, most: 30, marks: [-20, -10, 0, 10, 20, 30] });
  });

  test("counts whole things: no step is smaller than one", () => {
    expect(axis([1, 2]).marks).toEqual([0, 1, 2]);
    expect(axis([]).marks).toEqual([0, 1]);
  });
});

describe("apart", () => {
  test("leaves alone what is far enough apart", () => {
    expect(apart([10, 50, 90], 18, 200)).toEqual([10, 50, 90]);
  });

  test("pushes labels down where they would meet, in the order they lie", () => {
    expect(apart([30, 10, 12], 18, 200)).toEqual([46, 10, 28]);
  });

  test("pushes them up again where they would leave the sheet", () => {
    expect(apart([95, 96], 18, 100)).toEqual([82, 100]);
  });
});

test("a name for a label is whole, or shows that it was cut", () => {
  expect(shortened("Marie-Antoinette", 16)).toBe("Marie-Antoinette");
  expect(shortened("Maison des Deux Étoiles", 16)).toBe("Maison des…");
  expect(shortened("Wolfeschlegelsteinhausen", 16)).toBe("Wolfeschlegelst…");
});
