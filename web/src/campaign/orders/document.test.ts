import { describe, expect, test } from "vitest";
import type { OrderDocument } from "../api";
import { idOf, placeOf, read, write } from "./document";

describe("a place", () => {
  test("is named as the server names it", () => {
    expect(placeOf(["people", "4-1", "place"])).toBe("people.4-1.place");
    expect(placeOf(["marriage", 0, "groom"])).toBe("marriage 1.groom");
    expect(placeOf(["expedition", 1, "crew", 2])).toBe("expedition 2.crew 3");
  });
  test("has a control with an id without spaces", () => {
    expect(idOf("marriage 1.groom")).toBe("at-marriage_1.groom");
  });
});

describe("reading", () => {
  const doc = { people: { "4-1": { place: "Terra" } }, marriage: [{ groom: "1-1" }] };
  test("follows names into tables and numbers into lists", () => {
    expect(read(doc, ["people", "4-1", "place"])).toBe("Terra");
    expect(read(doc, ["marriage", 0, "groom"])).toBe("1-1");
  });
  test("finds nothing where nothing is written", () => {
    expect(read(doc, ["people", "9-9", "place"])).toBeUndefined();
    expect(read(doc, ["deal", 3, "ship"])).toBeUndefined();
  });
});

describe("writing", () => {
  const written = (doc: OrderDocument, path: (string | number)[], value: unknown) => {
    write(doc, path, value);
    return doc;
  };
  test("makes the tables and lists on its way", () => {
    expect(written({}, ["people", "4-1", "place"], "Terra")).toEqual({ people: { "4-1": { place: "Terra" } } });
    expect(written({}, ["expedition", 0, "captain"], "1-1")).toEqual({ expedition: [{ captain: "1-1" }] });
  });
  test.each([[""], [null], [undefined], [false], [[]]])("%j takes the value out, and what is empty then", (empty) => {
    const doc = { turn: 3, people: { "4-1": { place: "Terra" } } };
    expect(written(doc, ["people", "4-1", "place"], empty)).toEqual({ turn: 3 });
  });
  test("keeps zero, which is a number", () => {
    expect(written({}, ["bid", "amount"], 0)).toEqual({ bid: { amount: 0 } });
  });
  test("leaves what else is in the table", () => {
    const doc = { people: { "4-1": { place: "Terra", bet: "a2" }, "4-2": { place: "Luna" } } };
    expect(written(doc, ["people", "4-1", "place"], "")).toEqual({
      people: { "4-1": { bet: "a2" }, "4-2": { place: "Luna" } },
    });
  });
  test("leaves an entry of a list in its place, however empty", () => {
    const doc = { marriage: [{ groom: "1-1" }, { groom: "1-2" }] };
    expect(written(doc, ["marriage", 0, "groom"], "")).toEqual({ marriage: [{}, { groom: "1-2" }] });
  });
  test("takes a value out of a list of values", () => {
    expect(written({ crew: ["a", "b", "c"] }, ["crew", 1], "")).toEqual({ crew: ["a", "c"] });
    expect(written({ crew: ["a"] }, ["crew", 0], "")).toEqual({});
  });
});
