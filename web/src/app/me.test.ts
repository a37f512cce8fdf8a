import { beforeAll, beforeEach, expect, test } from "vitest";
import { json, serve } from "../testing/server";
import { loadMessages } from "./i18n.svelte";
import { answerName, becomeKnown, findMe, person, somebody, speak } from "./me.svelte";
import { settings } from "./settings.svelte";

const me = (more: object = {}) => ({ id: "p", name: "Ada", guest: false, language: "fr" as const, csrf: "c", ...more });

beforeAll(() => loadMessages("web"));
beforeEach(() => becomeKnown(null));

test("nobody is known to a server that knows nobody", async () => {
  serve({ "GET /api/me": json(null) });
  await findMe();
  expect(person.me).toBeNull();
});

test("an account takes its language along", async () => {
  serve({ "GET /api/me": json(me({ language: "en" })) });
  await findMe();
  expect(person.me?.name).toBe("Ada");
  expect(settings.language).toBe("en");
});

test("a guest's language is the one of this browser, and the server is told", async () => {
  const asked = serve({
    "GET /api/me": json(me({ guest: true, language: "en" })),
    "PATCH /api/me": json(me({ guest: true })),
  });
  await findMe();
  expect(asked[1]).toMatchObject({ body: { language: "fr" }, headers: { "X-CSRF-Token": "c" } });
  expect(person.me?.language).toBe("fr");
  expect(settings.language).toBe("fr");
});

test("who is known is not asked for a name", async () => {
  becomeKnown(me());
  expect(await somebody()).toMatchObject({ name: "Ada" });
  expect(person.asked).toBe(false);
});

test("who is not known is asked, and may decline", async () => {
  const answer = somebody();
  expect(person.asked).toBe(true);
  answerName(null);
  expect(await answer).toBeNull();
  expect(person.asked).toBe(false);
  const second = somebody();
  answerName(me());
  expect(await second).toMatchObject({ name: "Ada" });
  expect(person.me?.name).toBe("Ada");
});

test("the switch speaks at once, whether or not the server hears of it", async () => {
  becomeKnown(me());
  serve({ "PATCH /api/me": new TypeError("offline") });
  await speak("en");
  expect(settings.language).toBe("en");
  expect(person.me?.name).toBe("Ada");
});
