// Who somebody is here: a cookie, a nickname, and the tables where one sits.
import { forgetMe, getMe, nameMe } from "./http";
import type { Listed, Me } from "./messages";

class Person {
  /** Null until it is chosen; undefined until the server has told. */
  nickname = $state<string | null>();
  tables = $state.raw<Listed[]>([]);

  async load(): Promise<void> {
    this.#take(await getMe());
  }

  async rename(nickname: string): Promise<void> {
    this.#take(await nameMe(nickname));
  }

  /** Is somebody new from now on, here and on all devices with the same cookie. */
  async forget(): Promise<void> {
    this.#take(await forgetMe());
    await this.load(); // brings the cookie of who is new
  }

  #take(me: Me): void {
    this.nickname = me.nickname;
    this.tables = me.tables;
  }
}

export const me = new Person();
