/** The same choices for the same seed, so that a failure can be reproduced. */
export interface SeededChoice {
  /** From 0, below the limit. */
  below(limit: number): number;
  oneOf<T>(all: readonly T[]): T;
  shuffled<T>(all: readonly T[]): readonly T[];
}

/** Mulberry32: small, and good enough to choose a victim. */
export function createSeededChoice(seed: number): SeededChoice {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(fraction() * limit);
  return {
    below,
    oneOf(all) {
      const chosen = all[below(all.length)];
      if (chosen === undefined) throw new Error('there is nothing to choose from');
      return chosen;
    },
    shuffled(all) {
      const rest = [...all];
      return all.flatMap(() => rest.splice(below(rest.length), 1));
    },
  };
}
