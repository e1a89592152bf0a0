// Short news at the edge of the page: `tell("…")`. Notice.svelte shows them.
import { Problem } from "../server/problem";
import { t } from "../texts";

const STAYS = 6000; // milliseconds

export interface News {
  number: number;
  text: string;
  kind: "plain" | "wrong";
}

class Notices {
  all = $state.raw<News[]>([]);
  #number = 0;

  tell(text: string, kind: News["kind"] = "plain"): void {
    const news = { number: ++this.#number, text, kind };
    this.all = [...this.all.filter((other) => other.text !== text), news].slice(-3);
    setTimeout(() => this.dismiss(news.number), STAYS);
  }

  dismiss(number: number): void {
    this.all = this.all.filter((news) => news.number !== number);
  }
}

export const notices = new Notices();

export function tell(text: string, kind: News["kind"] = "plain"): void {
  notices.tell(text, kind);
}

/** Does what a click asks for, and tells what went wrong. Returns whether it went well. */
export async function trying(work: () => unknown): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) console.error(error);
    tell(error instanceof Problem ? error.message : t("app-broken"), "wrong");
    return false;
  }
}
