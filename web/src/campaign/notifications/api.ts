// What a person is told about all campaigns, and how: a list on the page, e-mail, feeds.
import { request } from "../../api/client";
import type { Schemas } from "../../api/protocol";

export type Notification = Schemas["Notice"];
export type MailSettings = Schemas["Post"];

export const notificationsApi = {
  all: () => request("get", "/api/notices"),
  read: (upto: number) => request("post", "/api/notices/read", { body: { upto } }),
};

export const mailApi = {
  settings: () => request("get", "/api/me/post"),
  sendTo: (email: string | null, password?: string) => request("put", "/api/me/post", { body: { email, password } }),
  renewFeeds: () => request("post", "/api/me/post/feeds"),
};
