import { describe, expect, test } from "vitest";
import { arc, sheet } from "./map-layout";

describe("where worlds stand", () => {
  test.each([
    [1, 320],
    [12, 320],
    [40, 900],
  ])("%i of them on a sheet %i wide: all on it, none on another", (count, width) => {
    const { spots, height } = sheet(count, width);
    expect(spots).toHaveLength(count);
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
    for (const [i, a] of spots.entries()) {
      for (const b of spots.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(40);
    }
  });
  test("the capital stays in the middle", () => {
    const { spots, width } = sheet(20, 800);
    expect(spots[0]!.x).toBe(width / 2);
  });
  test("is the same on every visit", () => {
    expect(sheet(9, 500)).toEqual(sheet(9, 500));
  });
  test("more worlds, or less width, need a higher sheet", () => {
    expect(sheet(40, 500).height).toBeGreaterThan(sheet(10, 500).height);
    expect(sheet(40, 320).height).toBeGreaterThan(sheet(40, 900).height);
  });
});

test("a route is an arc from one world to the other, bent to one side", () => {
  expect(arc({ x: 0, y: 0 }, { x: 100, y: 0 }, 0.1)).toBe("M0.0 0.0Q50.0 10.0 100.0 0.0");
  expect(arc({ x: 100, y: 0 }, { x: 0, y: 0 }, 0.1)).toBe("M100.0 0.0Q50.0 -10.0 0.0 0.0");
});
