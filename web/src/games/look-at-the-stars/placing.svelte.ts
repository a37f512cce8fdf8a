// The ghost of what is to be drawn: where it lies, how it is turned, and lines drawn star by star.
// It knows no rules: a move is legal if it is in the list.
import type { Choice } from "../../api/protocol";
import {
  COLUMNS,
  endsOf,
  type Figure,
  figureOf,
  inOrder,
  type Line,
  lineName,
  lineOf,
  middleOf,
  type Place,
  placeName,
  ROWS,
} from "./lattice";
import { everywhere, figureAt, moveAt, PLACED, type Stencil, stencils } from "./stencil";
import type { Components, View } from "./types";

export interface Ghost extends Figure {
  kind: string;
  move: string;
  legal: boolean;
}

const SNAP = 0.8;
const far = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y);
const nearest = <T>(all: T[], cost: (each: T) => number): T | undefined =>
  all.length ? all.reduce((best, each) => (cost(each) < cost(best) ? each : best)) : undefined;

export class Placing {
  /** Draw line by line instead of moving the whole ghost. */
  pencil = $state(false);
  turn = $state(0);
  at = $state.raw<Place>({ x: 4, y: 5 });
  /** The star from which a line is being drawn, and where its other end is held. */
  pen = $state.raw<Place | null>(null);
  tip = $state.raw<Place | null>(null);
  /** The first of two lines, drawn by hand. */
  stroke = $state<string | null>(null);
  #chosen = $state(0);

  constructor(private readonly given: () => { legal: Choice[]; view: View; components: Components }) {}

  kind = $derived.by(() => this.given().legal.find((choice) => PLACED.includes(choice.kind))?.kind ?? "");
  choices = $derived.by(() => this.given().legal.filter((choice) => choice.kind === this.kind));
  stencils = $derived.by((): Stencil[] =>
    this.kind ? stencils(this.kind, this.given().view, this.given().components) : [],
  );
  #moves = $derived(new Set(this.choices.map((choice) => choice.move)));
  /** By turn: where a legal move lays it. */
  open = $derived(this.stencils.map((made) => everywhere(made).filter((at) => this.#moves.has(moveAt(made, at)))));
  /** Ways to end what was begun by hand. */
  endings = $derived(
    this.stroke
      ? this.choices.filter((choice) => String(choice.values["lines"]).split(" ").includes(this.stroke!))
      : [],
  );
  /** Places that a legal move mentions; on a sky of single places they are lit. */
  touchable = $derived(
    new Set((this.stroke ? this.endings : this.choices).flatMap((choice) => endsOf(figureOf(choice))).map(placeName)),
  );
  byLines = $derived(["draw", "shoot", "line"].includes(this.kind));
  /** Changes when something else is to be drawn. */
  task = $derived.by(() => `${this.kind} ${this.given().view.turned} ${this.given().view.draft?.steps.length ?? 0}`);

  ghost = $derived.by((): Ghost | null => {
    if (this.stroke) {
      const choice = this.endings[this.#chosen % Math.max(1, this.endings.length)];
      if (choice) return { ...figureOf(choice), kind: this.kind, move: choice.move, legal: true };
      return { lines: [lineOf(this.stroke)], places: [], kind: this.kind, move: "", legal: false };
    }
    const made = this.stencils[this.turn];
    if (!made) return null;
    const move = moveAt(made, this.at);
    return { ...figureAt(made, this.at), kind: this.kind, move, legal: this.#moves.has(move) };
  });

  /** Something else is to be drawn: the ghost goes to the nearest legal place. */
  begin(): void {
    this.drop();
    if (this.turn >= this.stencils.length || !this.open[this.turn]?.length)
      this.turn = Math.max(
        0,
        this.open.findIndex((places) => places.length),
      );
    this.#settle();
  }

  drop(): void {
    this.pen = this.tip = null;
    this.stroke = null;
    this.#chosen = 0;
  }

  #settle(): void {
    const best = nearest(this.open[this.turn] ?? [], (each) => far(each, this.at));
    this.#lay(best ?? this.at);
  }

  #lay({ x, y }: Place): void {
    const made = this.stencils[this.turn];
    const within = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
    this.at = { x: within(x, COLUMNS - 1 - (made?.w ?? 0)), y: within(y, ROWS - 1 - (made?.h ?? 0)) };
  }

  rotate(by = 1): void {
    const count = this.stencils.length;
    if (this.stroke) this.#chosen = (this.#chosen + by + this.endings.length) % Math.max(1, this.endings.length);
    if (count < 2 || this.stroke) return;
    const before = this.stencils[this.turn]!;
    this.turn = (this.turn + by + count) % count;
    const after = this.stencils[this.turn]!;
    this.hold({ x: this.at.x + (before.w - after.w) / 2, y: this.at.y + (before.h - after.h) / 2 });
  }

  move(dx: number, dy: number): void {
    if (this.stroke) this.rotate(dx + dy < 0 ? -1 : 1);
    else this.#lay({ x: this.at.x + dx, y: this.at.y + dy });
  }

  /** Its corner is held somewhere between the stars: it snaps to a legal move nearby, else to the lattice. */
  hold(corner: Place): void {
    this.#lay(corner);
    if (this.ghost?.legal) return;
    const best = nearest(this.open[this.turn] ?? [], (each) => far(each, corner));
    if (best && far(best, corner) < SNAP) this.#lay(best);
  }

  /** The ghost moves under the pointer. */
  follow(point: Place): void {
    if (this.stroke) {
      const other = (choice: Choice): Place => {
        const lines = figureOf(choice).lines.filter((line) => lineName(line) !== this.stroke);
        return middleOf({ lines, places: [] });
      };
      const best = nearest(this.endings, (choice) => far(other(choice), point));
      if (best) this.#chosen = this.endings.indexOf(best);
      return;
    }
    const made = this.stencils[this.turn];
    if (made) this.hold({ x: point.x - made.w / 2, y: point.y - made.h / 2 });
  }

  /** The ghost takes the form of a choice, such as a hint. */
  take(choice: Choice): void {
    this.drop();
    this.stencils.forEach((made, turn) => {
      const at = this.open[turn]?.find((each) => moveAt(made, each) === choice.move);
      if (at) [this.turn, this.at] = [turn, at];
    });
  }

  /** A line was drawn by hand; gives the move when that is all the card asks for. */
  drawn(line: Line): string | null {
    this.pen = this.tip = null;
    const name = lineName(line);
    if (this.kind !== "draw") return `${this.kind} ${name}`;
    if (this.stroke && this.stroke !== name) return ["draw", ...inOrder([this.stroke, name])].join(" ");
    this.stroke = name;
    this.#chosen = 0;
    return null;
  }

  /** Where a line from the pen may end: the neighbours, and for a shooting star what lies on a diagonal. */
  reach(to: Place): boolean {
    if (!this.pen) return false;
    const [dx, dy] = [Math.abs(to.x - this.pen.x), Math.abs(to.y - this.pen.y)];
    if (this.kind === "shoot") return dx === dy && dx >= 1 && dx <= 3;
    return Math.max(dx, dy) === 1;
  }
}
