// From an address to a page; links are plain <a href>.
import { type Page, PATTERNS } from "./addresses";

export interface Route {
  page: Page;
  id: string;
  /** What follows the id: a section of a campaign and what it shows. */
  rest: string[];
  query: URLSearchParams;
  hash: string;
}

function parts(path: string): string[] {
  return path.split("/").filter(Boolean).map(decodeURIComponent);
}

export function readRoute(at: URL | Location): Route {
  const path = at.pathname.replace(/(.)\/$/, "$1");
  const base = { query: new URLSearchParams(at.search), hash: decodeURIComponent(at.hash.slice(1)) };
  for (const [pattern, page] of PATTERNS) {
    const found = pattern.exec(path);
    if (found) return { page, id: found[1] ?? "", rest: parts(found[2] ?? ""), ...base };
  }
  return { page: "notFound", id: "", rest: [], ...base };
}

let current = $state.raw<Route>(readRoute(location));

export function route(): Route {
  return current;
}

function arrive(top: boolean): void {
  current = readRoute(location);
  if (!top) return;
  if (!location.hash) scrollTo(0, 0);
  // A screen reader goes on reading where the new page begins.
  document.getElementById("content")?.focus({ preventScroll: true });
}

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  arrive(!replace);
}

function followed(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api")) return;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  if (samePage && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function startRouter(): void {
  document.addEventListener("click", followed);
  addEventListener("popstate", () => arrive(false));
}
