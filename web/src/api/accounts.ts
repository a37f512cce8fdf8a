// Who the visitor is: guests, accounts, sessions.
import { request } from "./client";
import type { PersonChange } from "./protocol";

export const accountsApi = {
  me: () => request("get", "/api/me"),
  becomeGuest: (name: string) => request("post", "/api/guests", { body: { name } }),
  signUp: (name: string, password: string) => request("post", "/api/accounts", { body: { name, password } }),
  logIn: (name: string, password: string) => request("post", "/api/sessions", { body: { name, password } }),
  logOut: () => request("delete", "/api/sessions"),
  change: (change: PersonChange) => request("patch", "/api/me", { body: change }),
  forgot: (name: string) => request("post", "/api/recoveries", { body: { name } }),
  recover: (token: string, password: string) => request("post", "/api/recoveries/use", { body: { token, password } }),
  remove: (password?: string) => request("delete", "/api/me", { body: password ? { password } : {} }),
};
