import { expect, test, vi } from "vitest";
import { saveFile } from "./save-file";

test("a file is offered under its name, and let go of later", () => {
  vi.useFakeTimers();
  const links: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    links.push(this);
  });
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:house/1");
  const revoked = vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
  saveFile(new Blob(["<svg/>"]), "sky.svg");
  expect(links.map((link) => [link.href, link.download])).toEqual([["blob:house/1", "sky.svg"]]);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(revoked).toHaveBeenCalledWith("blob:house/1");
  vi.useRealTimers();
});
