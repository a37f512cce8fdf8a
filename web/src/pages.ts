// The code of each page but the first, loaded when it is opened.
export const PAGES = {
  lobby: () => import("./pages/Lobby.svelte"),
  new: () => import("./pages/NewMatch.svelte"),
  table: () => import("./pages/Table.svelte"),
  replay: () => import("./pages/Replay.svelte"),
  rules: () => import("./pages/Rules.svelte"),
  sky: () => import("./pages/RealSky.svelte"),
  daily: () => import("./pages/Daily.svelte"),
  account: () => import("./pages/Account.svelte"),
  empires: () => import("./empire/Empires.svelte"),
  newEmpire: () => import("./empire/NewEmpire.svelte"),
  empire: () => import("./empire/Empire.svelte"),
  lost: () => import("./pages/Lost.svelte"),
};
