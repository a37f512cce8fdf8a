// One open table: its seats, what each of mine sees, and what may be done. The components draw from this.
import { SvelteMap } from "svelte/reactivity";
import { loadGame } from "../../games";
import type { GameModule } from "../../games/board";
import { list, t, useMessages } from "../../app/i18n.svelte";
import { Refused } from "../../api/problems";
import { gamesApi } from "../../games/api";
import { intention, matchesApi } from "../api";
import { gameOf, loadGames } from "../../games/list.svelte";
import { type Action, TableSocket } from "../../api/socket.svelte";
import { person, somebody } from "../../app/me.svelte";
import { go } from "../../app/router.svelte";
import type { Choice, GameEvent, Hint, Seat, ServerMessage, MatchInfo, Update } from "../../api/protocol";
import { settings } from "../../app/settings.svelte";
import { eventText, promptText, seatNames } from "../sentences";
import { Proposals } from "./proposals.svelte";
import { Clocks } from "./clocks.svelte";
import { chime } from "./sound";
import { Talk } from "./talk.svelte";

const WATCHER = -1;

export class OpenTable {
  info = $state.raw<MatchInfo>() as MatchInfo;
  module = $state.raw<GameModule | null>(null);
  components = $state.raw<unknown>(null);
  updates = new SvelteMap<Seat, Update>();
  links = $state.raw<TableSocket[]>([]);
  /** The seat whose view this screen shows. */
  shown = $state<Seat>(WATCHER);
  /** The next person must take the screen before their seat is shown. */
  curtain = $state<Seat | null>(null);
  pending = $state.raw<string | null>(null);
  busy = $state(false);
  error = $state.raw<unknown>(null);
  narrower = $state<string | null>(null);
  hint = $state.raw<Hint | null>(null);
  told = $state.raw<string[]>([]);
  /** What others have played since this seat's last move. */
  meanwhile = $state.raw<string[]>([]);
  log = new SvelteMap<number, GameEvent[]>();
  undone = new SvelteMap<number, true>();
  /** Somebody declined my offer to stop. */
  declined = $state(false);
  proposals = new Proposals(this);
  clocks = new Clocks();
  talk = new Talk(this);

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {}

  names = $derived(this.info ? seatNames(this.info.seats) : []);
  mine = $derived(
    this.info ? this.info.seats.filter((seat) => seat.mine && seat.kind === "person").map((seat) => seat.seat) : [],
  );
  now = $derived(this.updates.get(this.shown) ?? null);
  // A match may end without a move: then the last update's list no longer holds.
  playing = $derived(this.info?.status === "playing");
  legal = $derived<Choice[]>(this.playing && this.curtain === null ? (this.now?.legal ?? []) : []);
  waiting = $derived<Seat[]>(this.playing ? (this.now?.waiting ?? this.info.waiting) : []);
  myTurn = $derived(this.playing && this.mine.some((seat) => this.waiting.includes(seat)));
  lost = $derived(this.links.some((link) => link.state === "lost"));
  secret = $derived(gameOf(this.info?.game ?? "")?.secret_hands ?? true);
  /** The seats win or lose as one; each may propose a move to the other. */
  together = $derived(gameOf(this.info?.game ?? "")?.together ?? false);
  covers = $derived(this.secret && settings.curtain);

  async open(): Promise<void> {
    const [info] = await Promise.all([matchesApi.table(this.id, this.token), loadGames(), useMessages("core")]);
    const [module, components] = await Promise.all([loadGame(info.game), gamesApi.components(info.game, info.id)]);
    this.module = module;
    this.components = components;
    this.info = info;
    this.#timed(info);
    this.shown = this.mine.find((seat) => info.waiting.includes(seat)) ?? this.mine[0] ?? WATCHER;
    if (this.mine.length > 1 && info.status === "playing" && this.covers) this.curtain = this.shown;
    this.#link();
  }

  close(): void {
    this.clocks.close();
    this.#hangUp();
  }

