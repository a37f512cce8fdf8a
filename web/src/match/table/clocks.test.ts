import { expect, test } from "vitest";
import { figures } from "../pace";
import { Clocks } from "./clocks.svelte";

test("what the server told runs on for those who are waited for, and for nobody else", () => {
  let now = 5_000;
  const clocks = new Clocks(() => now);
  expect(clocks.left(0)).toBeNull();
  clocks.heard({ running: [1], left: [600, 90] });
  now += 30_500;
  clocks.tick();
  expect([clocks.left(0), clocks.left(1)]).toEqual([600, 59.5]);
  expect([clocks.runs(0), clocks.runs(1)]).toEqual([false, true]);
  now += 100_000;
  clocks.tick();
  expect(clocks.left(1)).toBe(0);
  clocks.heard({ running: [0], left: [600, 20] });
  expect([clocks.left(0), clocks.left(1)]).toEqual([600, 20]);
  clocks.heard(null);
  expect(clocks.left(0)).toBeNull();
});

test("who is waited for may be called after a fair wait, and a move ends it", () => {
  let now = 0;
  const clocks = new Clocks(() => now);
  clocks.heard({ running: [], left: [], fair_wait: 120, call_in: 100 });
  expect(clocks.callable).toBe(false);
  now = 100_000;
  clocks.tick();
  expect(clocks.callable).toBe(true);
  clocks.heard({ running: [], left: [], fair_wait: 120, call_in: 0, call: { absent: 1, by: 0, left: 120 } });
  now += 50_000;
  clocks.tick();
  expect(clocks.answerIn).toBe(70);
  clocks.moved();
  expect([clocks.callable, clocks.answerIn, clocks.told?.call]).toEqual([false, 0, null]);
  clocks.close();
});

test("by correspondence nobody is called", () => {
  const clocks = new Clocks(() => 0);
  clocks.heard({ running: [], left: [], deadline: "2026-01-01T00:00:00.000Z" });
  clocks.moved();
  expect(clocks.callable).toBe(false);
});

test("what is left, in figures", () => {
  expect([3909, 240, 65.9, 10, 9.46, 0, -1].map(figures)).toEqual([
    "1:05:09",
    "4:00",
    "1:05",
    "0:10",
    "0:09.4",
    "0:00.0",
    "0:00.0",
  ]);
});
