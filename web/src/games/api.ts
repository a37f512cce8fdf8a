// The games there are, what is in their boxes, their rules, the sky of the day.
import { request } from "../api/client";
import type { Language } from "../api/protocol";

export const gamesApi = {
  list: () => request("get", "/api/games"),
  /** With a match: of the edition it is played with. */
  components: (game: string, match?: string) =>
    request("get", "/api/games/{game}/components", { path: { game }, query: { match } }),
  rules: (game: string, lang: Language) =>
    request("get", "/api/games/{game}/rules", { path: { game }, query: { lang } }),
  daily: (month?: string) => request("get", "/api/daily", { query: { month } }),
  playDaily: (date?: string) => request("post", "/api/daily", { body: date ? { date } : {} }),
};
