import { beforeAll, describe, expect, test } from "vitest";
import { useMessages } from "../../app/i18n.svelte";
import { campaign, family } from "../../testing/campaign";
import { addressOf, familyName, familyNames, MASTER, readers, seatOf } from "./family-names";

beforeAll(() => useMessages("campaign"));
const here = campaign({ families: [family(0, { mine: true }), family(1), family(2, { kind: "bot" }), family(3)] });

test("a family is called by its name, or by its number while it has none", () => {
  expect([familyName(here, 1), familyName(here, 3)]).toEqual(["Cassiopée", "Famille 4"]);
  expect(familyName(here, MASTER)).toBe("Le maître de jeu");
  expect(familyNames(here, [0, 1])).toBe("Altaïr et Cassiopée");
});

describe("who can read a letter", () => {
  test("are the other families with a person", () => {
    expect(readers(here).map((each) => each.seat)).toEqual([1, 3]);
  });
  test("for the game master also their own", () => {
    expect(readers(here, "master").map((each) => each.seat)).toEqual([0, 1, 3]);
  });
});

test("each desk has its address and its seat among senders", () => {
  expect([addressOf(here, "family"), addressOf(here, "master")]).toEqual([
    "/campaign/c1/letters",
    "/campaign/c1/letters/master",
  ]);
  expect([seatOf(here, "family"), seatOf(here, "master"), seatOf(campaign({ mine: null }), "family")]).toEqual([
    0,
    MASTER,
    null,
  ]);
});
