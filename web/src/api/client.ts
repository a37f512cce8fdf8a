// The only way to the server over HTTP. Addresses, bodies and answers are typed by its OpenAPI document.
import { settings } from "../app/settings.svelte";
import type { Answer, PathOf, Verb, Wanted } from "./operations";
import { problemOf, Refused, Unreachable } from "./problems";

interface Given {
  path?: object;
  query?: object;
  body?: unknown;
}
type Rest<V extends Verb, P extends PathOf<V>> =
  Record<never, never> extends Wanted<V, P> ? [wanted?: Wanted<V, P>] : [wanted: Wanted<V, P>];

const PREFETCHED = 10_000; // milliseconds that an early answer is kept for its page
const early = new Map<string, Promise<unknown>>();
let prefetching = false;
let csrf = "";

export function rememberCsrf(token: string): void {
  csrf = token;
}

/** `address("/api/matches/{match_id}", { path: { match_id: "a/b" } })`: `/api/matches/a%2Fb`. */
export function address(path: string, { path: names = {}, query = {} }: Given = {}): string {
  const values = new Map<string, unknown>(Object.entries(names));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== "");
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return given.length ? `${filled}?${search}` : filled;
}

/** Raises Refused where the server says no, Unreachable where it does not answer. */
export function request<V extends Verb, P extends PathOf<V>>(
  verb: V,
  path: P,
  ...[wanted]: Rest<V, P>
): Promise<Answer<V, P>> {
  const given: Given = wanted ?? {};
  const url = address(path, given);
  const known = verb === "get" ? early.get(url) : undefined;
  early.delete(url);
  const answer = (known ?? answered(verb, url, given.body)) as Promise<Answer<V, P>>;
  if (prefetching) {
    early.set(url, answer);
    setTimeout(() => early.delete(url), PREFETCHED);
  }
  return answer;
}

/** Asks early for what a page will need once its code is loaded. The first request for it takes this answer. */
export function prefetch<T>(ask: () => Promise<T>): Promise<T> {
  prefetching = true;
  const answer = ask();
  prefetching = false;
  answer.catch(() => {}); // whoever takes the answer also gets its error
  return answer;
}

async function answered(verb: Verb, url: string, body: unknown): Promise<unknown> {
  if (verb === "get") return read(await send(verb, url, body));
  if (!csrf) await renewCsrf();
  try {
    return await read(await send(verb, url, body));
  } catch (error) {
    if (!(error instanceof Refused) || error.kind !== "csrf") throw error;
    await renewCsrf();
    return read(await send(verb, url, body));
  }
}

async function renewCsrf(): Promise<void> {
  csrf = (await request("get", "/api/csrf")).csrf;
}

async function send(verb: Verb, url: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": settings.language };
  if (verb !== "get") headers["X-CSRF-Token"] = csrf;
  if (body instanceof Blob) headers["Content-Type"] = "application/zip";
  else if (body !== undefined) headers["Content-Type"] = "application/json";
  const text = body === undefined || body instanceof Blob ? body : JSON.stringify(body);
  try {
    return await fetch(url, { method: verb.toUpperCase(), headers, body: text ?? null });
  } catch {
    throw new Unreachable();
  }
}

async function read(answer: Response): Promise<unknown> {
  if (!answer.ok) throw await problemOf(answer);
  if (answer.status === 204) return undefined;
  return answer.headers.get("Content-Type")?.startsWith("application/json") ? answer.json() : answer.text();
}
