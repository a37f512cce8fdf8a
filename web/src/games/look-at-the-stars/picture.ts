// A drawing on the page as a file of its own: what the style sheets say is written into it.
import { HIGH, WIDE } from "./lattice";

const STYLES = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "paint-order",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "stop-color",
  "stop-opacity",
];
const SCALE = 3;

/** `color(srgb 1 0.5 0 / 0.2)`, which not every reader of SVG knows, as rgba(). */
function plain(value: string): string {
  const parts = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)$/.exec(value);
  if (!parts) return value;
  const [r, g, b] = parts.slice(1, 4).map((part) => Math.round(Number(part) * 255));
  return `rgba(${r},${g},${b},${parts[4] ?? 1})`;
}

function copyStyles(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  for (const name of STYLES) {
    const value = plain(style.getPropertyValue(name));
    if (value) to.setAttribute(name, value.replaceAll('"', "'"));
  }
  const [x, y] = style.translate.split(" ").map(parseFloat);
  if (x !== undefined && !Number.isNaN(x)) to.setAttribute("transform", `translate(${x} ${y ?? 0})`);
  to.removeAttribute("class");
  to.removeAttribute("style");
  [...from.children].forEach((child, i) => copyStyles(child, to.children[i]!));
}

export function asSvg(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copyStyles(drawing, copy);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(WIDE));
  copy.setAttribute("height", String(HIGH));
  return new XMLSerializer().serializeToString(copy);
}

export async function asPng(text: string): Promise<Blob> {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    image.src = address;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: WIDE * SCALE, height: HIGH * SCALE });
    const context = canvas.getContext("2d")!;
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, failed) =>
      canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
