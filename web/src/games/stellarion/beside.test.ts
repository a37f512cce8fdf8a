import { expect, test } from "vitest";
import { beside } from "./beside";

const box = (left: number, top: number, w: number, h: number) => ({ left, top, right: left + w, bottom: top + h });
const meets = (at: { left: number; top: number; width: number }, high: number, other: ReturnType<typeof box>) =>
  at.left < other.right && at.left + at.width > other.left && at.top < other.bottom && at.top + high > other.top;

test.each([
  ["on a desk", box(257, 110, 674, 650), { w: 1280, h: 800 }],
  ["on a small desk", box(200, 110, 525, 560), { w: 1024, h: 768 }],
  ["where only the right has room", box(20, 110, 674, 650), { w: 1024, h: 800 }],
])("the closer look hides no deck %s", (_, sky, window) => {
  for (let deck = 0; deck < 8; deck++) {
    const [w, h] = [(sky.right - sky.left) / 4, 240];
    const at = beside(sky, box(sky.left + (deck % 4) * w, sky.top + 120 + (deck > 3 ? h : 0), w, h), 300, window);
    expect(meets(at, 300, sky)).toBe(false);
    expect(at.left).toBeGreaterThanOrEqual(0);
    expect(at.left + at.width).toBeLessThanOrEqual(window.w);
    expect(at.top + 300).toBeLessThanOrEqual(window.h);
  }
});

test("on a tablet it lies beneath the observatory, or at least beneath its deck", () => {
  const sky = box(60, 100, 700, 700);
  expect(beside(sky, box(80, 220, 160, 260), 300, { w: 820, h: 1180 }).top).toBe(808);
  expect(beside(sky, box(80, 220, 160, 260), 300, { w: 820, h: 900 }).top).toBe(592);
});
