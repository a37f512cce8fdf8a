import { describe, expect, test } from "vitest";
import { campaign, family } from "../testing/campaign";
import { badgesOf, nextStep } from "./next-step";

const mine = (more = {}) => family(0, { mine: true, ...more });
const stranger = { mine: null, families: [family(0), family(1)] };

describe("the next step", () => {
  test("of a player who has not written is to write", () => {
    expect(nextStep(campaign())).toEqual({ kind: "write", to: "orders", values: { turn: 2 } });
  });
  test("before the first turn is to found a family, also for one who joins late", () => {
    expect(nextStep(campaign({ turn: 0 }))).toEqual({ kind: "found", to: "founding" });
    expect(nextStep(campaign({ families: [mine({ joining: true })] }))).toMatchObject({ kind: "found" });
  });
  test("of a player who is ready is to wait for the others", () => {
    const families = [mine({ ready: true }), family(1), family(2, { ready: true })];
    expect(nextStep(campaign({ families }))).toEqual({ kind: "wait", to: "orders", values: { count: 1 } });
  });
  test("before the first turn waits also for families that nobody plays yet", () => {
    const families = [mine({ ready: true }), family(1, { kind: "open" }), family(2, { ready: false })];
    expect(nextStep(campaign({ turn: 0, families }))).toMatchObject({
      kind: "wait",
      to: "founding",
      values: { count: 2 },
    });
  });
  test("is to join for who is invited, or where a public campaign has room", () => {
    expect(nextStep(campaign({ ...stranger, invited: 0 }))).toMatchObject({ kind: "join", values: { master: "Ada" } });
    const open = [family(0, { kind: "open" })];
    expect(nextStep(campaign({ mine: null, public: true, families: open }))).toMatchObject({ kind: "join" });
    expect(nextStep(campaign({ mine: null, public: false, families: open })).kind).toBe("watch");
  });
  test("is to arrive late where that is allowed", () => {
    expect(nextStep(campaign({ ...stranger, public: true, late: true }))).toEqual({ kind: "late" });
    expect(nextStep(campaign({ ...stranger, public: true, late: true, turn: 0 })).kind).toBe("watch");
  });
  test("rests while the campaign does", () => {
    expect(nextStep(campaign({ paused: "2026-11-18T12:00:00Z" }))).toEqual({ kind: "paused" });
  });
  test("is one more word where somebody left and all others are ready", () => {
    const families = [mine({ ready: true }), family(1, { ready: true })];
    expect(nextStep(campaign({ families, held: true }))).toEqual({ kind: "held", to: "orders" });
  });
  test("has a badge in its tab, as letters and offers have", () => {
    expect(badgesOf(campaign({ unread: 2, offers: 1, asked: 1 }))).toEqual({ orders: 1, letters: 3, master: 1 });
    expect(badgesOf(campaign({ families: [mine({ ready: true })] }))).toEqual({ letters: 0, master: 0 });
  });
  test("of a family that has fallen silent is to read", () => {
    expect(nextStep(campaign({ families: [mine({ status: "PNJ" })] }))).toEqual({ kind: "silent", to: "gazette" });
  });
  test("of a game master without a family is to invite, then to resolve", () => {
    const master = { mine: null, mastered: true };
    const families = [family(0, { kind: "open" }), family(1)];
    expect(nextStep(campaign({ ...master, turn: 0, families }))).toEqual({ kind: "invite", values: { count: 1 } });
    expect(nextStep(campaign({ ...master, ...stranger }))).toEqual({ kind: "resolve", to: "master" });
  });
  test("of a spectator is to watch, with something to read after the first turn", () => {
    expect(nextStep(campaign({ ...stranger }))).toEqual({ kind: "watch", to: "gazette" });
    expect(nextStep(campaign({ ...stranger, turn: 0 }))).toEqual({ kind: "watch" });
  });
  test("after the end names the winners, or that there are none", () => {
    const over = (winners: number[]) => nextStep(campaign({ status: "over", outcome: { winners, rule: "1" } }));
    expect(over([0, 1])).toEqual({ kind: "over", to: "gazette", values: { winners: "Altaïr, Cassiopée" } });
    expect(over([])).toMatchObject({ values: { winners: "none" } });
  });
});
