// Addresses: one table of patterns. The build writes them down, so that the server knows which pages there are.
export type Page =
  | "home"
  | "lobby"
  | "new"
  | "table"
  | "replay"
  | "rules"
  | "daily"
  | "sky"
  | "account"
  | "recover"
  | "campaigns"
  | "newCampaign"
  | "campaign"
  | "notFound";

export const PATTERNS: [RegExp, Page][] = [
  [/^\/$/, "home"],
  [/^\/lobby$/, "lobby"],
  [/^\/new$/, "new"],
  [/^\/(?:match|table)\/([^/]+)$/, "table"],
  [/^\/(?:match|table)\/([^/]+)\/replay$/, "replay"],
  [/^\/rules\/([^/]+)$/, "rules"],
  [/^\/sky(?:\/([a-z-]+))?$/, "sky"],
  [/^\/daily$/, "daily"],
  [/^\/account$/, "account"],
  [/^\/recover$/, "recover"],
  [/^\/stellarium$/, "campaigns"],
  [/^\/stellarium\/new$/, "newCampaign"],
  [/^\/campaign\/([^/]+)((?:\/[^/]+)*)$/, "campaign"],
];
