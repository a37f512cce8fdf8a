// One socket per seat that notices its own death and comes back from the last version it saw.
import { livePath } from "./api";
import type { ServerMessage } from "./protocol";

const SILENCE = 10_000; // the server pings every 4 s
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
  }

  say(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
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
      else this.listener.heard(message);
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
