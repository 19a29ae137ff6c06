/** Whether two pictures are the same: by their bytes or by their appearance. */
import type { Picture } from '@wenjian/document';

/**
 * The maximum number of different bits (of 64) between two encodings or sizes of one picture; unrelated
 * pictures differ in about 32, and hardly ever in 10 or fewer.
 */
const LOOKS_SAME_BITS = 10;

/** Similar enough to be paired, not enough to count as equal. */
const LIKENESS_OF_LOOKS = 0.9;

/** Null when there is no picture to compare: then the text decides. */
export function picturesAlike(one: Picture | undefined, other: Picture | undefined): number | null {
  if (one === undefined || other === undefined) return null;
  if (one.hash === other.hash) return 1;
  const bits = differentBits(one, other);
  return bits === null ? null : bits <= LOOKS_SAME_BITS ? LIKENESS_OF_LOOKS : 0;
}

/** Null when one of them has no print. */
export function differentBits(one: Picture, other: Picture): number | null {
  if (one.print === undefined || other.print === undefined) return null;
  let bits = 0;
  for (let rest = BigInt(`0x${one.print}`) ^ BigInt(`0x${other.print}`); rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) bits++;
  }
  return bits;
}
