// Shows what happened step by step, on the clock: the position that is shown runs behind the one that is.
import { MediaQuery } from "svelte/reactivity";
import type { FromServer, Happened, Now } from "../server/messages";
import { haste, stepsOf, type Step } from "./replaying";
import { seatOf } from "../parts/seats";
import { BANK, type Deck, type View } from "./view";

const ARRIVES = 0.75; // of the time of a payment: then the coins are there
const still = new MediaQuery("prefers-reduced-motion: reduce");

export class Replay {
  /** The position to show instead of the present one; null if nothing is being replayed. */
  view = $state.raw<View | null>(null);
  /** What is being shown just now. */
  step = $state.raw<Step | null>(null);
  /** Another number for every throw that was seen to tumble. */
  thrown = $state(0);
  #waiting = $state.raw<Step[]>([]);
  #known: View | null = null; // the position up to which everything is shown or waits to be
  #timers: ReturnType<typeof setTimeout>[] = [];

  readonly busy = $derived(this.step !== null);
  /** Whether dice are still to be seen: until then nobody knows what to decide. */
  readonly holding = $derived(this.step?.kind === "throw" || this.#waiting.some((step) => step.kind === "throw"));

  /** Begins with a position that is there already: nothing is replayed. */
  begin(view: View | null): void {
    this.skip();
    this.#known = view;
  }

  take(message: FromServer, deck: Deck): void {
    if (message.type === "table") this.begin((message.now as Now<View> | null)?.view ?? null);
    if (message.type !== "moved") return;
    const before = this.#known;
    this.#known = (message.now as Now<View>).view;
    if (before === null || still.current || document.hidden) return this.skip();
    this.#waiting = [...this.#waiting, ...stepsOf(before, message.actions as Happened<View>[], deck)];
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
    const ms = step.kind === "throw" ? step.ms : step.ms / haste(this.#waiting);
    this.#waiting = rest;
    this.step = { ...step, ms };
    if (step.kind === "throw") this.thrown = step.ply + 1;
    if (step.kind === "pay") {
      this.view = this.view && paid(this.view, step);
      this.#later(() => (this.view = step.view), ms * ARRIVES);
    } else if (step.kind === "build" || step.kind === "hand") {
      this.#later(() => (this.view = step.view), ms * ARRIVES);
    } else {
      this.view = step.view;
    }
    this.#later(() => this.#next(), ms);
  }

  #later(work: () => void, ms: number): void {
    this.#timers.push(setTimeout(work, ms));
    if (this.#timers.length > 8) this.#timers = this.#timers.slice(-4); // those before have run
  }
}

/** The coins are gone from who pays before they are there. */
function paid(view: View, step: Step & { kind: "pay" }): View {
  const gone = (seat: string) =>
    step.flows.reduce((all, flow) => all + (flow.from === seat && flow.from !== BANK ? flow.amount : 0), 0);
  return { ...view, players: view.players.map((player, i) => ({ ...player, coins: player.coins - gone(seatOf(i)) })) };
}
