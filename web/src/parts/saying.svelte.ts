// What a thing says when it is pointed at: on hover, with the keyboard's focus, on a long press, or on a tap if it can do
// nothing else. `<button {@attach says({ title: "Café", text: "…" })}>`; Saying.svelte shows it above everything.
import type { Attachment } from "svelte/attachments";

export interface Saying {
  title?: string;
  text: string;
  /** A last line, such as why it cannot be done; may be asked for only when it is pointed at. */
  note?: string | (() => Promise<string>);
}

const HOVER = 350; // milliseconds
const PRESS = 450;

class Pointed {
  saying = $state.raw<Saying>();
  note = $state("");
  at = $state.raw<DOMRect>();
  #owner: Element | undefined;

  show(owner: Element, saying: Saying): void {
    this.#owner = owner;
    this.saying = saying;
    this.at = owner.getBoundingClientRect();
    this.note = typeof saying.note === "string" ? saying.note : "";
    if (typeof saying.note === "function") {
      saying.note().then(
        (note) => {
          if (this.saying === saying) this.note = note;
        },
        () => undefined, // without a connection it just is not said
      );
    }
  }

  hide(owner?: Element): void {
    if (owner === undefined || owner === this.#owner) this.#owner = this.saying = undefined;
  }
}

export const pointed = new Pointed();

export function says(saying: Saying | undefined): Attachment<HTMLElement> {
  return (element) => {
    if (saying === undefined) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const show = () => pointed.show(element, saying);
    const hide = () => {
      clearTimeout(waiting);
      pointed.hide(element);
    };
    const reactions: Record<string, (event: Event) => void> = {
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType === "mouse") waiting = setTimeout(show, HOVER);
      },
      pointerleave: hide,
      pointercancel: hide,
      pointerdown: (event) => {
        pressed = false;
        hide();
        if ((event as PointerEvent).pointerType === "mouse") return;
        waiting = setTimeout(() => {
          pressed = true;
          show();
        }, PRESS);
      },
      pointerup: () => clearTimeout(waiting),
      contextmenu: (event) => {
        if (pressed) event.preventDefault();
      },
      click: (event) => {
        if (pressed) {
          event.preventDefault();
          event.stopImmediatePropagation();
          pressed = false;
        } else if (element.getAttribute("aria-disabled") === "true") show();
        else hide();
      },
      focusin: () => {
        if (element.matches(":focus-visible")) show();
      },
      focusout: hide,
    };
    for (const [name, reaction] of Object.entries(reactions)) element.addEventListener(name, reaction, name === "click");
    return () => {
      hide();
      for (const [name, reaction] of Object.entries(reactions)) element.removeEventListener(name, reaction, name === "click");
    };
  };
}
