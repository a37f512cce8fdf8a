// A server for unit tests: answers by method and address, and remembers what it was asked.
import { vi } from "vitest";

export interface Asked {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
}
type Reply = Response | Error | ((asked: Asked) => Response | Error);

export const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { "Content-Type": "application/json" } });

/** A problem document of the server. */
export const problem = (kind: string, status: number, more: object = {}): Response =>
  new Response(
    JSON.stringify({ type: `/problems/${kind}`, title: kind, status, detail: `that was ${kind}`, ...more }),
    { status, headers: { "Content-Type": "application/problem+json" } },
  );

/** Replies are used one after the other; the last one stays. */
export function serve(replies: Record<string, Reply | Reply[]>): Asked[] {
  const asked: Asked[] = [];
  const left = new Map(Object.entries(replies).map(([key, each]) => [key, Array.isArray(each) ? [...each] : [each]]));
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : (init.body ?? undefined);
    const question = { method, url, headers: { ...(init.headers as Record<string, string>) }, body };
    asked.push(question);
    const queue = left.get(`${method} ${url}`);
    if (!queue?.length) throw new Error(`nobody foresaw ${method} ${url}`);
    const next = queue.length > 1 ? queue.shift()! : queue[0]!;
    const reply = typeof next === "function" ? next(question) : next;
    if (reply instanceof Error) throw reply;
    return reply.clone();
  });
  return asked;
}
