/** Whether two pictures are the same one: by their bytes, or by what is seen. */
import type { Picture } from '@wenjian/document';

/**
 * Of the 64 bits of a difference hash, as many may differ between two encodings or sizes of one picture; unrelated pictures differ in
 * about 32, and 10 or fewer by accident hardly ever.
 */
const LOOKS_SAME_BITS = 10;

/** Alike enough to be paired, not enough to be called the same. */
const LIKENESS_OF_LOOKS = 0.9;

/** Null where there is nothing to look at: then the text decides. */
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
