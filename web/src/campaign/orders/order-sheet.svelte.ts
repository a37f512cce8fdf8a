// One order sheet: what is written, what the server says of it, and how it is saved while one types.
import { Refused } from "../../api/problems";
import {
  campaignsApi,
  type Campaign,
  type OrderDocument,
  type FormField,
  type Mistake,
  type OrderCheck,
  type OrderForm,
  type OrderSheet,
} from "../api";
import { type Path, read, write } from "./document";
import { draftKey, dropDraft, keepDraft, readDraft, type Stray, strayDrafts } from "./drafts";

const PAUSE = 400; // after the last key
const AGAIN = 4000; // after the network failed

/** `waiting`: the network is gone; `conflict`: another window saved; `closed`: the turn is over. */
export type Mark = "saved" | "typing" | "saving" | "waiting" | "conflict" | "closed";

export class Sheet {
  document = $state<OrderDocument>({});
  text = $state("");
  /** False where the text is not TOML: then only the text can be edited. */
  readable = $state(true);
  check = $state.raw<OrderCheck>({ status: "", mistakes: [], missing: [], totals: {} });
  mark = $state<Mark>("saved");
  saved = $state<string | null>(null);
  ready = $state(false);
  error = $state.raw<unknown>(null);
  /** Laid out by the steward when the sheet was first opened. */
  laidOut = $state(false);
  /** The person a link leads to: their fields are shown and open, even if the filter hides them. */
  sought = $state("");
  /** What this browser still has of turns that are closed or never came. */
  strays = $state.raw<Stray[]>([]);
  readonly turn: number;
  readonly redrawn: number;
  readonly #key: string;
  #revision = 0;
  #asText = false;
  #timer = 0;
  #busy: Promise<void> | null = null;
  #again = false;
  #fields = new Map<string, FormField[]>();
  #wrong = $derived(byPlace(this.check.mistakes));
  #warned = $derived(byPlace(this.check.warnings ?? []));
  #missing = $derived(new Set(this.check.missing));

