// Cards in a group by keyboard: Tab goes to those that can be played, or to one of the group; arrows go to all of them.
import type { Attachment } from "svelte/attachments";

export const roving: Attachment<HTMLElement> = (group) => {
  const all = () => [...group.querySelectorAll<HTMLElement>("[data-card]")];
  const order = () => {
    const cards = all();
    const can = cards.filter((card) => card.getAttribute("aria-disabled") !== "true");
    const stop = cards.find((card) => card === document.activeElement) ?? cards[0];
    for (const card of cards)
      card.tabIndex = (can.length ? can.includes(card) || card === document.activeElement : card === stop) ? 0 : -1;
  };
  const moves = (event: KeyboardEvent) => {
    const from = (event.target as Element | null)?.closest<HTMLElement>("[data-card]");
    const cards = all();
    if (!from || !cards.includes(from)) return;
    const to = next(cards, from, event.key);
    if (!to) return;
    event.preventDefault();
    to.tabIndex = 0;
    to.focus();
  };
  const observer = new MutationObserver(order);
  observer.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-disabled"] });
  group.addEventListener("keydown", moves);
  group.addEventListener("focusout", order);
  order();
  return () => {
    observer.disconnect();
    group.removeEventListener("keydown", moves);
    group.removeEventListener("focusout", order);
  };
};

function next(cards: HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const at = cards.indexOf(from);
  const here = from.getBoundingClientRect();
  if (key === "ArrowRight") return cards[at + 1];
  if (key === "ArrowLeft") return cards[at - 1];
  if (key === "Home") return cards[0];
  if (key === "End") return cards.at(-1);
  if (key !== "ArrowUp" && key !== "ArrowDown") return undefined;
  const beyond = cards
    .map((card) => ({ card, box: card.getBoundingClientRect() }))
    .filter(({ box }) => (key === "ArrowDown" ? box.top >= here.bottom - 4 : box.bottom <= here.top + 4));
  const away = (box: DOMRect) => Math.abs(box.top - here.top) * 4 + Math.abs(box.left - here.left);
  return beyond.sort((a, b) => away(a.box) - away(b.box))[0]?.card;
}
