import { afterEach, describe, expect, test, vi } from "vitest";
import { HIGH, WIDE } from "./lattice";
import { asSvg } from "./picture";

afterEach(() => document.body.replaceChildren());

function drawing(styles: Record<string, string>): SVGSVGElement {
  document.body.innerHTML = '<svg class="sky"><path class="line" style="x" d="M0 0L1 1"/></svg>';
  vi.stubGlobal("getComputedStyle", (element: Element) => ({
    getPropertyValue: (name: string) => (element.tagName === "path" ? (styles[name] ?? "") : ""),
    translate: element.tagName === "path" ? (styles["translate"] ?? "none") : "none",
  }));
  return document.querySelector("svg")!;
}

describe("a drawing as a file of its own", () => {
  test("has its size, and what the style sheets say written into it", () => {
    const text = asSvg(drawing({ stroke: "red", "stroke-width": "2px" }));
    const made = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    expect([made.getAttribute("width"), made.getAttribute("height")]).toEqual([String(WIDE), String(HIGH)]);
    const path = made.querySelector("path")!;
    expect([path.getAttribute("stroke"), path.getAttribute("stroke-width")]).toEqual(["red", "2px"]);
    expect([path.getAttribute("class"), path.getAttribute("style")]).toEqual([null, null]);
  });
  test("has colours that every reader knows", () => {
    expect(asSvg(drawing({ fill: "color(srgb 1 0.5 0 / 0.2)" }))).toContain('fill="rgba(255,128,0,0.2)"');
    expect(asSvg(drawing({ fill: "color(srgb 0 0 0)" }))).toContain('fill="rgba(0,0,0,1)"');
  });
  test("keeps what was moved where it was moved to", () => {
    expect(asSvg(drawing({ translate: "4px 5px" }))).toContain('transform="translate(4 5)"');
  });
});