  private constructor(
    readonly campaign: string,
    readonly form: OrderForm,
    found: OrderSheet,
  ) {
    this.turn = found.turn;
    this.redrawn = found.redrawn ?? 0;
    this.#key = draftKey(campaign, this.turn, this.redrawn);
    this.strays = strayDrafts(campaign, this.#key);
    for (const field of form.fields) this.#fields.set(field.place, [...(this.#fields.get(field.place) ?? []), field]);
    this.#take(found);
  }

  static #last: Sheet | null = null;

  /** The sheet as it is kept; where nothing is kept yet, as the steward lays it out. */
  static async open(campaign: string): Promise<Sheet> {
    if (Sheet.#last?.campaign === campaign) await Sheet.#last.save(); // another section of this page had it open
    const [form, found] = await Promise.all([campaignsApi.form(campaign), campaignsApi.orders(campaign)]);
    const sheet = (Sheet.#last = new Sheet(campaign, form, found));
    if (sheet.#recall()) return sheet;
    if (!found.revision && !found.text) {
      await sheet.begin("template");
      sheet.laidOut = true;
    }
    return sheet;
  }

  // What is written

  get(path: Path): unknown {
    return read(this.document, path);
  }

  set(path: Path, value: unknown): void {
    write(this.document, path, value);
    if (path[0] === "people" && path[2] === "place") this.#leave(String(path[1]), String(value ?? ""));
    this.changed();
  }

  /** What asks for another place goes with the one who goes. */
  #leave(code: string, place: string): void {
    for (const [where, [field]] of this.#fields) {
      const key = new RegExp(`^people\\.${code}\\.(\\w+)$`).exec(where)?.[1];
      if (key && field?.at && place && field.at !== place) write(this.document, ["people", code, key], "");
    }
  }

  entries(key: string): OrderDocument[] {
    const value = this.document[key];
    return Array.isArray(value) ? (value as OrderDocument[]) : [];
  }

  add(key: string, entry: OrderDocument): void {
    this.document[key] = [...this.entries(key), entry];
    this.changed();
  }

  remove(key: string, at: number): void {
    const rest = this.entries(key).filter((_, i) => i !== at);
    if (rest.length) this.document[key] = rest;
    else delete this.document[key];
    this.changed();
  }

  // What may be written

  field(place: string): FormField | undefined {
    return this.#fields.get(place)?.[0];
  }

  /** Several rules may apply to one place: a contract's target is a person, a ship or a colony. */
  fields(place: string): FormField[] {
    return this.#fields.get(place) ?? [];
  }

  choices(field: FormField | undefined): string[] {
    return field ? (field.list ? (this.form.lists[field.list] ?? []) : field.choices) : [];
  }

  /** What must happen before a choice of this place can be carried out, by choice. */
  conditions(place: string): Record<string, string> {
    const field = this.field(place.replace(/ \d+/g, ""));
    return (field && this.form.conditions?.[field.list || field.place]) || {};
  }

  // What the server says

  /** What depends on the turn, at this place. */
  warnedAt(place: string): Mistake[] {
    return this.#warned.get(place) ?? [];
  }

  /** At this place, or at one of its list's values. */
  wrongAt(place: string): Mistake[] {
    return this.#wrong.get(place) ?? [];
  }

  /** Shares of prestige as they are written: the referee ignores all of them if their sum is wrong. */
  get shared(): number {
    const shares = this.document["shares"];
    return Array.isArray(shares) ? shares.reduce((sum: number, share) => sum + (Number(share) || 0), 0) : 0;
  }

  /** Owed; the blanks of a founding are drawn by lot. */
  isMissing(place: string): boolean {
    return !this.form.founding && this.#missing.has(place);
  }

  troubles(belongs: (place: string) => boolean): number {
    const wrong = this.check.mistakes.filter((mistake) => belongs(mistake.place)).length;
    return wrong + this.check.missing.filter(belongs).length;
  }

  // Saving

  changed(): void {
    this.#asText = false;
    this.#soon();
  }

  typeText(text: string): void {
    this.text = text;
    this.#asText = true;
    this.#soon();
  }

  #soon(): void {
    this.error = null;
    this.laidOut = false;
    this.ready = false;
    this.mark = "typing";
    this.#remember();
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.save(), PAUSE);
  }

  /** Saves what is not saved yet; resolves when nothing is on its way any more. */
  async save(anyway = false): Promise<void> {
    clearTimeout(this.#timer);
    if (this.mark === "saved" || this.mark === "closed") return;
    if (this.mark === "conflict" && !anyway) return;
    if (this.#busy) {
      this.#again = true;
      return this.#busy;
    }
    this.#busy = this.#send(anyway);
    await this.#busy;
  }

  async #send(anyway: boolean): Promise<void> {
    do {
      this.#again = false;
      this.mark = "saving";
      const wrote = this.#asText ? { text: this.text } : { document: $state.snapshot(this.document) as OrderDocument };
      try {
        const revision = anyway ? {} : { revision: this.#revision };
        const found = await campaignsApi.save(this.campaign, {
          turn: this.turn,
          redrawn: this.redrawn,
          ...wrote,
          ...revision,
        });
        this.#told(found, (this.mark as Mark) === "typing");
      } catch (refused) {
        this.#failed(refused);
      }
    } while (this.#again);
    this.#busy = null;
  }

  #told(found: OrderSheet, typing: boolean): void {
    this.#revision = found.revision;
    this.saved = found.saved;
    this.check = found.check;
    this.readable = found.document !== null;
    if (typing) return; // the timer of the last key saves the rest
    if (this.#asText) this.document = found.document ?? {};
    else this.text = found.text;
    this.mark = "saved";
    this.#forget();
  }

  #failed(refused: unknown): void {
    this.error = refused;
    const kind = refused instanceof Refused ? refused.kind : "";
    this.mark =
      kind === "orders-changed"
        ? "conflict"
        : kind === "orders-closed" || kind === "campaign-over"
          ? "closed"
          : "waiting";
    if (this.mark === "waiting") this.#timer = window.setTimeout(() => void this.save(), AGAIN);
  }

  #take(found: OrderSheet): void {
    this.document = found.document ?? {};
    this.readable = found.document !== null;
    this.text = found.text;
    this.check = found.check;
    this.saved = found.saved;
    this.ready = found.ready;
    this.#revision = found.revision;
    this.mark = "saved";
    this.error = null;
  }

  /** What the other window wrote takes the place of what is here. */
  async reload(): Promise<void> {
    clearTimeout(this.#timer);
    this.#forget();
    this.#take(await campaignsApi.orders(this.campaign));
  }

  /** The steward's orders, or last turn's, in the place of what is here. */
  async begin(source: "template" | "last"): Promise<void> {
    const start = await campaignsApi.start(this.campaign, source);
    await this.replace(source === "last" ? start.text.replace(/^turn = \d+$/m, `turn = ${this.turn}`) : start.text);
  }

  async replace(text: string): Promise<void> {
    clearTimeout(this.#timer);
    await this.#busy;
    this.#forget();
    const { turn, redrawn } = this;
    this.#take(await campaignsApi.save(this.campaign, { turn, redrawn, text, revision: this.#revision }));
  }

  async callReady(ready: boolean): Promise<Campaign | null> {
    await this.save();
    if (this.mark !== "saved") return null;
    const campaign = await campaignsApi.ready(this.campaign, this.turn, ready);
    this.ready = ready;
    return campaign;
  }

  // A reload in the middle of a word loses nothing

  #remember(): void {
    const wrote = this.#asText ? { text: this.text } : { document: $state.snapshot(this.document) as OrderDocument };
    keepDraft(this.#key, { ...wrote, revision: this.#revision });
  }

  #forget(): void {
    dropDraft(this.#key);
  }

  /** What an interrupted visit left behind, if nobody has saved since. */
  #recall(): boolean {
    const left = readDraft(this.#key);
    if (!left || left.revision !== this.#revision) return false;
    if (left.document) {
      this.document = left.document;
      this.changed();
    } else if (left.text !== undefined) this.typeText(left.text);
    return true;
  }

  dropStray(stray: Stray): void {
    dropDraft(stray.key);
    this.strays = this.strays.filter((each) => each.key !== stray.key);
  }
}

function byPlace(mistakes: Mistake[]): Map<string, Mistake[]> {
  const found = new Map<string, Mistake[]>();
  for (const mistake of mistakes) {
    for (const place of new Set([mistake.place, mistake.place.replace(/ \d+$/, "")])) {
      found.set(place, [...(found.get(place) ?? []), mistake]);
    }
  }
  return found;
}
