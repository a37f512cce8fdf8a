import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { twist } from "./twist";

let node: HTMLElement;
let action: ReturnType<typeof twist>;
const turn = vi.fn();

beforeEach(() => {
  turn.mockReset();
  node = document.createElement("div");
  action = twist(node, { on: true, turn });
});
afterEach(() => action.destroy());

function roll(deltaY: number, more: WheelEventInit = {}): WheelEvent {
  const event = new WheelEvent("wheel", { deltaY, cancelable: true });
  Object.defineProperty(event, "ctrlKey", { value: more.ctrlKey ?? false }); // happy-dom leaves it out
  node.dispatchEvent(event);
  return event;
}

/** Two fingers, the second at an angle in degrees around the first. */
function hold(...angles: number[]): void {
  const touches = [
    { clientX: 0, clientY: 0 },
    ...angles.map((angle) => ({
      clientX: 100 * Math.cos((angle * Math.PI) / 180),
      clientY: 100 * Math.sin((angle * Math.PI) / 180),
    })),
  ];
  node.dispatchEvent(Object.assign(new Event("touchmove", { cancelable: true }), { touches }));
}

describe("the wheel", () => {
  test("turns by a quarter when it has rolled far enough, either way", () => {
    roll(30);
    expect(turn).not.toHaveBeenCalled();
    roll(40);
    expect(turn).toHaveBeenLastCalledWith(1);
    roll(-100);
    expect(turn).toHaveBeenLastCalledWith(-1);
    expect(turn).toHaveBeenCalledTimes(2);
  });
  test("keeps the page from scrolling, but not from zooming", () => {
    expect(roll(10).defaultPrevented).toBe(true);
    expect(roll(500, { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(turn).not.toHaveBeenCalled();
  });
  test("is the page's own while there is nothing to turn", () => {
    action.update({ on: false, turn });
    expect(roll(500).defaultPrevented).toBe(false);
    expect(turn).not.toHaveBeenCalled();
  });
});

describe("two fingers", () => {
  test("turn by a quarter for each eighth they are twisted", () => {
    hold(0);
    hold(40);
    expect(turn).not.toHaveBeenCalled();
    hold(50);
    expect(turn).toHaveBeenLastCalledWith(1);
    hold(0);
    expect(turn).toHaveBeenLastCalledWith(-1);
  });
  test("may pass the half circle", () => {
    hold(170);
    hold(-140);
    expect(turn).toHaveBeenCalledExactlyOnceWith(1);
  });
  test("that leave begin anew", () => {
    hold(0);
    hold();
    hold(90);
    expect(turn).not.toHaveBeenCalled();
  });
});

test("nothing turns any more once it is taken away", () => {
  action.destroy();
  roll(500);
  expect(turn).not.toHaveBeenCalled();
});
