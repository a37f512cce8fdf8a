// "Rule an empire tonight": one person, eleven bot families of all three tempers, a turn as soon as one is ready.
import { t } from "../app/i18n.svelte";
import { settings } from "../app/settings.svelte";
import type { NewCampaign } from "./api";

export const CHARACTERS = ["cautious", "ambitious", "ruthless"] as const;
export type Character = (typeof CHARACTERS)[number];
const RIVALS = 11;
const TURNS = 10;

export function quickCampaign(name: string): NewCampaign {
  const rivals = Array.from({ length: RIVALS }, (_, i) => ({
    kind: "bot" as const,
    bot: CHARACTERS[i % CHARACTERS.length]!,
    name: "",
  }));
  return {
    name: t("campaign-tonight-name", { name }),
    families: [{ kind: "me", name: "" }, ...rivals],
    turns: TURNS,
    governor: "half",
    language: settings.language,
    calendar: { kind: "ready" },
    public: false,
    late: false,
    anonymous: false,
    vacation: 0,
  };
}
