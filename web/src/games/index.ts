// One folder per game; its code and messages are loaded with its first table.
import { useMessages } from "../app/i18n.svelte";
import type { GameModule } from "./board";

const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");

export async function loadGame(id: string): Promise<GameModule | null> {
  const load = modules[`./${id}/index.ts`];
  const [found] = await Promise.all([load?.(), useMessages(id)]);
  return found?.default ?? null;
}
