// The code of each page but the first, loaded when it is opened.
export const PAGES = {
  lobby: () => import("../match/Lobby.svelte"),
  new: () => import("../match/NewMatch.svelte"),
  table: () => import("../match/Table.svelte"),
  replay: () => import("../match/Replay.svelte"),
  learn: () => import("../learn/Learn.svelte"),
  rules: () => import("../match/Rules.svelte"),
  bots: () => import("../match/Bots.svelte"),
  sky: () => import("../games/star-explorer/RealSky.svelte"),
  daily: () => import("../games/stellarion/Daily.svelte"),
  account: () => import("./Account.svelte"),
  recover: () => import("./Recover.svelte"),
  campaigns: () => import("../campaign/Campaigns.svelte"),
  newCampaign: () => import("../campaign/NewCampaign.svelte"),
  campaign: () => import("../campaign/Campaign.svelte"),
  notFound: () => import("./NotFound.svelte"),
};
