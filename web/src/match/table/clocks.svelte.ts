// The server's clock as this screen shows it: it tells seconds, and the screen counts on by a clock that nobody sets.
import type { Clock, Seat } from "../../api/protocol";

const TICK = 200; // milliseconds

export class Clocks {
  /** As the server told it last, and when that was. */
  told = $state.raw<Clock | null>(null);
  #at = 0;
  #now = $state(0);
  #timer = 0;

  constructor(readonly time: () => number = () => performance.now()) {}

  heard(clock: Clock | null): void {
    this.told = clock;
    this.#at = this.#now = this.time();
    const counts = clock && (clock.running.length || clock.call || clock.call_in != null);
    if (counts && !this.#timer) this.#timer = window.setInterval(() => this.tick(), TICK);
    if (!counts) this.close();
  }

  /** A move was made: whoever is waited for now has a fair time before a call, and an earlier call is answered. */
  moved(): void {
    const { told } = this;
    if (told?.fair_wait != null) this.heard({ ...this.#counted(told), call_in: told.fair_wait, call: null });
  }

  tick(): void {
    this.#now = this.time();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#timer = 0;
  }

  get #passed(): number {
    return (this.#now - this.#at) / 1000;
  }

  #counted(told: Clock): Clock {
    return { ...told, left: told.left.map((_, seat) => this.left(seat) ?? 0) };
  }

  /** Seconds; null where there is no clock. */
  left(seat: Seat): number | null {
    const left = this.told?.left[seat];
    if (left === undefined) return null;
    return this.runs(seat) ? Math.max(0, left - this.#passed) : left;
  }

  runs(seat: Seat): boolean {
    return this.told?.running.includes(seat) ?? false;
  }

  /** Whether somebody who is waited for may be called now. */
  get callable(): boolean {
    return this.told?.call_in != null && this.told.call_in <= this.#passed;
  }

  /** Seconds that somebody who was called has left to answer. */
  get answerIn(): number {
    return Math.max(0, (this.told?.call?.left ?? 0) - this.#passed);
  }
}
