import { beforeEach, describe, expect, test, vi } from "vitest";

/** The settings of a new visit. */
async function visit() {
  vi.resetModules();
  return import("./settings.svelte");
}

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="theme-color" content="">';
});

describe("the first visit", () => {
  test.each([
    [["de-DE", "en-GB", "fr"], "en"],
    [["fr-CA", "en"], "fr"],
    [["de", "ja"], "fr"],
    [["entropy"], "fr"],
  ])("a browser that prefers %j reads %s", async (languages, expected) => {
    vi.stubGlobal("navigator", { languages });
    expect((await visit()).settings.language).toBe(expected);
  });
});

describe("a later visit", () => {
  test("finds what was kept", async () => {
    const first = await visit();
    Object.assign(first.settings, { theme: "day", language: "en", putAway: ["bid"] });
    first.keepSettings();
    const later = (await visit()).settings;
    expect({ ...later }).toMatchObject({ theme: "day", language: "en", putAway: ["bid"], sound: false });
  });

  test("begins anew where what was kept cannot be read", async () => {
    localStorage.setItem("belle-etoile", "{");
    expect((await visit()).settings.theme).toBe("night");
  });
});

test("the page is told its theme and its language", async () => {
  const { settings, keepSettings } = await visit();
  settings.theme = "day";
  settings.language = "en";
  keepSettings();
  expect(document.documentElement.dataset["theme"]).toBe("day");
  expect(document.documentElement.lang).toBe("en");
  expect(document.querySelector("meta")!.content).toBe("#f6f0e1");
});

test("storage that refuses is no failure", async () => {
  const { keepSettings } = await visit();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("private window");
  });
  expect(keepSettings).not.toThrow();
});
