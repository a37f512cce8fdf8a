// Proposals between partners: a move that one would play in the other's place. It changes nothing, and disappears with the next move.
import { matchesApi } from "../api";
import type { Choice, Seat } from "../../api/protocol";
import { chime } from "./sound";
import type { OpenTable } from "./open-table.svelte";

export interface Proposal {
  by: Seat;
  version: number;
  choice: Choice;
}

export class Proposals {
  /** The last one that was made, by either partner. */
  told = $state.raw<Proposal | null>(null);
  /** While one looks for a move to propose: what the partner may do. */
  offered = $state.raw<Choice[] | null>(null);

  constructor(readonly table: OpenTable) {}

  /** Whether this player sits at a table of partners, and it is the partner's turn. */
  get open(): boolean {
    const { table } = this;
    const other = table.info.seats[table.waiting[0] ?? -1];
    return table.together && table.playing && table.mine.length === 1 && !table.myTurn && other?.kind === "person";
  }

  heard(proposal: Proposal): void {
    if (proposal.version !== this.table.now?.version) return;
    this.told = proposal;
    if (proposal.by !== this.table.shown) chime("turn");
  }

  forget(): void {
    this.told = null;
    this.offered = null;
  }

  async begin(): Promise<void> {
    this.offered = await this.#asked(() => matchesApi.choices(this.table.id, this.table.shown));
  }

  propose = (move: string): void => {
    const now = this.table.now;
    if (!now) return;
    void this.#asked(async () => {
      await matchesApi.propose(this.table.id, { seat: now.seat, move, seen: now.version });
      this.offered = null;
    });
  };

  async #asked<T>(work: () => Promise<T>): Promise<T | null> {
    this.table.error = null;
    try {
      return await work();
    } catch (error) {
      this.table.error = error;
      return null;
    }
  }
}
