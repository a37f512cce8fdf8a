// Worlds in words.
import { list, t } from "../../i18n.svelte";
import type { World } from "./net";

export function worldText(world: World): string {
  const parts = [t(`seeing-holder-${world.holder}`), t("seeing-posts", { count: world.posts.length })];
  if (world.traders.length) parts.push(t("seeing-traders", { count: world.traders.length }));
  if (world.garrison.length) parts.push(t("seeing-garrison", { count: world.garrison.length }));
  if (world.captives.length) parts.push(t("seeing-captives", { count: world.captives.length }));
  return list(parts);
}

export function fights(world: World): string[] {
  return world.fights.map((fight) =>
    t(`stellarium-event-${fight.kind}`, { planet: world.name, result: t(`stellarium-result-${fight.result}`), men: fight.men, lost: fight.lost }),
  );
}
