// A game that is over, standing at some ply: a Live without a connection, so that the boards show it like any table.
import { Live } from "../server/live.svelte";
import type { Because, Cards, FromServer, Now, Review, Reviewed, Table } from "../server/messages";
import { Problem } from "../server/problem";
import { t } from "../texts";

/** What there is to look at: a review, or a position alone. */
export type Looked = Pick<Review, "id" | "setup" | "seats" | "winners" | "scores" | "before" | "actions">;

export class Past<View = unknown> extends Live<View> {
  /** How many actions have happened where it stands. */
  ply = $state(0);
  #hearing = new Set<(message: FromServer) => void>();

  constructor(
    readonly looked: Looked,
    ply = 0,
    /** The cards, where no table has them. */
    readonly box?: Cards,
  ) {
    super(looked.id);
    this.phase = "over";
    this.setup = looked.setup;
    this.seats = looked.seats.map((seat) => ({ ...seat, here: true })); // nobody is missing from the past
    this.connected = true;
    this.#stand(ply);
  }

  /** How many actions there are. */
  get last(): number {
    return this.looked.actions.length;
  }

  /** The action that led to where it stands. */
  get action(): Reviewed | undefined {
    return this.looked.actions[this.ply - 1];
  }

  /** Goes somewhere else. One step forward happens before one's eyes; all others just are. */
  go(to: number): void {
    const step = to === this.ply + 1;
    this.#stand(to);
    const message = step ? { type: "moved", actions: [this.action], now: this.now, fairness: null } : this.#table();
    for (const listener of this.#hearing) listener(message as FromServer);
  }

  override open(): void {}
  override close(): void {}
  override ask(): Promise<Because | undefined> {
    return Promise.reject(new Problem("over", t("phase-over")));
  }
  override cards(): Promise<Cards> {
    return this.box ? Promise.resolve(this.box) : super.cards();
  }
  override listen(listener: (message: FromServer) => void): () => void {
    this.#hearing.add(listener);
    return () => this.#hearing.delete(listener);
  }

  #stand(ply: number): void {
    const { before, actions, winners, scores } = this.looked;
    this.ply = Math.min(Math.max(0, Math.trunc(ply) || 0), actions.length);
    const over = this.ply === actions.length;
    const view = (this.ply ? actions[this.ply - 1]!.after : before) as View;
    this.actions = actions.slice(0, this.ply) as Live<View>["actions"];
    this.now = {
      ply: this.ply,
      actor: actions[this.ply]?.who ?? null,
      seat: null,
      view,
      legal: [],
      seconds: null,
      winners: over ? winners : [],
      scores: over ? scores : [],
    } satisfies Now<View>;
  }

  #table(): Omit<Table, "code" | "public" | "chat"> {
    const { id, seats, fairness, actions, now } = this;
    return { type: "table", id, phase: "over", setup: this.looked.setup, seats, watchers: 0, fairness, actions, now, rematch: null };
  }
}
