import { expect, test } from "vitest";
import { chapterOf, spread } from "./chapters";

test.each([
  ["people.4-1.place", "people"],
  ["people.4-1", "people"],
  ["purchases 2", "people"],
  ["people.4-1.school", "youth"],
  ["people.4-1.coup", "votes"],
  ["marriage 1.groom", "marriages"],
  ["expedition 1.crew 2", "expeditions"],
  ["deal 1.ship", "ships"],
  ["contract 2", "contracts"],
  ["verdict 1", "court"],
  ["emperor.tax", "powers"],
  ["bid", "bid"],
  ["ransoms", "family"],
])("a mistake at %s is told in the chapter %s", (place, id) => {
  expect(chapterOf(place)?.id).toBe(id);
});

test("what belongs to no chapter is told elsewhere", () => {
  expect(chapterOf("turn")).toBeUndefined();
});

test("ranges are spread into single choices", () => {
  expect(spread(["no", "0-3", "all"])).toEqual(["no", "0", "1", "2", "3", "all"]);
});
