import { expect, test } from "vitest";
import { has } from "../app/i18n.svelte";
import { loadGame } from ".";
import { SHELF } from "./list.svelte";

test.each(SHELF.filter((id) => id !== "stellarium"))("%s has a board and its words", async (id) => {
  const game = await loadGame(id);
  expect(game).toMatchObject({ Board: expect.any(Function) as unknown });
  expect(has(`${id}-prompt-over`)).toBe(true);
});

test.each(["stellarium", "chess", "../app"])("%s has no table", async (id) => {
  expect(await loadGame(id)).toBeNull();
});
