import { beforeAll, describe, expect, test, vi } from "vitest";
import {
  ago,
  dateText,
  dayText,
  has,
  list,
  loadMessages,
  momentText,
  switchLanguage,
  t,
  useMessages,
} from "./i18n.svelte";
import { settings } from "./settings.svelte";

beforeAll(() => loadMessages("web", "fr"));

describe("a message", () => {
  test("comes from the files that Python reads", () => {
    expect(t("web-back-home")).toBe("Revenir à l’accueil");
  });

  test("is filled with what it is given, without invisible signs around it", () => {
    expect(t("web-rule-link", { number: "4.2" })).toBe("Lire la règle 4.2");
  });

  test("that is not there shows its name", () => {
    expect(t("web-no-such-message")).toBe("web-no-such-message");
    expect([has("web-title"), has("web-no-such-message")]).toEqual([true, false]);
  });
});

describe("French elides before a name, as Python does (tests/test_elision.py)", () => {
  test.each([
    ["Ève", "sous le nom d’Ève."],
    ["Émile", "sous le nom d’Émile."],
    ["Hector", "sous le nom d’Hector."],
    ["Iris", "sous le nom d’Iris."],
    ["Yann", "sous le nom de Yann."],
    ["Zoé", "sous le nom de Zoé."],
    ["Haute Cour", "sous le nom de Haute Cour."],
    ["onze", "sous le nom de onze."],
  ])("%s", (name, said) => expect(t("web-account-guest", { name })).toContain(said));

  test("and a campaign and a ransom too, which English leaves as they are", async () => {
    await useMessages("campaign");
    expect(t("campaign-tonight-name", { name: "Ada" })).toBe("La campagne d’Ada");
    expect(t("campaign-family-ransom-for", { who: "Ève Altaïr" })).toBe("Rançon d’Ève Altaïr");
    await switchLanguage("en");
    expect(t("campaign-family-ransom-for", { who: "Ève Altaïr" })).toBe("Ransom of Ève Altaïr");
    await switchLanguage("fr");
  });
});

test("a number below zero has a minus as Python writes it, a code keeps its dash", async () => {
  await Promise.all([useMessages("campaign"), useMessages("stellarium")]);
  const about = t("campaign-orders-about", { age: 41, school: "marchande", prestige: -3 });
  expect(about).toBe("41 ans, marchande, −3 PP");
  expect(t("campaign-orders-person", { name: "Iris", code: "4-12", about })).toBe(`Iris (4-12), ${about}`);
});

test("switching the language loads every part that is in use, then speaks it", async () => {
  await useMessages("daily");
  expect(has("daily-title")).toBe(true);
  await switchLanguage("en");
  expect(settings.language).toBe("en");
  expect(document.documentElement.lang).toBe("en");
  expect(has("daily-title")).toBe(true);
  expect(t("web-back-home")).not.toBe("Revenir à l’accueil");
  await switchLanguage("fr");
});

test("a game's own words come with its board", async () => {
  expect(has("stellar-board-type-moon")).toBe(false);
  await useMessages("stellar");
  expect(t("stellar-board-type-moon")).toBe("lune"); // of the board, beside it
  expect(t("stellar-card-mars")).toBe("Mars"); // of the game, from Python's files
});

test("a list is one sentence", () => {
  expect(list(["Ada", "Blaise", "Chloé"])).toBe("Ada, Blaise et Chloé");
  settings.language = "en";
  expect(list(["Ada", "Blaise"])).toBe("Ada and Blaise");
});

describe("how long ago", () => {
  const now = Date.parse("2026-11-18T12:00:00Z");
  test.each([
    ["2026-11-18T11:59:40Z", "à l’instant"],
    ["2026-11-18T11:45:00Z", "il y a 15 minutes"],
    ["2026-11-18T09:10:00Z", "il y a 2 heures"],
    ["2026-11-17T09:00:00Z", "hier"],
    ["2026-11-13T09:00:00Z", "il y a 5 jours"],
  ])("%s is %s", (moment, text) => expect(ago(moment, now)).toBe(text));
});

test("a moment has its day and its hour", () => {
  expect(momentText("2026-11-18T12:00:00")).toMatch(/^18 nov\. 2026.*12:00$/);
});

test("a day is written as the reader’s region does", async () => {
  const languages = vi.spyOn(navigator, "languages", "get");
  await switchLanguage("en");
  languages.mockReturnValue(["de", "en-GB", "en-US"]);
  expect(dayText("2026-11-05T12:00:00")).toBe("5 Nov 2026");
  languages.mockReturnValue(["de"]);
  expect(dayText("2026-11-05T12:00:00")).toBe("Nov 5, 2026");
  languages.mockRestore();
  await switchLanguage("fr");
});

test("the first of a month is the 1er in French, and stays a 1 elsewhere", async () => {
  const [first, eleventh] = [new Date("2026-11-01T12:00:00Z"), new Date("2026-11-11T12:00:00Z")];
  const long = { dateStyle: "long", timeZone: "UTC" } as const;
  expect(dateText(first, long)).toBe("1er novembre 2026");
  expect(dateText(eleventh, long)).toBe("11 novembre 2026");
  expect(dateText(first, { day: "numeric", month: "numeric", timeZone: "UTC" })).not.toContain("1er");
  expect(dayText("2026-11-01T12:00:00")).toMatch(/^1er nov/);
  await switchLanguage("en");
  expect(dateText(first, long)).not.toContain("1er");
  await switchLanguage("fr");
});

test("rounds are called as the rulebooks call them", async () => {
  const round = (game: string) => t("web-table-round", { game, round: "4/6" });
  expect(["stellar", "look-at-the-stars", "star-explorer"].map(round)).toEqual(["Manche 4/6", "Tour 4/6", "Tour 4/6"]);
});
