// What the person in front of the map holds: the drawn tile or the chosen silhouette, how it is turned, where it would lie.
import type { Playing } from "../table/playing.svelte";
import { middleOf, nearest, placesOf, rowsOf, type Point, type Spot } from "./choosing";
import { lettersOf, type View, type Way } from "./view";
import { placed } from "./where";

export type Piece = { kind: "tile"; letters: string; turn: number } | { kind: "row"; length: number; way: Way };

export class Hand {
  /** Where a mouse points at, in squares; the piece follows it. */
  point = $state.raw<Point | null>(null);
  /** The place that was tapped or that the keyboard is at. */
  #held = $state.raw<{ key: string; tapped: boolean } | null>(null);
  #turned = $state.raw({ ply: -1, turn: 0 });
  /** The silhouette that was chosen, and which way it was turned to, if it was. */
  #chosen = $state.raw<{ ply: number; length: number; way: Way | null } | null>(null);

  constructor(
    readonly playing: Playing<View>,
    /** Whether everything that happened is on the map. */
    readonly settled: () => boolean,
  ) {}

  readonly legal = $derived.by(() =>
    this.settled() ? this.playing.legal.map((move) => placed(this.playing.now.view, move)) : [],
  );
  readonly turn = $derived.by(() => (this.#turned.ply === this.playing.now.ply ? this.#turned.turn : 0));
  /** Of the chosen silhouette. */
  readonly length = $derived.by(() => {
    const chosen = this.#chosen?.ply === this.playing.now.ply ? this.#chosen.length : null;
    return this.legal.some(({ parts }) => parts.kind === "place" && parts.numbers?.[0] === chosen) ? chosen : null;
  });
  readonly spots = $derived.by<Spot[]>(() =>
    this.length === null ? placesOf(this.legal, this.turn) : rowsOf(this.legal, this.length),
  );
  readonly #wanted = $derived.by(() => this.#chosen?.way ?? null);
  /** The place where the piece would be laid. */
  readonly aimed = $derived.by(() =>
    this.point
      ? nearest(this.spots, this.point, this.#wanted)
      : this.spots.find((spot) => spot.key === this.#held?.key),
  );
  readonly way = $derived.by(() => this.aimed?.way ?? this.#wanted ?? "across");
  readonly tapped = $derived.by(() => this.point === null && this.#held?.tapped === true && this.aimed !== undefined);
  readonly byKeys = $derived.by(() => this.point === null && this.#held?.tapped === false);
  readonly piece = $derived.by<Piece | null>(() => {
    if (this.length !== null) return { kind: "row", length: this.length, way: this.way };
    const { view } = this.playing.now;
    if (!this.spots.length || view.drawn === undefined) return null;
    return { kind: "tile", letters: lettersOf(view, view.drawn, this.turn), turn: this.turn };
  });

  choose(length: number | null): void {
    this.#chosen = length === null ? null : { ply: this.playing.now.ply, length, way: null };
    this.#held = null;
  }

  /** Means the place that a finger taps; returns whether it was meant before. */
  tap(point: Point): boolean {
    const spot = nearest(this.spots, point, this.#wanted);
    const again = this.tapped && spot !== undefined && spot.key === this.#held?.key;
    this.point = null;
    this.#held = spot ? { key: spot.key, tapped: true } : null;
    return again;
  }

  /** Means a place, by keyboard or by a tap. */
  hold(spot: Spot, tapped = false): void {
    this.point = null;
    this.#held = { key: spot.key, tapped };
  }

  /** Turns the tile by quarters; a silhouette is turned to the other way, where it can lie so near by. */
  rotate(quarters = 1): void {
    if (!this.piece) return;
    if (this.length === null) {
      this.#turned = { ply: this.playing.now.ply, turn: (this.turn + quarters + 4) % 4 };
      return;
    }
    const aimed = this.aimed;
    const way = this.way === "across" ? "down" : "across";
    this.#chosen = { ply: this.playing.now.ply, length: this.length, way };
    const others = this.spots.filter((spot) => spot.way === way);
    const next = aimed && !this.point ? nearest(others, middleOf(aimed), way, Infinity) : undefined;
    if (next) this.hold(next, this.#held?.tapped);
  }

  /** Lays the piece. */
  lay(spot = this.aimed): void {
    if (!spot) return;
    this.#held = null;
    void this.playing.play(spot.move);
  }
}
