// A name being chosen: a friendly one is offered, so that nobody has to stop and think.
import { me } from "../server/me.svelte";
import { Problem } from "../server/problem";
import { t } from "../texts";
import { anAnimal, LONGEST, wrongWith } from "./names";

export class Name {
  /** Whether there was none yet when it was begun to be chosen, or is none any more; stays while it is typed. */
  asked = $state(me.nickname === null);
  value = $state(me.nickname ?? t("name-mayor", { animal: anAnimal(t("name-animals"), Math.random()) }));
  wrong = $state("");

  constructor() {
    $effect(() => {
      if (me.nickname === null) this.asked = true;
    });
  }

  /** Tells the server; returns whether the name is one. What is wrong stands under the field; other trouble is thrown. */
  async keep(): Promise<boolean> {
    const key = wrongWith(this.value);
    this.wrong = key ? t(key, { n: LONGEST }) : "";
    if (key) return false;
    try {
      if (this.value.trim() !== me.nickname) await me.rename(this.value);
      return true;
    } catch (error) {
      if (!(error instanceof Problem && error.code === "nickname")) throw error;
      this.wrong = error.message;
      return false;
    }
  }
}
