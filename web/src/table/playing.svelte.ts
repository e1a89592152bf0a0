// What somebody in front of a table sees and may do, for any game.
import { MediaQuery } from "svelte/reactivity";
import { trying } from "../parts/notices.svelte";
import { namesOf, seatOf } from "../parts/seats";
import { nameOfSeat, type Live } from "../server/live.svelte";
import type { Cards, Move } from "../server/messages";
import { speech } from "../texts";
import type { Replaying } from "./replay.svelte";
import { PLAIN, Telling, type Words } from "./words";

export class Playing<View> {
  readonly phone = new MediaQuery("max-width: 47.5rem");
  /** The cards that are played with, in the language of the page; none before they have come. */
  box = $state.raw<Cards>({ cards: [], box: {} });
  /** The ply of a move that the server has not answered yet. */
  #sent = $state(-1);

  constructor(
    readonly live: Live<View>,
    readonly replay: Replaying<View>,
    /** Whether a game of the past is looked at: nothing can be done there, and it has no end. */
    readonly past = false,
    readonly words: Words<View> = PLAIN,
  ) {
    $effect(() => {
      void speech.language;
      void live.connected;
      let wanted = true;
      live.cards().then(
        (box) => wanted && (this.box = box),
        () => undefined, // the connection tells that it is gone, and the cards are asked for again with it
      );
      return () => (wanted = false);
    });
  }

  readonly now = $derived.by(() => this.live.now!);
  /** The position to show: it runs a little behind what is, so that one sees what happened. */
  readonly view = $derived.by(() => this.replay.view ?? this.now.view);
  readonly names = $derived.by(() => namesOf(this.live.seats, nameOfSeat));
  /** The one seat of who reads. */
  readonly you = $derived.by(() => (this.live.mine.length === 1 ? this.live.mine[0]!.seat : null));
  readonly telling = $derived.by(() => new Telling(this.words, { you: this.you, names: this.names }));
  /** All that has happened, in words. */
  readonly story = $derived.by(() => this.live.actions.map(this.telling.told));
  readonly sitting = $derived.by(() => this.live.mine.length > 0);
  /** The seat in front of this screen; for who watches, the first one. */
  readonly front = $derived.by(() => {
    const { mine, now } = this.live;
    const seats = mine.map((seat) => seat.seat);
    return [now?.actor, now?.seat].find((seat) => seat && seats.includes(seat)) ?? seats[0] ?? "P1";
  });
  /** All other seats, beginning after mine as one sits around a table. */
  readonly rivals = $derived.by(() => {
    const seats = this.live.seats.map((_, i) => seatOf(i));
    return seats.filter((seat) => seat !== this.front);
  });
  /** Who should be here and is not. */
  readonly away = $derived.by(() => {
    const gone = this.live.phase === "playing" ? this.live.seats : [];
    return new Set(gone.filter((seat) => seat.kind === "person" && !seat.here && !seat.you).map((seat) => seat.seat));
  });
  /** Whether the end of the game is shown. */
  readonly over = $derived.by(() => !this.past && this.live.phase !== "playing" && !this.replay.busy);

  readonly canAct = $derived.by(
    () =>
      this.now.legal.length > 0 &&
      this.live.connected &&
      !this.replay.holding &&
      this.#sent !== this.now.ply &&
      this.live.phase === "playing",
  );
  /** What can be played now. */
  readonly legal = $derived.by(() => (this.canAct ? this.now.legal.map(this.telling.named) : []));
  /** Asks why a move cannot be played now; undefined while nothing can. */
  readonly why = $derived.by(() =>
    this.canAct && this.live.myTurn ? (move: string) => this.live.why(move) : undefined,
  );

  async play(move: Move): Promise<void> {
    this.replay.skip();
    this.#sent = this.now.ply;
    if (!(await trying(() => this.live.play(move.move)))) this.#sent = -1;
  }
}
