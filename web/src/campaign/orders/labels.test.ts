import { beforeAll, expect, test } from "vitest";
import { useMessages } from "../../app/i18n.svelte";
import { view } from "../../testing/campaign";
import { sayAny, sayBet, sayIf, sayItself, sayOffice, sayPerson, sayPlace, saySchool, sayWord } from "./labels";
import { OrderPeople } from "./people";
import { placeText } from "./place-names";

beforeAll(() => Promise.all([useMessages("campaign"), useMessages("stellarium")]));
const people = new OrderPeople(view(), 0);

test("places are planets by name, fleets and ships by their word", () => {
  expect(sayPlace("Terra")).toBe("Terra");
  expect(sayPlace("fleet 3")).toMatch(/3/);
  expect(sayPlace("fleet 3")).not.toBe("fleet 3");
  expect(sayPlace("ship Argo")).toContain("Argo");
});

test("a bet tells its share and its stake", () => {
  expect(sayBet("a2")).toContain("2");
});

test("an office is a judge's, or the governor's of a planet", () => {
  expect(sayOffice("governor of Terra")).toContain("Terra");
  expect(sayOffice("judge")).not.toContain("judge");
});

test("people are told by their label, whatever else by its word or as it is", () => {
  expect(sayPerson(people)("1-1")).toMatch(/^Iris/);
  expect(sayAny(people)("1-1")).toMatch(/^Iris/);
  expect(sayAny(people)("Argo")).toBe("Argo");
  expect(sayAny(people)("fleet 1")).toBe(sayPlace("fleet 1"));
  expect(sayItself("x")).toBe("x");
  expect(sayWord("nothing")("some word")).toBe("some word");
  expect(saySchool("merchant")).toBe("marchand");
});

test("a choice that waits for something tells for what", () => {
  const say = sayIf(sayPerson(people), { "1-1": "widowed" });
  expect(say("1-1")).toMatch(/^Iris .*: en cas de veuvage avant les mariages$/);
  expect(say("2-1")).toBe(sayPerson(people)("2-1"));
});

const called = (code: string) => people.called(code);
test.each([
  ["people.1-1.place", "Iris 1-1"],
  ["marriage 2.groom", "2"],
  ["purchases 1", "Iris 1-1"],
  ["bid.amount", "Enchère"],
  ["bastard", "Fils caché"],
])("the place %s in a person's words speaks of %s", (place, part) => {
  const text = placeText(place, { purchases: ["1-1 armour"] }, called);
  expect(text).toContain(part);
  expect(text).not.toMatch(/campaign-|people\./);
});

test("a place nobody knows is told as it is", () => {
  expect(placeText("nonsense 3", {}, called)).toBe("nonsense 3");
});
