import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { drag } from "./drag";

const ghosts = () => [...document.querySelectorAll<HTMLElement>(".thing")].slice(1);
let node: HTMLElement;
let action: ReturnType<typeof drag>;
const options = { start: vi.fn(() => true), drop: vi.fn(), hold: vi.fn(), touch: false };

function point(type: string, x: number, y: number, pointerType = "mouse", button = 0): void {
  const event = new PointerEvent(type, { clientX: x, clientY: y, pointerType, button, bubbles: true, pointerId: 1 });
  node.dispatchEvent(event);
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(options, { start: vi.fn(() => true), drop: vi.fn(), hold: vi.fn(), touch: false });
  node = Object.assign(document.createElement("button"), { className: "thing" });
  node.dataset["card"] = "7";
  node.setPointerCapture = () => {};
  document.body.append(node);
  document.elementFromPoint = (x: number) => (x > 50 ? document.body : null);
  action = drag(node, options);
});
afterEach(() => {
  action.destroy();
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe("a drag", () => {
  test("begins after a few pixels, follows the pointer, and drops on what lies under it", () => {
    point("pointerdown", 10, 10);
    point("pointermove", 14, 10);
    expect(ghosts()).toHaveLength(0);
    point("pointermove", 60, 15);
    expect(ghosts()).toHaveLength(1);
    expect(ghosts()[0]!.style.translate).toBe("50px 5px");
    point("pointerup", 60, 15);
    expect(ghosts()).toHaveLength(0);
    expect(options.drop).toHaveBeenCalledExactlyOnceWith(document.body);
  });

  test("tells that it was let go over nothing", () => {
    point("pointerdown", 10, 10);
    point("pointermove", 30, 10);
    point("pointerup", 30, 10);
    expect(options.drop).toHaveBeenCalledExactlyOnceWith(null);
  });

  test("does not begin where the thing cannot be picked up", () => {
    options.start.mockReturnValue(false);
    point("pointerdown", 10, 10);
    point("pointermove", 60, 10);
    point("pointerup", 60, 10);
    expect(ghosts()).toHaveLength(0);
    expect(options.drop).not.toHaveBeenCalled();
  });

  test("that is cancelled drops nothing", () => {
    point("pointerdown", 10, 10);
    point("pointermove", 60, 10);
    point("pointercancel", 60, 10);
    expect(ghosts()).toHaveLength(0);
    expect(options.drop).not.toHaveBeenCalled();
  });

  test("is not a click: the one that follows is swallowed, the next is not", () => {
    const clicked = vi.fn();
    node.addEventListener("click", clicked);
    point("pointerdown", 10, 10);
    point("pointermove", 60, 10);
    point("pointerup", 60, 10);
    node.dispatchEvent(new MouseEvent("click", { detail: 1 }));
    expect(clicked).not.toHaveBeenCalled();
    node.dispatchEvent(new MouseEvent("click", { detail: 1 }));
    expect(clicked).toHaveBeenCalledOnce();
  });

  test("leaves the finger to scrolling unless touch is wanted", () => {
    point("pointerdown", 10, 10, "touch");
    point("pointermove", 60, 10, "touch");
    expect(options.start).not.toHaveBeenCalled();
    action.update({ ...options, touch: true });
    point("pointerdown", 10, 10, "touch");
    point("pointermove", 60, 10, "touch");
    expect(ghosts()).toHaveLength(1);
  });

  test("needs the main button", () => {
    point("pointerdown", 10, 10, "mouse", 2);
    point("pointermove", 60, 10);
    expect(ghosts()).toHaveLength(0);
  });
});

describe("holding still", () => {
  test("shows more after a while", () => {
    point("pointerdown", 10, 10);
    vi.advanceTimersByTime(400);
    expect(options.hold).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(options.hold).toHaveBeenCalledOnce();
  });

  test("is over with the first move of a drag", () => {
    point("pointerdown", 10, 10);
    point("pointermove", 60, 10);
    vi.advanceTimersByTime(1000);
    expect(options.hold).not.toHaveBeenCalled();
  });
});

test("the ghost is out of reach and has no name of its own", () => {
  point("pointerdown", 10, 10);
  point("pointermove", 60, 10);
  const ghost = ghosts()[0]!;
  expect(ghost.inert).toBe(true);
  expect(ghost.dataset["card"]).toBeUndefined();
  expect(ghost.style.pointerEvents).toBe("none");
});
