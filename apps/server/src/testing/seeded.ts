/** Chance that can be repeated: a test prints its seed when it fails. */
import { randomInt } from 'node:crypto';

export interface Seeded {
  readonly seed: number;
  /** From 0 up to, and without, the limit. */
  below(limit: number): number;
  pick<T>(all: readonly T[]): T;
  shuffle<T>(all: readonly T[]): readonly T[];
}

const SEEDS = 2 ** 31;

export function seeded(seed = Number(process.env.TEST_SEED ?? randomInt(SEEDS))): Seeded {
  let state = seed;
  const below = (limit: number) => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return {
    seed,
    below,
    pick(all) {
      const one = all[below(all.length)];
      if (one === undefined) throw new Error('nothing to pick from');
      return one;
    },
    shuffle(all) {
      return all
        .map((one) => ({ one, at: below(SEEDS) }))
        .sort((a, b) => a.at - b.at)
        .map(({ one }) => one);
    },
  };
}
