// The server's operations as types: what each takes and answers, read from the generated `paths`.
import type { paths } from "./schema";

export type Verb = "get" | "post" | "put" | "patch" | "delete";

/** The addresses that have an operation for an HTTP method. */
export type PathOf<V extends Verb> = { [P in keyof paths]: V extends keyof paths[P] ? P : never }[keyof paths];

type Operation<V extends Verb, P extends keyof paths> = V extends keyof paths[P] ? paths[P][V] : never;

type InPath<O> = O extends { parameters: { path: infer X } } ? { path: X } : unknown;
type Loose<Q> = { [K in keyof Q]: Q[K] | null };
type InQuery<O> = O extends { parameters: { query: infer Q } }
  ? { query: Loose<Q> }
  : O extends { parameters: { query?: infer Q } }
    ? { query?: Loose<Q> }
    : unknown;
type InBody<O> = O extends { requestBody: { content: infer C } }
  ? { body: C[keyof C] }
  : O extends { requestBody?: { content: infer C } }
    ? { body?: C[keyof C] }
    : unknown;

/** What an operation wants; `null` in a query is left out. */
export type Wanted<V extends Verb, P extends keyof paths> = InPath<Operation<V, P>> &
  InQuery<Operation<V, P>> &
  InBody<Operation<V, P>>;

type Content<R> = R extends { content: infer C } ? C[keyof C] : null;
type Responses<O> = O extends { responses: infer R } ? R[keyof R] : never;

/** What an operation answers; nothing where it has nothing to say. */
export type Answer<V extends Verb, P extends keyof paths> =
  Content<Responses<Operation<V, P>>> extends null ? undefined : Content<Responses<Operation<V, P>>>;
