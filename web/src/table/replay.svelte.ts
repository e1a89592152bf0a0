// Shows what happened step by step, on the clock: the position that is shown runs behind the one that is.
import { MediaQuery } from "svelte/reactivity";
import type { FromServer, Happened, Now } from "../server/messages";

const ARRIVES = 0.75; // of the time of something that flies: then it is there
export const TURN = 2900; // milliseconds: a whole turn; if more waits, it goes faster
const still = new MediaQuery("prefers-reduced-motion: reduce");

/** Something that is shown for a while. */
export interface Step<View> {
  kind: string;
  ply: number;
  /** Milliseconds. */
  ms: number;
  /** The position when it is done. */
  view: View;
  /** The position while something flies; without it, the position is shown at once. */
  meanwhile?: View;
  /** Whether it takes its time however much waits, and nothing can be decided before; dice do. */
  rigid?: boolean;
}

/** What a board needs to know of a replay. */
export interface Replaying<View> {
  readonly view: View | null;
  readonly busy: boolean;
  readonly holding: boolean;
  skip(): void;
}

export class Replay<View, Shown extends Step<View> = Step<View>> implements Replaying<View> {
  /** The position to show instead of the present one; null if nothing is being replayed. */
  view = $state.raw<View | null>(null);
  /** What is being shown just now. */
  step = $state.raw<Shown | null>(null);
  /** Another number for every rigid step that was seen, such as a throw of dice. */
  seen = $state(0);
  #waiting = $state.raw<Shown[]>([]);
  #known: View | null = null; // the position up to which everything is shown or waits to be
  #timers: ReturnType<typeof setTimeout>[] = [];

  readonly busy = $derived(this.step !== null);
  /** Whether something is still to be seen before anybody knows what to decide. */
  readonly holding = $derived(Boolean(this.step?.rigid) || this.#waiting.some((step) => step.rigid));

  /** With how to make steps from a position and the actions that follow it. */
  constructor(readonly stepsOf: (before: View, actions: Happened<View>[]) => Shown[]) {}

  /** Begins with a position that is there already: nothing is replayed. */
  begin(view: View | null): void {
    this.skip();
    this.#known = view;
  }

  take(message: FromServer): void {
    if (message.type === "table") this.begin((message.now as Now<View> | null)?.view ?? null);
    if (message.type !== "moved") return;
    const before = this.#known;
    this.#known = (message.now as Now<View>).view;
    if (before === null || still.current || document.hidden) return this.skip();
    this.#waiting = [...this.#waiting, ...this.stepsOf(before, message.actions as Happened<View>[])];
    if (this.step === null) {
      this.view = before;
      this.#next();
    }
  }

  /** Shows the present at once. */
  skip(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#waiting = [];
    this.step = null;
    this.view = null;
  }

  #next(): void {
    const [step, ...rest] = this.#waiting;
    if (step === undefined) return this.skip();
    const ms = step.rigid ? step.ms : step.ms / haste(this.#waiting);
    this.#waiting = rest;
    this.step = { ...step, ms };
    if (step.rigid) this.seen = step.ply + 1;
    this.view = step.meanwhile ?? step.view;
    if (step.meanwhile) this.#later(() => (this.view = step.view), ms * ARRIVES);
    this.#later(() => this.#next(), ms);
  }

  #later(work: () => void, ms: number): void {
    this.#timers.push(setTimeout(work, ms));
    if (this.#timers.length > 8) this.#timers = this.#timers.slice(-4); // those before have run
  }
}

/** How much faster than usual steps have to be shown, when more and more of them wait. */
export function haste(waiting: { ms: number }[]): number {
  return Math.max(1, waiting.reduce((all, step) => all + step.ms, 0) / TURN);
}
