import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../app/settings.svelte";
import { chime } from "./sound";

const tones: number[] = [];
const nothing = () => {};
const param = () => ({
  value: 0,
  setValueAtTime: nothing,
  linearRampToValueAtTime: nothing,
  exponentialRampToValueAtTime: nothing,
});
class FakeAudio {
  state = "running";
  currentTime = 0;
  destination = {};
  createGain = () => ({ gain: param(), connect: () => ({}) });
  createOscillator = () => {
    const frequency = param();
    const start = () => tones.push(frequency.value);
    return { type: "", frequency, connect: (next: object) => next, start, stop: () => {} };
  };
}

beforeEach(() => {
  tones.length = 0;
  vi.stubGlobal("AudioContext", FakeAudio);
});

test("it is silent unless asked for", () => {
  settings.sound = false;
  chime("turn");
  expect(tones).toHaveLength(0);
});

test("a chime is a few tones, one for a card, rising ones for a turn and the end", () => {
  settings.sound = true;
  chime("card");
  expect(tones).toHaveLength(1);
  for (const name of ["turn", "end"] as const) {
    tones.length = 0;
    chime(name);
    expect(tones.length).toBeGreaterThan(1);
    expect([...tones].sort((a, b) => a - b)).toEqual(tones);
  }
  settings.sound = false;
});
