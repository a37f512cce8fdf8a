import { beforeEach, expect, test } from "vitest";
import { keepProgress, progressIn } from "./progress";

beforeEach(() => localStorage.clear());

test("each lesson has its own progress", () => {
  keepProgress("stellar", "first", ["", "open moon"], false);
  expect(progressIn("stellar", "first").answers).toEqual(["", "open moon"]);
  expect(progressIn("stellarion", "first")).toEqual({ answers: [], done: false });
});

test("a lesson that is taken again stays done", () => {
  keepProgress("stellar", "first", ["a"], true);
  keepProgress("stellar", "first", [], false);
  expect(progressIn("stellar", "first")).toEqual({ answers: [], done: true });
});

test.each(["{", "null", '{"stellar/first": 3}', '{"stellar/first": {"answers": "x"}}'])(
  "what is stored may be broken: %s",
  (stored) => {
    localStorage.setItem("belle-etoile-lessons", stored);
    expect(progressIn("stellar", "first").answers).toEqual([]);
  },
);
