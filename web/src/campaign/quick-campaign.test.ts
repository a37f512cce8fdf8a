import { expect, test } from "vitest";
import { CHARACTERS, quickCampaign } from "./quick-campaign";

test("one person against eleven bots of all characters, a turn as soon as one is ready", () => {
  const wanted = quickCampaign("Ada");
  expect(wanted.families[0]).toEqual({ kind: "me", name: "" });
  const bots = wanted.families.slice(1);
  expect(bots).toHaveLength(11);
  expect(new Set(bots.map((each) => ("bot" in each ? each.bot : "")))).toEqual(new Set(CHARACTERS));
  expect(wanted).toMatchObject({ calendar: { kind: "ready" }, public: false, turns: 10, language: "fr" });
});
