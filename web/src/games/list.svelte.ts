// The list of games, asked for once.
import { settings } from "../app/settings.svelte";
import { gamesApi } from "./api";
import type { GameInfo } from "../api/protocol";

/** In the order of the home page; enough to draw the home page before the server has answered. */
export const SHELF = ["stellar", "stellarion", "look-at-the-stars", "star-explorer", "stellarium"] as const;
const TITLES: Record<string, string> = {
  stellar: "Stellar",
  stellarion: "Stellarion",
  "look-at-the-stars": "Look at the Stars",
  "star-explorer": "Star Explorer",
  stellarium: "Stellarium",
};

let games = $state.raw<GameInfo[] | null>(null);
let asked: Promise<GameInfo[]> | null = null;

export function loadGames(): Promise<GameInfo[]> {
  asked ??= gamesApi.list().then(
    (found) => (games = found),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

export function knownGames(): GameInfo[] | null {
  return games;
}

export function gameOf(id: string): GameInfo | undefined {
  return games?.find((game) => game.id === id);
}

/** Whether there is a lesson; until the server has answered, every game of moves has one. */
export function teaches(id: string): boolean {
  const game = gameOf(id);
  return game ? game.lessons.length > 0 : id !== "stellarium";
}

export function titleOf(id: string): string {
  return gameOf(id)?.title[settings.language] ?? TITLES[id] ?? id;
}
