/**
 * A folded sentence as a set of hashed features: its character n-grams of length one to three, and the
 * context of each party sign.
 */
import { PARTY_SIGN, sideSigns } from './recognise-wording.ts';

export const FEATURE_BUCKETS = 1 << 18;

/**
 * Each bucket once, in no particular order. Skip-grams, word classes and rarity were tried and did not
 * improve recognition.
 */
export function featuresOf(folded: string): readonly number[] {
  const found = new Set<number>();
  addGrams(found, folded.replace(eitherSide, PARTY_SIGN));
  addSides(found, folded);
  return [...found];
}

const GRAM_SEED = 0x811c9dc5;
const SIDE_SEED = 0x3c6ef372;
const ORDER_SEED = 0x2545f491;
const LONGEST_GRAM = 3;
const eitherSide = new RegExp(`[${sideSigns.payer}${sideSigns.performer}]`, 'g');

function addGrams(found: Set<number>, text: string): void {
  for (let start = 0; start < text.length; start++)
    for (let end = start + 1; end <= Math.min(start + LONGEST_GRAM, text.length); end++)
      found.add(hash(text, start, end, GRAM_SEED));
}

/** The acting side, if known: its sign with its neighbours, and which side is named first. */
function addSides(found: Set<number>, text: string): void {
  let order = '';
  for (const { 0: sign, index } of text.matchAll(eitherSide)) {
    order += sign;
    for (let end = index + 1; end <= Math.min(index + LONGEST_GRAM, text.length); end++)
      found.add(hash(text, index, end, SIDE_SEED));
    if (index > 0) found.add(hash(text, index - 1, index + 1, SIDE_SEED));
  }
  if (order !== '') found.add(hash(order, 0, Math.min(2, order.length), ORDER_SEED));
}

/** FNV-1a with a final mixing step, because only the low bits are kept. */
function hash(text: string, start: number, end: number, seed: number): number {
  let value = seed;
  for (let index = start; index < end; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return ((value ^ (value >>> 13)) >>> 0) % FEATURE_BUCKETS;
}
