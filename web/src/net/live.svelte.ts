// One socket per seat that notices its own death and comes back from the last version it saw.
import { livePath, NOTHING, Refused, Unreachable } from "./api";
import type { ServerMessage, Update } from "./protocol";

const SILENCE = 10_000; // the server pings every 4 s
const LONGEST = 3500; // characters of a move that a socket takes; a longer one goes by POST
const WAITS = [500, 1000, 2000, 4000, 8000];

export interface Listener {
  /** The last version on this screen, or null for "everything". */
  from(): number | null;
  heard(message: ServerMessage): void;
}

export class Link {
  state = $state<"opening" | "open" | "lost" | "closed">("opening");
  /** When the next attempt comes, while the link is lost. */
  retryAt = $state(0);
  #socket: WebSocket | null = null;
  #silence = 0;
  #retry = 0;
  #tries = 0;
  #asked = new Map<string, { settle: (update: Update) => void; fail: (error: Error) => void }>();

  constructor(
    readonly match: string,
    readonly seat: number | null,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#now);
    addEventListener("offline", this.#offline);
    this.#open();
  }

  close(): void {
    this.state = "closed";
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#offline);
    clearTimeout(this.#silence);
    clearTimeout(this.#retry);
    this.#socket?.close();
    this.#abandon();
  }

  say(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** A move or its taking back; null when it must go another way. Unreachable: nobody knows what became of it. */
  act(message: { type: "move"; move: string; seen: number; key: string } | { type: "undo"; seen: number; key: string }): Promise<Update> | null {
    if (this.#socket?.readyState !== WebSocket.OPEN || (message.type === "move" && message.move.length > LONGEST)) return null;
    return new Promise((settle, fail) => {
      this.#asked.set(message.key, { settle, fail });
      this.say(message);
    });
  }

  #answer(message: ServerMessage): void {
    if (message.type !== "update" && message.type !== "problem") return;
    const asked = this.#asked.get(message.key ?? "");
    if (!asked) return;
    this.#asked.delete(message.key ?? "");
    if (message.type === "update") asked.settle(message);
    else asked.fail(new Refused({ ...NOTHING, ...message.problem }));
  }

  #abandon(): void {
    for (const asked of this.#asked.values()) asked.fail(new Unreachable());
    this.#asked.clear();
  }

  catchUp(): void {
    this.say({ type: "catch-up", from: this.listener.from() ?? 0 });
  }

  #open(): void {
    const socket = new WebSocket(livePath(this.match, this.seat, this.listener.from()));
    this.#socket = socket;
    this.#listen();
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#alive();
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.type === "ping") this.say({ type: "pong", n: message.n });
      else {
        this.listener.heard(message);
        this.#answer(message);
      }
    };
    socket.onopen = () => this.#alive();
    socket.onclose = (event) => {
      // 4000 + an HTTP status: the seat or the match is refused, and asking again would not help.
      if (event.code === 4403 || event.code === 4404) this.close();
      else this.#lost(socket);
    };
  }

  #alive(): void {
    if (this.state === "closed") return;
    this.state = "open";
    this.#tries = 0;
    this.#listen();
  }

  #listen(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#silence = window.setTimeout(() => socket && this.#lost(socket), SILENCE);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.state === "closed") return;
    this.#socket = null;
    clearTimeout(this.#silence);
    socket.close();
    this.state = "lost";
    this.#abandon();
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)]! * (0.8 + 0.4 * Math.random());
    this.retryAt = Date.now() + wait;
    clearTimeout(this.#retry);
    this.#retry = window.setTimeout(() => this.#open(), wait);
  }

  #offline = (): void => {
    if (this.#socket) this.#lost(this.#socket);
  };

  #now = (): void => this.retry();

  retry(): void {
    if (this.state !== "lost") return;
    clearTimeout(this.#retry);
    this.#tries = 0;
    this.#open();
  }
}
