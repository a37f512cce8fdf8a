import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { arrowKeys } from "./arrow-keys";

/** Three by two buttons of 10, at x 0, 20, 40 and y 0, 20; named by column and row. */
function grid(): HTMLElement {
  const group = document.createElement("div");
  for (const [i, name] of ["a1", "b1", "c1", "a2", "b2", "c2"].entries()) {
    const button = Object.assign(document.createElement("button"), { id: name });
    button.getBoundingClientRect = () => new DOMRect(20 * (i % 3), 20 * Math.floor(i / 3), 10, 10);
    group.append(button);
  }
  document.body.append(group);
  return group;
}

const at = () => document.activeElement?.id;
const focus = (id: string) => document.getElementById(id)!.focus();
const stops = (group: HTMLElement) => [...group.querySelectorAll("button")].filter((each) => each.tabIndex === 0);
function press(key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  document.activeElement!.dispatchEvent(event);
  return event;
}

let group: HTMLElement;
let action: { destroy: () => void };
beforeEach(() => {
  group = grid();
  action = arrowKeys(group);
});
afterEach(() => {
  action.destroy();
  document.body.replaceChildren();
});

describe("arrow keys", () => {
  test("go to the nearest button in their direction", () => {
    focus("a1");
    press("ArrowRight");
    expect(at()).toBe("b1");
    press("ArrowDown");
    expect(at()).toBe("b2");
    press("ArrowLeft");
    expect(at()).toBe("a2");
    press("ArrowUp");
    expect(at()).toBe("a1");
  });

  test("stay where nothing lies in that direction, and let the page have the key", () => {
    focus("c1");
    expect(press("ArrowRight").defaultPrevented).toBe(false);
    expect(at()).toBe("c1");
    focus("a1");
    expect(press("ArrowRight").defaultPrevented).toBe(true);
  });

  test("pass over what is disabled", () => {
    group.querySelector<HTMLButtonElement>("#b1")!.disabled = true;
    focus("a1");
    press("ArrowRight");
    expect(at()).toBe("c1");
  });

  test("leave keys with Control, Alt or Command to the browser", () => {
    focus("a1");
    press("ArrowRight", { ctrlKey: true });
    press("ArrowRight", { altKey: true });
    press("ArrowRight", { metaKey: true });
    expect(at()).toBe("a1");
  });

  test("do nothing any more once they are taken away", () => {
    action.destroy();
    focus("a1");
    press("ArrowRight");
    expect(at()).toBe("a1");
  });
});

describe("the Tab key", () => {
  test("stops once in the group: at the first button", () => {
    expect(stops(group).map((each) => each.id)).toEqual(["a1"]);
  });

  test("stops where the focus is", () => {
    focus("b2");
    expect(stops(group).map((each) => each.id)).toEqual(["b2"]);
  });

  test("comes back to what can be done", async () => {
    group.querySelector<HTMLElement>("#c2")!.dataset["can"] = "";
    await new Promise((settled) => setTimeout(settled));
    expect(stops(group).map((each) => each.id)).toEqual(["c2"]);
  });
});
