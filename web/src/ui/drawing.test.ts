import { describe, expect, test } from "vitest";
import { circle, ellipse, ray, seededRandom, spiral, starfield, ticks } from "./drawing";

const numbers = (path: string) => path.match(/-?\d+(\.\d+)?/g)!.map(Number);

describe("seededRandom", () => {
  test("comes out the same for the same seed, and differs for another", () => {
    const some = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));
    expect(some(5)).toEqual(some(5));
    expect(some(5)).not.toEqual(some(6));
  });

  test("lies between 0 and 1, and spreads", () => {
    const next = seededRandom(1);
    const all = Array.from({ length: 1000 }, next);
    expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...all)).toBeLessThan(1);
    expect(all.reduce((sum, each) => sum + each, 0) / all.length).toBeCloseTo(0.5, 1);
  });
});

test("a star field fills its box and comes out the same on every visit", () => {
  const stars = starfield(7, 200, 100, 50, 10, 20);
  expect(stars).toHaveLength(200);
  expect(stars.every(({ x, y }) => x >= 10 && x <= 110 && y >= 20 && y <= 70)).toBe(true);
  expect(starfield(7, 200, 100, 50, 10, 20)).toEqual(stars);
});

describe("ray", () => {
  test("begins upwards and has two corners for each point", () => {
    const path = ray(0, 0, 10, 4);
    expect(path.startsWith("M0.0 -10.0L")).toBe(true);
    expect(path.endsWith("z")).toBe(true);
    expect(numbers(path)).toHaveLength(16);
  });

  test("every other corner lies on the inner circle", () => {
    const all = numbers(ray(3, 4, 10, 4, 5));
    const far = all.flatMap((x, i) => (i % 2 ? [] : [Math.hypot(x - 3, all[i + 1]! - 4)]));
    far.forEach((each, i) => expect(each).toBeCloseTo(i % 2 ? 4 : 10, 0));
  });
});

test("ticks run from one circle to the other", () => {
  const path = ticks(0, 0, 10, 12, 4);
  expect(path).toBe("M10.0 0.0L12.0 0.0M0.0 10.0L0.0 12.0M-10.0 0.0L-12.0 0.0M-0.0 -10.0L-0.0 -12.0");
});

test("a spiral begins in its middle and ends at its radius", () => {
  const all = numbers(spiral(5, 5, 20, 2, 1, 0));
  expect(all.slice(0, 2)).toEqual([5, 5]);
  expect(Math.hypot(all.at(-2)! - 5, all.at(-1)! - 5)).toBeCloseTo(20, 0);
});

describe("circle and ellipse", () => {
  test("a circle goes around its middle", () => {
    expect(circle(5, 2, 3)).toBe("M2.0 2.0a3.0 3.0 0 1 0 6.0 0a3.0 3.0 0 1 0 -6.0 0z");
  });

  test("an ellipse begins and ends on its long axis, turned", () => {
    const [x, y] = numbers(ellipse(10, 4, Math.PI / 2));
    expect([x, y]).toEqual([-0, -10]);
    expect(ellipse(10, 4, 0)).toBe("M-10.0 0.0A10.0 4.0 0.0 1 1 10.0 0.0A10.0 4.0 0.0 1 1 -10.0 0.0z");
  });
});
