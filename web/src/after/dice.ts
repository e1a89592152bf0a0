// Checks the dice of a game that is over, in the browser itself: docs/verifiable-dice.md says how, to the last byte.
// The browser's own hashes are there on https only, and friends at home use plain http; so these are @noble/hashes.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Fairness } from "../server/messages";

const ALL = 1n << 256n;
const SEED = /^[0-9a-f]{64}$/;

/** An action, as far as the check needs it. */
export interface Drawn {
  /** A seat, or chance. */
  who: string;
  action: string;
  /** Of an outcome: what could have come, in order and with weights. */
  odds?: Record<string, number>;
}

/** What a seed and luck say about an outcome. */
export interface Checked {
  /** Its place among the actions, from 0. */
  ply: number;
  /** What the record says that came. */
  came: string;
  /** What had to come; undefined where nothing could. */
  due: string | undefined;
}

export interface Check {
  /** Whether the seed is the one that was promised. */
  promise: boolean;
  /** All outcomes of the game. */
  outcomes: Checked[];
  /** Those that are not as they should be. */
  wrong: Checked[];
}

/** The SHA-256 of a seed; both as hexadecimal digits. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** What is hashed for outcome number `k`, in try number `c`. */
export function messageOf(luck: string[], k: bigint | number, c: number): string {
  return `bourgade-dice-1 ${k} ${c}${luck.map((text) => ` ${utf8ToBytes(text).length}:${text}`).join("")}`;
}

/** Returns which of the weights outcome number `k` falls on, with the number `x` that decided and the try `c` it came in. */
export function outcomeOf(
  seed: string,
  luck: string[],
  k: bigint | number,
  weights: (bigint | number)[],
): { index: number; x: bigint; c: number } {
  const key = hexToBytes(seed);
  const wide = weights.map(BigInt);
  const total = wide.reduce((sum, weight) => sum + weight, 0n);
  if (total < 1n || total > ALL) throw new RangeError("The weights of an outcome make at least 1 and at most 2^256.");
  for (let c = 0; ; c++) {
    const x = BigInt(`0x${bytesToHex(hmac(sha256, key, utf8ToBytes(messageOf(luck, k, c))))}`);
    if (x >= ALL - (ALL % total)) continue; // keeps the odds exact
    let rest = x % total;
    const index = wide.findIndex((weight) => {
      if (rest < weight) return true;
      rest -= weight;
      return false;
    });
    return { index, x, c };
  }
}

/** Checks the seed against its commitment, and every outcome of a game. */
export function checkDice(fairness: Fairness, actions: Drawn[]): Check {
  const { seed, luck, commitment } = fairness;
  const known = seed !== null && SEED.test(seed);
  const outcomes = actions.flatMap(({ who, action, odds }, ply) => {
    if (who !== "chance") return [];
    const due = known && odds ? Object.keys(odds)[outcomeOf(seed, luck, ply, Object.values(odds)).index] : undefined;
    return [{ ply, came: action, due }];
  });
  return {
    promise: known && commitmentOf(seed) === commitment,
    outcomes,
    wrong: outcomes.filter(({ came, due }) => came !== due),
  };
}
