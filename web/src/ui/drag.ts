// Dragging: another way to do what two clicks do.
import { ghostOf } from "./ghost";

export interface Drag {
  /** Picked up: false when it cannot be. */
  start: () => boolean;
  /** Let go over an element, or over nothing. */
  drop: (target: Element | null) => void;
  /** Held without moving: show more about it. */
  hold: () => void;
  touch: boolean;
}

const FAR = 8;
const LONG = 450;

export function drag(node: HTMLElement, options: Drag) {
  let now = options;
  let from: [number, number] | null = null;
  let ghost: HTMLElement | null = null;
  let timer = 0;
  let swallow = false;

  function down(event: PointerEvent): void {
    if (event.button) return;
    from = [event.clientX, event.clientY];
    swallow = false;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!from || ghost) return;
      swallow = event.pointerType === "touch";
      now.hold();
    }, LONG);
  }

  function move(event: PointerEvent): void {
    if (!from) return;
    const [dx, dy] = [event.clientX - from[0], event.clientY - from[1]];
    if (!ghost && Math.hypot(dx, dy) > FAR) {
      clearTimeout(timer);
      if ((event.pointerType === "touch" && !now.touch) || !now.start()) {
        from = null;
        return;
      }
      node.setPointerCapture(event.pointerId);
      ghost = ghostOf(node, node.getBoundingClientRect(), { zIndex: "30", rotate: "-2deg", opacity: "0.92" });
      swallow = true;
    }
    if (ghost) ghost.style.translate = `${dx}px ${dy}px`;
  }

  function up(event: PointerEvent): void {
    clearTimeout(timer);
    from = null;
    if (!ghost) return;
    ghost.remove();
    ghost = null;
    if (event.type === "pointerup") now.drop(document.elementFromPoint(event.clientX, event.clientY));
  }

  function click(event: MouseEvent): void {
    if (!swallow || event.detail === 0) return;
    swallow = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  const still = (event: Event) => {
    if (event.type === "dragstart" || (event as PointerEvent).pointerType === "touch") event.preventDefault();
  };
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("click", click, true);
  node.addEventListener("contextmenu", still);
  node.addEventListener("dragstart", still);
  return {
    update(changed: Drag) {
      now = changed;
    },
    destroy() {
      clearTimeout(timer);
      ghost?.remove();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("click", click, true);
      node.removeEventListener("contextmenu", still);
      node.removeEventListener("dragstart", still);
    },
  };
}
