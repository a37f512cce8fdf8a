/** A copy of a thing that lies over it in the window, beside it in the page so that the game's styles reach it. */
export function ghostOf(thing: HTMLElement, box: DOMRect, styles: Partial<CSSStyleDeclaration>): HTMLElement {
  const ghost = thing.cloneNode(true) as HTMLElement;
  for (const name of ["data-flies", "data-can", "data-card"]) ghost.removeAttribute(name);
  ghost.inert = true;
  const place = { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` };
  Object.assign(ghost.style, { position: "fixed", ...place, margin: "0", pointerEvents: "none", ...styles });
  thing.parentElement?.append(ghost);
  return ghost;
}
