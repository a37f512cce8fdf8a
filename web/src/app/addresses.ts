// Addresses: one table of patterns. The build writes them down, so that the server knows which pages there are.
export type Page =
  | "home"
  | "lobby"
  | "new"
  | "table"
  | "replay"
  | "rules"
  | "learn"
  | "bots"
  | "daily"
  | "sky"
  | "account"
  | "recover"
  | "campaigns"
  | "newCampaign"
  | "campaign"
  | "notFound";

/** Of a campaign; the last one is a name from before, which old links and mails still have. */
export const CAMPAIGN_SECTIONS = [
  ...["home", "founding", "orders", "gazette", "report", "letters", "pyramids", "map", "tree", "person", "court"],
  ...["ledger", "ranking", "search", "log", "master", "letter"],
];
const SECTION = `(?:\\/(?:${CAMPAIGN_SECTIONS.join("|")})(?:\\/[^/]+)*)?`;

export const PATTERNS: [RegExp, Page][] = [
  [/^\/$/, "home"],
  [/^\/lobby$/, "lobby"],
  [/^\/new$/, "new"],
  [/^\/(?:match|table)\/([^/]+)$/, "table"],
  [/^\/(?:match|table)\/([^/]+)\/replay$/, "replay"],
  [/^\/rules\/([^/]+)$/, "rules"],
  [/^\/learn\/([^/]+)(\/[^/]+)?$/, "learn"],
  [/^\/bots$/, "bots"],
  [/^\/sky(?:\/([a-z-]+))?$/, "sky"],
  [/^\/daily$/, "daily"],
  [/^\/account$/, "account"],
  [/^\/recover$/, "recover"],
  [/^\/stellarium$/, "campaigns"],
  [/^\/stellarium\/new$/, "newCampaign"],
  [new RegExp(`^\\/campaign\\/([^/]+)(${SECTION})$`), "campaign"],
];
