import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fly, landAll, look, stillness } from "./flights";

interface Flight {
  thing: HTMLElement;
  frames: Keyframe[];
  delay: number;
  finish: () => void;
}
let flights: Flight[];
let root: HTMLElement;
const places = new Map<HTMLElement, [number, number]>();

function add(name: string, at: [number, number], kind: "flies" | "place" = "flies"): HTMLElement {
  const thing = document.createElement("i");
  thing.dataset[kind] = name;
  places.set(thing, at);
  root.append(thing);
  return thing;
}

beforeEach(() => {
  flights = [];
  root = document.createElement("div");
  document.body.append(root);
  places.set(root, [0, 0]);
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    const [x, y] = places.get(this) ?? [0, 0];
    return new DOMRect(x, y, 20, 30);
  });
  HTMLElement.prototype.animate = function (this: HTMLElement, frames: unknown, timing: unknown) {
    const animation = { onfinish: () => {}, oncancel: () => {}, cancel: () => {}, finish: () => animation.onfinish() };
    const { delay = 0 } = timing as { delay?: number };
    if (this.inert) flights.push({ thing: this, frames: frames as Keyframe[], delay, finish: animation.finish });
    return animation as unknown as Animation;
  };
});
afterEach(() => {
  landAll();
  document.body.replaceChildren();
});

const starts = () => flights.map((flight) => flight.frames[0]!["transform"]);

describe("a thing", () => {
  test("that changed place travels there", () => {
    const card = add("mars", [10, 10]);
    const before = look(root);
    places.set(card, [110, 60]);
    fly(root, before, {});
    expect(starts()).toEqual(["translate(-100px, -50px) scale(1)"]);
  });

  test("that stayed, or hardly moved, does not", () => {
    const card = add("mars", [10, 10]);
    const before = look(root);
    places.set(card, [14, 12]);
    fly(root, before, {});
    expect(flights).toEqual([]);
  });

  test("that is pushed along with the whole board does not", () => {
    const card = add("mars", [10, 10]);
    const before = look(root);
    places.set(root, [0, 200]);
    places.set(card, [10, 210]);
    fly(root, before, {});
    expect(flights).toEqual([]);
  });

  test("that was not there comes from the place it is told to come from", () => {
    add("deck", [300, 0], "place");
    const before = look(root);
    add("mars", [10, 10]);
    add("moon", [50, 10]);
    fly(root, before, { mars: "deck" });
    expect(starts()).toEqual(["translate(290px, -10px) scale(1)"]);
  });

  test("leaves as a copy that nobody can touch, and is gone when it lands", () => {
    const card = add("mars", [10, 10]);
    const before = look(root);
    places.set(card, [200, 10]);
    fly(root, before, {});
    expect(root.querySelectorAll("i")).toHaveLength(2);
    flights[0]!.finish();
    expect(root.querySelectorAll("i")).toHaveLength(1);
  });
});

test("several start one after the other, in the order they are told", () => {
  add("deck", [300, 0], "place");
  const before = look(root);
  for (const name of ["a", "b", "c"]) add(name, [10, 10]);
  fly(root, before, { c: "deck", b: "deck", a: "deck" });
  expect(flights.map((flight) => [flight.thing.textContent, flight.delay])).toEqual([
    ["", 0],
    ["", 70],
    ["", 140],
  ]);
});

test("whoever wants stillness has it", () => {
  vi.spyOn(stillness, "matches", "get").mockReturnValue(true);
  const card = add("mars", [10, 10]);
  const before = look(root);
  places.set(card, [200, 10]);
  fly(root, before, {});
  expect(flights).toEqual([]);
});