  #hangUp(): void {
    for (const link of this.links) link.close();
    this.links = [];
  }

  #link(): void {
    this.#hangUp();
    const seats = this.mine.length ? this.mine : [WATCHER];
    this.links = seats.map(
      (seat) =>
        new TableSocket(this.id, seat === WATCHER ? null : seat, {
          from: () => this.updates.get(seat)?.version ?? null,
          heard: (message) => this.#heard(seat, message),
        }),
    );
  }

  #heard(seat: Seat, message: ServerMessage): void {
    if (message.type === "update") this.#saw(seat, message);
    else if (message.type === "table") this.#sat(message.table);
    else if (message.type === "clock") {
      this.info = { ...this.info, deadline: message.clock?.deadline ?? null };
      this.clocks.heard(message.clock);
    } else if (message.type === "proposal") this.proposals.heard(message);
    else if (message.type === "presence") {
      this.info = {
        ...this.info,
        seats: this.info.seats.map((each) => ({ ...each, here: message.here.includes(each.seat) })),
      };
    }
  }

  #timed(info: MatchInfo): void {
    this.clocks.heard(info.clock ?? null);
    void this.talk.heard(info.talked ?? 0);
  }

  #sat(info: MatchInfo): void {
    const before = this.mine.join();
    const over = this.info.status !== "over" && info.status === "over";
    const again = this.mine.length && !this.info.rematch ? info.rematch : null;
    const offered = this.mine.some((seat) => this.info.seats[seat]!.agrees);
    const asked = info.seats.some((seat) => seat.agrees);
    if (offered || asked) this.declined = !this.busy && !asked && info.status === "playing";
    // The socket does not know the token of the address: what the token allowed stays.
    this.info = { ...info, invited: info.invited ?? this.info.invited ?? null };
    this.#timed(info);
    if (this.mine.join() !== before) {
      this.shown = this.mine[0] ?? WATCHER;
      this.#link();
    }
    if (again) go(`/match/${again}`); // everybody wanted it
    if (!over) return;
    this.curtain = null;
    chime("end");
  }

  #saw(seat: Seat, update: Update): void {
    const before = this.updates.get(seat);
    if (before && update.version <= before.version) return;
    this.updates.set(seat, update);
    this.clocks.moved();
    if (seat !== this.shown) {
      this.#pass();
      return;
    }
    for (const version of new Set(update.events.map((event) => event.version))) {
      this.log.set(
        version,
        update.events.filter((event) => event.version === version),
      );
    }
    if (before && update.fresh && update.version === before.version + 1 && !update.events.length)
      this.undone.set(update.version, true);
    if (before) this.#tell(update, before);
    this.hint = null;
    this.proposals.forget();
    if (this.pending && !update.legal.some((choice) => choice.move === this.pending)) this.pending = null;
    this.#pass();
  }

  #tell(update: Update, before: Update): void {
    this.error = null;
    this.told = update.events.map((event) => this.sentence(event));
    const others = update.events.filter((event) => event.seat >= 0 && event.seat !== this.shown);
    const mine = !update.events.length || update.events.some((event) => event.seat === this.shown);
    this.meanwhile = [...(mine ? [] : this.meanwhile), ...others.map((event) => this.sentence(event))];
    if (update.waiting.includes(this.shown) && !before.waiting.includes(this.shown)) chime("turn");
    else if (update.events.length) chime("card");
  }

  /** Hot-seat: when another of my seats is waited for and this one is not, the screen changes hands. */
  #pass(): void {
    const waiting = this.updates.get(this.shown)?.waiting ?? [];
    if (this.mine.length < 2 || waiting.includes(this.shown) || this.curtain !== null) return;
    const next = this.mine.find((seat) => waiting.includes(seat));
    if (next === undefined) return;
    if (this.covers) this.curtain = next;
    else this.shown = next;
  }

  /** The people at this screen need no curtain, now and later. */
  skipCurtains(): void {
    settings.curtain = false;
    this.lift();
  }

  lift(): void {
    if (this.curtain === null) return;
    this.shown = this.curtain;
    this.curtain = null;
    this.pending = null;
    this.told = [];
    this.meanwhile = [];
    // The events of one seat are not for the other to read.
    this.log.clear();
    this.undone.clear();
  }

  sentence(event: GameEvent): string {
    return eventText(this.info.game, event, this.names, this.shown);
  }

  get prompt(): string {
    if (this.info.status === "over") return t("web-table-over");
    if (this.info.status === "open") return t("web-table-open");
    if (this.shown !== WATCHER && this.waiting.includes(this.shown) && this.now) {
      const prompt = this.narrower ?? promptText(this.info.game, this.now.stage);
      const shared = this.mine.length > 1; // at one screen each is told by name
      return shared ? t("web-table-prompt-of", { who: this.names[this.shown] ?? "", prompt }) : prompt;
    }
    const who = this.waiting.map((seat) => this.names[seat] ?? "");
    return who.length ? t("web-table-thinks", { who: list(who), count: who.length }) : t("web-loading");
  }

  /** Something was touched that cannot be touched now: say what can. */
  refuse(): void {
    chime("no");
    this.error = t("web-table-not-now", { prompt: this.prompt });
  }

  play = (move: string): void => {
    this.error = null;
    const legal = this.legal.some((choice) => choice.move === move);
    if (settings.confirm && legal && this.pending !== move) this.pending = move;
    else void this.#send(move);
  };

  async #send(move: string): Promise<void> {
    const now = this.now;
    if (!now || this.busy) return;
    await this.#try(async () => {
      const said = { move, seen: now.version, key: intention() };
      const post = () => matchesApi.move(this.id, { seat: now.seat, ...said });
      await this.#act(now.seat, { type: "move", ...said }, post);
      this.pending = null;
    });
  }

  async undo(): Promise<void> {
    const now = this.now;
    if (!now) return;
    await this.#try(async () => {
      const said = { seen: now.version, key: intention() };
      const post = () => matchesApi.undo(this.id, { seat: now.seat, ...said });
      await this.#act(now.seat, { type: "undo", ...said }, post);
      this.told = [t("web-table-undone")];
    });
  }

  /** Over the socket, where the update comes like any other; by POST where that fails, under the same key. */
  async #act(seat: Seat, action: Action, post: () => Promise<{ update: Update }>): Promise<void> {
    try {
      const done = this.links.find((link) => link.seat === seat)?.act(action);
      if (done) return await done;
    } catch (error) {
      if (error instanceof Refused && !error.passing) throw error;
    }
    const { update } = await post().catch(async (error: unknown) => {
      if (error instanceof Refused && !error.passing) throw error;
      if (error instanceof Refused) await new Promise((go) => setTimeout(go, 1000 * (error.problem.retry_after ?? 1)));
      return post();
    });
    this.#saw(seat, update);
  }

  /** Does something with the server; a refusal is shown, and nothing half chosen is lost. */
  async #try(work: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.error = null;
    try {
      await work();
      return true;
    } catch (error) {
      chime("no");
      this.error = error;
      if (error instanceof Refused && error.kind === "stale") {
        this.error = t("web-table-stale");
        this.links.forEach((link) => link.catchUp());
      }
      return false;
    } finally {
      this.busy = false;
    }
  }

  askHint(): Promise<boolean> {
    return this.#try(async () => void (this.hint = await matchesApi.hint(this.id, this.shown)));
  }

  resign(): Promise<boolean> {
    return this.#try(async () => this.#sat(await matchesApi.resign(this.id, this.shown)));
  }

  agree(agree: boolean): Promise<boolean> {
    return this.#try(async () => {
      for (const seat of this.mine) this.#sat(await matchesApi.agree(this.id, seat, agree));
    });
  }

  call(absent: Seat): Promise<boolean> {
    return this.#try(async () => this.#sat(await matchesApi.call(this.id, this.shown, absent)));
  }

  answerCall(): Promise<boolean> {
    const absent = this.clocks.told?.call?.absent ?? this.shown;
    return this.#try(async () => this.#sat(await matchesApi.here(this.id, absent)));
  }

  claim(absent: Seat, then: "win" | "bot"): Promise<boolean> {
    return this.#try(async () => this.#sat(await matchesApi.claim(this.id, this.shown, absent, then)));
  }

  leave(): Promise<boolean> {
    return this.#try(() => matchesApi.leave(this.id));
  }

  /** Offers or accepts one, or declines it, or takes one's own offer back. */
  rematch(accept: boolean): Promise<boolean> {
    return this.#try(async () => this.#sat(await matchesApi.rematch(this.id, accept)));
  }

  async join(seat?: Seat): Promise<void> {
    if (!(await somebody())) return;
    await this.#try(async () => {
      const body = this.token ? { token: this.token } : seat === undefined ? {} : { seat };
      this.#sat(await matchesApi.join(this.id, body));
      // What the sockets show depends on who is logged in.
      if (person.me) this.#link();
    });
  }

  /** The whole story, for the drawer: also what this screen has not heard. */
  async readLog(): Promise<void> {
    const shown = this.shown;
    const story = await matchesApi.story(this.id, shown === WATCHER ? null : shown).catch(() => []);
    if (this.shown !== shown) return;
    for (const step of story) {
      if (step.undone) this.undone.set(step.version, true);
      else this.log.set(step.version, step.events);
    }
  }
}
