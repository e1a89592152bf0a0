// Which part of the map is seen, and how big.
import type { Point } from "./choosing";
import type { Box } from "./view";

const LEAST = 7; // pixels of a square
const MOST = 110;
const FITTED = 64; // a small city is not blown up beyond this
const NARROW = 640; // pixels of a window where what lies on its edges is above and below the city, not beside it
const NEAR = 12; // pixels to the edge of the window, when something is brought into it
const STEP = 1.25; // by a key or a button
const SHIFT = 90; // pixels, by a key
const GLIDE = 300; // milliseconds of what moves by itself

export class Camera {
  /** Of the window, in pixels. */
  width = $state(0);
  height = $state(0);
  /** Where the corner of the square 0 0 is in the window, in pixels, and how big a square is. */
  x = $state(0);
  y = $state(0);
  scale = $state(40);
  /** Whether somebody has moved the map: then it stays where it is. */
  moved = $state(false);
  /** Whether it moves by itself, or by a hand. */
  gliding = $state(false);
  held = $state(false);
  #fitted = false;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** Shows all of something, clear of what lies on the edges of the window and takes so many pixels. */
  fit({ x, y, width, height }: Box, edge = 0): void {
    const narrow = this.width < NARROW;
    const wide = this.width - (narrow ? 0 : 2 * edge);
    const high = this.height - (narrow ? 2 * edge : 0);
    this.scale = Math.max(LEAST, Math.min(wide / width, high / height, FITTED));
    this.x = this.width / 2 - (x + width / 2) * this.scale;
    this.y = this.height / 2 - (y + height / 2) * this.scale;
    this.gliding = this.#fitted;
    this.#fitted = true;
    this.#settle(() => (this.gliding = false), GLIDE);
  }

  pan(dx: number, dy: number): void {
    this.#take();
    this.x += dx;
    this.y += dy;
  }

  /** Zooms; what is at a point of the window stays there. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.#take();
    const scale = Math.max(LEAST, Math.min(this.scale * factor, MOST));
    this.x = at.x - ((at.x - this.x) * scale) / this.scale;
    this.y = at.y - ((at.y - this.y) * scale) / this.scale;
    this.scale = scale;
  }

  /** Brings something into the window. */
  reveal({ x, y, width, height }: Box): void {
    if (!this.moved) return; // everything is in it
    const into = (from: number, size: number, room: number) =>
      Math.max(0, NEAR - from) || Math.min(0, room - NEAR - (from + size));
    const dx = into(this.x + x * this.scale, width * this.scale, this.width);
    const dy = into(this.y + y * this.scale, height * this.scale, this.height);
    if (dx || dy) this.pan(dx, dy);
  }

  /** Moves by a key; returns whether it is one of those. */
  press(key: string): boolean {
    if (key === "+" || key === "=") this.zoom(STEP);
    else if (key === "-" || key === "−") this.zoom(1 / STEP);
    else if (key === "0") this.moved = false;
    else if (key === "ArrowLeft") this.pan(SHIFT, 0);
    else if (key === "ArrowRight") this.pan(-SHIFT, 0);
    else if (key === "ArrowUp") this.pan(0, SHIFT);
    else if (key === "ArrowDown") this.pan(0, -SHIFT);
    else return false;
    return true;
  }

  /** The point of the map at a point of the window. */
  toCity({ x, y }: Point): Point {
    return { x: (x - this.x) / this.scale, y: (y - this.y) / this.scale };
  }

  /** While a hand moves it, the browser keeps it as one picture; then it is drawn sharp again. */
  #take(): void {
    this.moved = true;
    this.gliding = false;
    this.held = true;
    this.#settle(() => (this.held = false), 200);
  }

  #settle(work: () => void, ms: number): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(work, ms);
  }
}
