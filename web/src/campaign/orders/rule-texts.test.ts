import { expect, test, vi } from "vitest";
import { json, serve } from "../../testing/server";
import { ruleText } from "./rule-texts.svelte";

const book = {
  title: "",
  chapters: [
    { number: "3", title: "", rules: [{ number: "3.1", heading: "", text: "Ainsi.", reading: "", table: false }] },
  ],
};

test("the rules are asked for once, again after a failure, and tell nothing meanwhile", async () => {
  const asked = serve({ "GET /api/games/stellarium/rules?lang=fr": [new TypeError("offline"), json(book)] });
  expect(ruleText("3.1")).toBe("");
  await vi.waitFor(() => {
    ruleText("3.1");
    expect(asked).toHaveLength(2);
  });
  await vi.waitFor(() => expect(ruleText("3.1")).toBe("Ainsi."));
  expect(ruleText("9.9")).toBe("");
  expect(asked).toHaveLength(2);
});
