import { expect, test } from "vitest";
import { gains } from "./gains";

test("each other seat, with what it gained or lost", () => {
  expect(gains([5, 10, 3], [5, 23, 1], 0)).toEqual([
    { seat: 1, points: 13, total: 23 },
    { seat: 2, points: -2, total: 1 },
  ]);
});

test("right after one's own move there is nothing to tell", () => {
  const points = [5, 10];
  expect(gains(points, points, 0)).toEqual([]);
});
