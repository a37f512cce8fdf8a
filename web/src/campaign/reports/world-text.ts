// Worlds in words.
import { list, t } from "../../app/i18n.svelte";
import type { World } from "./api";

export function worldText(world: World): string {
  const parts = [t(`reports-holder-${world.holder}`), t("reports-posts", { count: world.posts.length })];
  if (world.traders.length) parts.push(t("reports-traders", { count: world.traders.length }));
  if (world.garrison.length) parts.push(t("reports-garrison", { count: world.garrison.length }));
  if (world.captives.length) parts.push(t("reports-captives", { count: world.captives.length }));
  return list(parts);
}

export function fights(world: World): string[] {
  return world.fights.map((fight) =>
    t(`stellarium-event-${fight.kind}`, {
      planet: world.name,
      result: t(`stellarium-result-${fight.result}`),
      men: fight.men,
      lost: fight.lost,
    }),
  );
}
