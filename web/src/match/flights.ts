// Animates things that changed place. A thing has its name in data-flies, a place in data-place.
import { ghostOf } from "../ui/ghost";

const TIME = 280;
const STAGGER = 70;
const LAST_START = 420;

export interface Before {
  /** The board itself: where it is pushed down, its things stay where they are on it. */
  board: DOMRect;
  things: Map<string, DOMRect>;
}

const aloft = new Set<Animation>();

/** Ends all animations at once, because the board itself moves. */
export function landAll(): void {
  for (const flight of [...aloft]) flight.finish();
}

export const stillness = matchMedia("(prefers-reduced-motion: reduce)");

export function look(root: HTMLElement): Before {
  const things = new Map<string, DOMRect>();
  for (const each of root.querySelectorAll<HTMLElement>("[data-flies]")) {
    things.set(each.dataset["flies"]!, each.getBoundingClientRect());
  }
  return { board: root.getBoundingClientRect(), things };
}

function visible(box: DOMRect): boolean {
  return box.width > 0 && box.bottom > -200 && box.top < innerHeight + 200;
}

export function fly(root: HTMLElement, before: Before, origins: Record<string, string>): void {
  if (stillness.matches || document.hidden) return;
  const order = Object.keys(origins).reverse();
  const board = root.getBoundingClientRect();
  let delay = 0;
  const movers = [...root.querySelectorAll<HTMLElement>("[data-flies]")].sort(
    (a, b) => order.indexOf(a.dataset["flies"]!) - order.indexOf(b.dataset["flies"]!),
  );
  for (const each of movers) {
    const name = each.dataset["flies"]!;
    const to = each.getBoundingClientRect();
    const place = origins[name] && root.querySelector(`[data-place="${origins[name]}"]`);
    const was = before.things.get(name);
    const from = was
      ? new DOMRect(was.x + board.x - before.board.x, was.y + board.y - before.board.y, was.width, was.height)
      : place
        ? place.getBoundingClientRect()
        : null;
    if (!from || !visible(from) || !visible(to)) continue;
    if (Math.abs(from.x - to.x) < 6 && Math.abs(from.y - to.y) < 6) continue;
    send(each, from, to, delay);
    delay = Math.min(delay + STAGGER, LAST_START);
  }
}

function send(thing: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  const ghost = ghostOf(thing, to, { zIndex: "15", transformOrigin: "0 0" });
  const hide = thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TIME + delay });
  const scale = from.width / to.width;
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`;
  const flight = ghost.animate([{ transform: start }, { transform: "none" }], {
    duration: TIME,
    delay,
    easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
    fill: "backwards",
  });
  aloft.add(flight);
  const land = () => {
    aloft.delete(flight);
    ghost.remove();
    hide.cancel();
  };
  flight.onfinish = land;
  flight.oncancel = land;
}
