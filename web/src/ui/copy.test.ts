import { expect, test, vi } from "vitest";
import { copyText } from "./copy";

test("a text goes into the clipboard", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  await copyText("une étoile", undefined);
  expect(writeText).toHaveBeenCalledWith("une étoile");
});

test("without a clipboard the text is marked, to be copied by hand", async () => {
  vi.stubGlobal("navigator", {});
  document.execCommand = vi.fn(() => true);
  const field = document.createElement("input");
  const select = vi.spyOn(field, "select");
  await copyText("une étoile", field);
  expect(select).toHaveBeenCalledOnce();
  expect(document.execCommand).toHaveBeenCalledWith("copy");
});
