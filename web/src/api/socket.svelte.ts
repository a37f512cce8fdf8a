// One socket for each seat. It notices when its connection is lost, and connects again from the last version it saw.
import { address } from "./client";
import { Refused, Unreachable } from "./problems";
import type { ClientMessage, Seat, ServerMessage } from "./protocol";

const SILENCE = 10_000; // the server pings every 4 s
const LONGEST = 3500; // characters of a move that a socket takes; a longer one goes by POST
const WAITS = [500, 1000, 2000, 4000, 8000];

export interface Listener {
  /** The last version on this screen, or null for "everything". */
  from(): number | null;
  heard(message: ServerMessage): void;
}

/** A move or an undo, with the key that makes a second try harmless. */
export type Action = ClientMessage & { type: "move" | "undo"; seen: number; key: string };

function urlOf(match_id: string, seat: Seat | null, from: number | null): string {
  const path = address("/api/matches/{match_id}/live", { path: { match_id }, query: { seat, from } });
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
}

export class TableSocket {
  state = $state<"opening" | "open" | "lost" | "closed">("opening");
  /** When the next attempt comes, while the connection is lost. */
  retryAt = $state(0);
  #socket: WebSocket | null = null;
  #silence = 0;
  #retry = 0;
  #tries = 0;
  #asked = new Map<string, { settle: () => void; fail: (error: Error) => void }>();

  constructor(
    readonly match: string,
    readonly seat: Seat | null,
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

  say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /**
   * Settles when the update that answers has arrived; null when the request must go by POST.
   * Raises Unreachable where nobody knows whether it was carried out.
   */
  act(action: Action): Promise<void> | null {
    const long = (action.move ?? "").length > LONGEST;
    if (this.#socket?.readyState !== WebSocket.OPEN || long) return null;
    return new Promise((settle, fail) => {
      this.#asked.set(action.key, { settle, fail });
      this.say(action);
    });
  }

  #answer(message: ServerMessage): void {
    if (message.type !== "update" && message.type !== "problem") return;
    const asked = this.#asked.get(message.key ?? "");
    if (!asked) return;
    this.#asked.delete(message.key ?? "");
    if (message.type === "update") asked.settle();
    else asked.fail(new Refused(message.problem));
  }

  #abandon(): void {
    for (const asked of this.#asked.values()) asked.fail(new Unreachable());
    this.#asked.clear();
  }

  catchUp(): void {
    this.say({ type: "catch-up", from: this.listener.from() ?? 0 });
  }

  #open(): void {
    const socket = new WebSocket(urlOf(this.match, this.seat, this.listener.from()));
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
