import { beforeEach, describe, expect, test } from "vitest";
import { PATTERNS } from "./addresses";
import { go, readRoute, route, startRouter } from "./router.svelte";

const read = (path: string) => readRoute(new URL(path, "http://house.example"));

describe("an address", () => {
  test.each([
    ["/", "home", ""],
    ["/lobby", "lobby", ""],
    ["/new?game=stellar", "new", ""],
    ["/match/abc", "table", "abc"],
    ["/table/abc", "table", "abc"],
    ["/match/abc/replay", "replay", "abc"],
    ["/rules/star-explorer", "rules", "star-explorer"],
    ["/sky", "sky", ""],
    ["/sky/orion", "sky", "orion"],
    ["/daily", "daily", ""],
    ["/account", "account", ""],
    ["/stellarium", "campaigns", ""],
    ["/stellarium/new", "newCampaign", ""],
    ["/campaign/c1", "campaign", "c1"],
  ])("%s is the page %s", (path, page, id) => {
    expect(read(path)).toMatchObject({ page, id });
  });

  test("may end with a slash", () => {
    expect(read("/lobby/").page).toBe("lobby");
    expect(read("/campaign/c1/orders/")).toMatchObject({ page: "campaign", id: "c1", rest: ["orders"] });
  });

  test("of a campaign names a section and what it shows", () => {
    expect(read("/campaign/c1/person/Iris%20Alta%C3%AFr").rest).toEqual(["person", "Iris Altaïr"]);
  });

  test("keeps its query and its fragment", () => {
    const { query, hash } = read("/rules/stellar?lang=en#4.2");
    expect([query.get("lang"), hash]).toEqual(["en", "4.2"]);
  });

  test.each(["/nothing", "/match", "/match/a/b", "/sky/ORION", "/lobby/x"])("%s is not found", (path) => {
    expect(read(path)).toMatchObject({ page: "notFound", id: "", rest: [] });
  });

  test("fits one pattern at most", () => {
    for (const path of ["/", "/match/abc", "/match/abc/replay", "/stellarium/new", "/campaign/c1/orders"]) {
      expect(PATTERNS.filter(([pattern]) => pattern.test(path))).toHaveLength(1);
    }
  });
});

describe("going somewhere", () => {
  startRouter();
  beforeEach(() => {
    document.body.replaceChildren();
    go("/");
  });

  function click(link: Partial<HTMLAnchorElement>, how: MouseEventInit = {}): MouseEvent {
    const made = Object.assign(document.createElement("a"), link);
    document.body.append(made);
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
    made.dispatchEvent(event);
    return event;
  }

  test("changes the route and the address", () => {
    go("/match/abc?token=t");
    expect(route()).toMatchObject({ page: "table", id: "abc" });
    expect(location.pathname + location.search).toBe("/match/abc?token=t");
  });

  test("by a link of ours needs no request", () => {
    expect(click({ href: "/lobby" }).defaultPrevented).toBe(true);
    expect(route().page).toBe("lobby");
  });

  test("gives the focus to the new page", () => {
    const content = Object.assign(document.createElement("main"), { id: "content", tabIndex: -1 });
    document.body.append(content);
    go("/lobby");
    expect(document.activeElement).toBe(content);
  });

  test.each<[string, Partial<HTMLAnchorElement>, MouseEventInit]>([
    ["to another site", { href: "http://elsewhere.example/lobby" }, {}],
    ["to a file of the server", { href: "/api/campaigns/c/export" }, {}],
    ["that downloads", { href: "/lobby", download: "x" }, {}],
    ["into another window", { href: "/lobby", target: "_blank" }, {}],
    ["with a key that opens a new tab", { href: "/lobby" }, { ctrlKey: true }],
    ["with another button", { href: "/lobby" }, { button: 1 }],
    ["inside the page", { href: "/#content" }, {}],
  ])("a link %s is the browser's", (_, link, how) => {
    expect(click(link, how).defaultPrevented).toBe(false);
    expect(route().page).toBe("home");
  });
});
