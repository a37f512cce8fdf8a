// HTTP: one door for requests, problems as exceptions that carry a sentence for people.
import { settings } from "../settings.svelte";
import type {
  Calendar, Choice, GameInfo, Hint, Me, Moved, NewMatch, Problem, Rules, Seat, StoryStep, Summary, Table, Update,
} from "./protocol";

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
  get kind(): string {
    return this.problem.type.split("/").at(-1) ?? "";
  }
  /** The same may work in a moment: the database was away, or the table full of others. */
  get passing(): boolean {
    return this.problem.status === 503;
  }
}

/** The network itself failed: nothing is known about what became of the request. */
export class Unreachable extends Error {}

let csrf = "";

export function rememberCsrf(token: string): void {
  csrf = token;
}

async function freshCsrf(): Promise<void> {
  csrf = ((await (await fetch("/api/csrf")).json()) as { csrf: string }).csrf;
}

async function send(method: string, path: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": settings.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET") {
    if (!csrf) await freshCsrf();
    headers["X-CSRF-Token"] = csrf;
  }
  try {
    return await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Unreachable();
  }
}

/** What a problem need not say. */
export const NOTHING = { rule: null, game: null, version: null, retry_after: null };

async function problemOf(answer: Response): Promise<Problem> {
  const bare: Problem = { type: "/problems/unknown", title: answer.statusText, status: answer.status, detail: "", ...NOTHING };
  try {
    return { ...bare, ...((await answer.json()) as Problem) };
  } catch {
    return bare;
  }
}

const STALE = 10_000; // what nobody has taken by then is asked for again
const early = new Map<string, Promise<unknown>>();
let beforehand = false;

/** Asks for what a page will want as soon as its code is there; the first who wants it takes this answer. */
export function ahead<T>(ask: () => Promise<T>): Promise<T> {
  beforehand = true;
  const answer = ask();
  beforehand = false;
  answer.catch(() => {}); // whoever takes it hears of it
  return answer;
}

export function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const known = method === "GET" ? (early.get(path) as Promise<T> | undefined) : undefined;
  early.delete(path);
  const answer = known ?? answered<T>(method, path, body);
  if (beforehand) {
    early.set(path, answer);
    setTimeout(() => early.delete(path), STALE);
  }
  return answer;
}

async function answered<T>(method: string, path: string, body: unknown): Promise<T> {
  let answer = await send(method, path, body);
  if (answer.status === 403 && method !== "GET") {
    const problem = await problemOf(answer);
    if (!problem.type.endsWith("/csrf")) throw new Refused(problem);
    await freshCsrf();
    answer = await send(method, path, body);
  }
  if (!answer.ok) {
    const problem = await problemOf(answer);
    // A proxy in front of the house has no sentence of ours: the house itself is not there.
    if (problem.status >= 502 && problem.status <= 504 && !problem.detail) throw new Unreachable();
    throw new Refused(problem);
  }
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

export function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== "");
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : "";
}

const match = (id: string, rest = "") => `/api/matches/${encodeURIComponent(id)}${rest}`;

export const api = {
  me: () => request<Me>("GET", "/api/me"),
  becomeGuest: (name: string) => request<Me>("POST", "/api/guests", { name }),
  signUp: (name: string, password: string) => request<Me>("POST", "/api/accounts", { name, password }),
  logIn: (name: string, password: string) => request<Me>("POST", "/api/sessions", { name, password }),
  logOut: () => request<void>("DELETE", "/api/sessions"),
  changeMe: (change: { name?: string; password?: string; old_password?: string; language?: string }) =>
    request<Me>("PATCH", "/api/me", change),
  deleteMe: (password?: string) => request<void>("DELETE", "/api/me", password ? { password } : {}),

  games: () => request<GameInfo[]>("GET", "/api/games"),
  components: (game: string, matchId?: string) =>
    request<unknown>("GET", `/api/games/${game}/components${query({ match: matchId })}`),
  rules: (game: string, lang: string) => request<Rules>("GET", `/api/games/${game}/rules${query({ lang })}`),

  daily: (month?: string) => request<Calendar>("GET", `/api/daily${query({ month })}`),
  playDaily: (date?: string) => request<Table>("POST", "/api/daily", date ? { date } : {}),

  matches: () => request<Summary[]>("GET", "/api/matches"),
  lobby: () => request<Summary[]>("GET", "/api/lobby"),
  create: (wanted: NewMatch) => request<Table>("POST", "/api/matches", wanted),
  table: (id: string, token?: string | null) => request<Table>("GET", match(id) + query({ token })),
  join: (id: string, body: { token?: string; seat?: Seat }) => request<Table>("POST", match(id, "/join"), body),
  leave: (id: string) => request<void>("POST", match(id, "/leave")),
  move: (id: string, body: { seat: Seat; move: string; seen: number; key: string }) =>
    request<Moved>("POST", match(id, "/moves"), body),
  undo: (id: string, body: { seat: Seat; seen: number; key: string }) =>
    request<Moved>("POST", match(id, "/undo"), body),
  resign: (id: string, seat: Seat) => request<Table>("POST", match(id, "/resign"), { seat }),
  agree: (id: string, seat: Seat, agree: boolean) => request<Table>("POST", match(id, "/agree"), { seat, agree }),
  rematch: (id: string) => request<Table>("POST", match(id, "/rematch")),
  hint: (id: string, seat: Seat) => request<Hint>("POST", match(id, "/hint"), { seat }),
  choices: (id: string, seat: Seat) => request<Choice[]>("GET", match(id, "/choices") + query({ seat })),
  propose: (id: string, body: { seat: Seat; move: string; seen: number }) => request<void>("POST", match(id, "/propose"), body),
  at: (id: string, version: number, seat?: Seat | null) =>
    request<Update>("GET", match(id, `/at/${version}`) + query({ seat })),
  story: (id: string, seat?: Seat | null) => request<StoryStep[]>("GET", match(id, "/story") + query({ seat })),
};

export function livePath(id: string, seat: Seat | null, from: number | null): string {
  const path = match(id, "/live") + query({ seat, from });
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
}

/** A key the client makes once per intention: a repeated request is then applied once. */
export function intention(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
