// What people at the table say to each other. The server tells that there is something new, and this asks for it.
import { settings } from "../../app/settings.svelte";
import type { Phrase, Seat, TalkLine } from "../../api/protocol";
import { matchesApi } from "../api";
import type { OpenTable } from "./open-table.svelte";

export const PHRASES: Phrase[] = [
  "hello",
  "good-luck",
  "thinking",
  "one-moment",
  "well-played",
  "oops",
  "thanks",
  "good-game",
];

export class Talk {
  lines = $state.raw<TalkLine[]>([]);
  muted = $state.raw<Seat[]>([]);
  /** The last line that was on this screen while the talk was open. */
  seen = $state(0);
  error = $state.raw<unknown>(null);
  #asked = 0;

  constructor(readonly table: OpenTable) {}

  unread = $derived(this.lines.filter((line) => line.number > this.seen && !line.mine).length);

  /** Other people who sit here. */
  get others(): Seat[] {
    const seats = this.table.info?.seats ?? [];
    return seats.filter((seat) => seat.kind === "person" && !seat.mine && seat.name).map((seat) => seat.seat);
  }

  /** Where there is somebody to talk to, or something was said, and one wants to hear it. */
  get on(): boolean {
    const { mine, info } = this.table;
    return settings.talk && mine.length > 0 && (this.others.length > 0 || (info?.talked ?? 0) > 0);
  }

  /** The table told the number of the last line. */
  async heard(last: number): Promise<void> {
    if (!settings.talk || last <= this.#asked) return;
    const after = this.#asked;
    this.#asked = last;
    if (!(await this.#try(async () => this.#add(await matchesApi.talk(this.table.id, after))))) this.#asked = after;
  }

  say(said: { phrase: Phrase } | { text: string }): Promise<boolean> {
    return this.#try(async () => this.#add(await matchesApi.say(this.table.id, this.table.shown, said)));
  }

  mute(seat: Seat, mute: boolean): Promise<boolean> {
    return this.#try(async () => {
      const told = await matchesApi.mute(this.table.id, seat, mute);
      this.lines = told.lines;
      this.muted = told.muted;
    });
  }

  report(number: number): Promise<boolean> {
    return this.#try(() => matchesApi.report(this.table.id, number));
  }

  read(): void {
    this.seen = Math.max(this.seen, ...this.lines.map((line) => line.number));
  }

  #add(told: { lines: TalkLine[]; muted: Seat[] }): void {
    const known = new Map(this.lines.map((line) => [line.number, line]));
    for (const line of told.lines) known.set(line.number, line);
    this.lines = [...known.values()].sort((a, b) => a.number - b.number);
    this.muted = told.muted;
  }

  async #try(work: () => Promise<unknown>): Promise<boolean> {
    this.error = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.error = error;
      return false;
    }
  }
}
