// What can go wrong with a request: the server refuses it with a sentence for people, or cannot be reached.
import type { Problem } from "./protocol";

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }

  get kind(): string {
    return this.problem.type.split("/").at(-1) ?? "";
  }

  /** The same request may work in a moment: the database was away, or too many people asked at once. */
  get passing(): boolean {
    return this.problem.status === 503;
  }
}

/** What the page is about is not there: the address is wrong, or it is gone. */
export function isGone(error: unknown): boolean {
  return error instanceof Refused && error.problem.status === 404;
}

/** The network itself failed: nobody knows whether the request was carried out. */
export class Unreachable extends Error {}

/** The problem that an answer tells. */
export async function problemOf(answer: Response): Promise<Refused | Unreachable> {
  const bare: Problem = { type: "/problems/unknown", title: answer.statusText, status: answer.status, detail: "" };
  const told: Partial<Problem> = await answer.json().catch(() => ({}));
  const problem = { ...bare, ...told };
  // A proxy in front of the server answers without a problem document: the server itself is away.
  if (problem.status >= 502 && problem.status <= 504 && !problem.detail) return new Unreachable();
  return new Refused(problem);
}
