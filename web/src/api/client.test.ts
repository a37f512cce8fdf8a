import { beforeEach, describe, expect, test } from "vitest";
import { settings } from "../app/settings.svelte";
import { json, problem, serve } from "../testing/server";
import { address, prefetch, rememberCsrf, request } from "./client";
import { Refused, Unreachable } from "./problems";

const ME = { id: "p1", name: "Ada", guest: true, language: "fr", csrf: "new" };
const offline = new TypeError("Failed to fetch");

beforeEach(() => rememberCsrf(""));

describe("address", () => {
  test("puts names into their places, safely", () => {
    expect(address("/api/matches/{match_id}/at/{version}", { path: { match_id: "a/b c", version: 3 } })).toBe(
      "/api/matches/a%2Fb%20c/at/3",
    );
  });

  test("leaves out of the query what is not given, and keeps zero", () => {
    expect(address("/api/x", { query: { seat: 0, token: null, from: undefined, q: "" } })).toBe("/api/x?seat=0");
    expect(address("/api/x", { query: { token: null } })).toBe("/api/x");
    expect(address("/api/x", { query: { q: "été & nuit" } })).toBe("/api/x?q=%C3%A9t%C3%A9+%26+nuit");
  });
});

describe("a request", () => {
  test("asks in the reader's language and gives the answer", async () => {
    settings.language = "en";
    const asked = serve({ "GET /api/me": json(ME) });
    expect(await request("get", "/api/me")).toEqual(ME);
    expect(asked[0]!.headers).toMatchObject({ "Accept-Language": "en", Accept: "application/json" });
    expect(asked[0]!.headers).not.toHaveProperty("X-CSRF-Token");
  });

  test("that changes something brings a token, fetched once", async () => {
    const asked = serve({
      "GET /api/csrf": json({ csrf: "t1" }),
      "POST /api/guests": json(ME, 201),
      "PATCH /api/me": json(ME),
    });
    await request("post", "/api/guests", { body: { name: "Ada" } });
    await request("patch", "/api/me", { body: { language: "en" } });
    expect(asked.map((each) => each.method + each.url)).toEqual(["GET/api/csrf", "POST/api/guests", "PATCH/api/me"]);
    expect(asked[1]!.headers).toMatchObject({ "X-CSRF-Token": "t1", "Content-Type": "application/json" });
    expect(asked[1]!.body).toEqual({ name: "Ada" });
  });

  test("with a stale token is tried once more with a fresh one", async () => {
    rememberCsrf("old");
    const asked = serve({
      "GET /api/csrf": json({ csrf: "fresh" }),
      "POST /api/guests": [problem("csrf", 403), json(ME, 201)],
    });
    expect(await request("post", "/api/guests", { body: { name: "Ada" } })).toEqual(ME);
    expect(asked.map((each) => each.headers["X-CSRF-Token"])).toEqual(["old", undefined, "fresh"]);
  });

  test("is not tried a third time", async () => {
    rememberCsrf("old");
    const asked = serve({ "GET /api/csrf": json({ csrf: "x" }), "POST /api/guests": problem("csrf", 403) });
    await expect(request("post", "/api/guests", { body: { name: "Ada" } })).rejects.toMatchObject({ kind: "csrf" });
    expect(asked.filter((each) => each.method === "POST")).toHaveLength(2);
  });

  test("that is forbidden for another reason is not repeated", async () => {
    rememberCsrf("good");
    const asked = serve({ "DELETE /api/me": problem("wrong-password", 403) });
    const refused = await request("delete", "/api/me", { body: {} }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect((refused as Refused).kind).toBe("wrong-password");
    expect((refused as Refused).message).toBe("that was wrong-password");
    expect(asked).toHaveLength(1);
  });

  test("sends an archive as it is, and again after a stale token", async () => {
    rememberCsrf("old");
    const asked = serve({
      "GET /api/csrf": json({ csrf: "fresh" }),
      "POST /api/campaigns/import?name=Empire": [problem("csrf", 403), json({ id: "c1" }, 201)],
    });
    const body = new Blob(["zip"]);
    await request("post", "/api/campaigns/import", { query: { name: "Empire" }, body });
    expect(asked.filter((each) => each.method === "POST").map((each) => each.body)).toEqual([body, body]);
    expect(asked[0]!.headers["Content-Type"]).toBe("application/zip");
  });

  test("gives nothing where there is nothing to say, and text where it is text", async () => {
    rememberCsrf("good");
    serve({
      "POST /api/matches/m/leave": new Response(null, { status: 204 }),
      "GET /api/campaigns/c/turns/2/dice": new Response("d6: 4", { headers: { "Content-Type": "text/plain" } }),
    });
    expect(await request("post", "/api/matches/{match_id}/leave", { path: { match_id: "m" } })).toBeUndefined();
    const path = { campaign_id: "c", turn: 2 };
    expect(await request("get", "/api/campaigns/{campaign_id}/turns/{turn}/dice", { path })).toBe("d6: 4");
  });
});

describe("where the server cannot be reached", () => {
  test("reading says so", async () => {
    serve({ "GET /api/me": offline });
    await expect(request("get", "/api/me")).rejects.toBeInstanceOf(Unreachable);
  });

  test("writing says so, also when already the token cannot be had", async () => {
    serve({ "GET /api/csrf": offline });
    await expect(request("post", "/api/guests", { body: { name: "Ada" } })).rejects.toBeInstanceOf(Unreachable);
    rememberCsrf("good");
    serve({ "POST /api/guests": offline });
    await expect(request("post", "/api/guests", { body: { name: "Ada" } })).rejects.toBeInstanceOf(Unreachable);
  });

  test.each([502, 503, 504])("a proxy that answers %i without a word of ours means the same", async (status) => {
    serve({ "GET /api/me": new Response("<h1>Bad gateway</h1>", { status }) });
    await expect(request("get", "/api/me")).rejects.toBeInstanceOf(Unreachable);
  });

  test("a 503 with a sentence is a refusal that passes", async () => {
    serve({ "GET /api/me": problem("unavailable", 503, { retry_after: 2 }) });
    const refused = await request("get", "/api/me").catch((error: unknown) => error as Refused);
    expect(refused).toMatchObject({ passing: true, kind: "unavailable" });
  });

  test("an answer nobody can read is a refusal without a sentence", async () => {
    serve({ "GET /api/me": new Response("oops", { status: 500, statusText: "Error" }) });
    const refused = await request("get", "/api/me").catch((error: unknown) => error as Refused);
    expect(refused).toMatchObject({ kind: "unknown", passing: false });
  });
});

describe("what is asked for ahead", () => {
  test("is taken by the first who wants it, and asked for again by the second", async () => {
    const asked = serve({ "GET /api/games": [json([{ id: "stellar" }]), json([])] });
    void prefetch(() => request("get", "/api/games"));
    expect(await request("get", "/api/games")).toEqual([{ id: "stellar" }]);
    expect(asked).toHaveLength(1);
    expect(await request("get", "/api/games")).toEqual([]);
    expect(asked).toHaveLength(2);
  });

  test("tells its failure to whoever takes it", async () => {
    serve({ "GET /api/lobby": offline });
    void prefetch(() => request("get", "/api/lobby")).catch(() => {});
    await expect(request("get", "/api/lobby")).rejects.toBeInstanceOf(Unreachable);
  });
});
