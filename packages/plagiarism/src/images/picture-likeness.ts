/**
 * How similar two pictures look. In: their codes (`Picture.looks`: of the whole, without borders, of the
 * inner parts). Out: 0 to 1. Codes are compared wave by wave: of those that are strong in both, the share
 * with equal sign; a wave that is strong in only one counts half against.
 */

/** Four bytes each: 256 sign bits, then 256 bits for the waves that count. */
const WORDS = 8;
const WORDS_OF_LOOK = 2 * WORDS;

/**
 * Measured (`npm run bench -- plagiarism`): reused pictures reach 0.94 and more, different ones of one kind
 * stay below 0.68. Only the round seals of two companies, which share ring and star, come close: three of a
 * thousand pairs are above.
 */
export const LEAST_LIKENESS = 0.91;

const ONE_SIDED = 0.5;

/** Null for an invalid code, stored by another version of the readers. */
export function parseLook(look: string): Uint32Array | null {
  if (!/^[0-9a-f]{128}$/.test(look)) return null;
  return Uint32Array.from({ length: WORDS_OF_LOOK }, (_, word) =>
    Number.parseInt(look.slice(word * 8, word * 8 + 8), 16),
  );
}

/** In a mirror image every second wave from left to right changes its sign: the odd ones of each row of 16. */
export function mirrored(code: Uint32Array): Uint32Array {
  return code.map((word, at) => (at < WORDS ? word ^ 0x55555555 : word));
}

export function likenessOf(one: readonly Uint32Array[], other: readonly Uint32Array[]): number {
  let best = 0;
  for (const a of one) for (const b of other) best = Math.max(best, likenessOfCodes(a, b));
  return best;
}

function likenessOfCodes(a: Uint32Array, b: Uint32Array): number {
  let agreeing = 0;
  let differing = 0;
  let oneSided = 0;
  for (let word = 0; word < WORDS; word++) {
    const [marksA, marksB] = [a[WORDS + word] ?? 0, b[WORDS + word] ?? 0];
    const turned = (a[word] ?? 0) ^ (b[word] ?? 0);
    agreeing += bitCount(marksA & marksB & ~turned);
    differing += bitCount(marksA & marksB & turned);
    oneSided += bitCount(marksA ^ marksB);
  }
  const all = agreeing + differing + oneSided * ONE_SIDED;
  return all === 0 ? 0 : agreeing / all;
}

/** Adds up neighbouring bits, then pairs, then fours (Hacker's Delight, 5-1). */
function bitCount(value: number): number {
  const pairs = value - ((value >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
