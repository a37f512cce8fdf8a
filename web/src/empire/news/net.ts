// What the house tells a person about all empires: notices, an e-mail address, feeds.
import { request } from "../../net/api";
import type { components } from "../../net/types";

export type News = components["schemas"]["Notice"];
export type Post = components["schemas"]["Post"];

export const news = {
  all: () => request<News[]>("GET", "/api/notices"),
  read: (upto: number) => request<void>("POST", "/api/notices/read", { upto }),
  post: () => request<Post>("GET", "/api/me/post"),
  mailTo: (email: string | null) => request<Post>("PUT", "/api/me/post", { email }),
  renew: () => request<Post>("POST", "/api/me/post/feeds"),
};
