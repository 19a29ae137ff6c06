/**
 * The rarity of what two documents share. In: a passage and the number of documents with each fingerprint.
 * Out: 0 (everybody writes it this way) to 1. The rarest part decides: a shared typing error in a boilerplate
 * sentence is evidence, the sentence itself is not.
 */

import type { TokenRange } from '../passages/passage.ts';
import { FINGERPRINT_SIZE, type Fingerprint, WINNOWING_WINDOW } from './fingerprints.ts';

export interface DocumentFrequencies {
  readonly documentCount: number;
  /** Number of documents with the fingerprint; 0 when there is none. */
  frequencyOf(hash: number): number;
}

/** The share of a passage's fingerprints that is used, the rarest first. */
const RAREST_SHARE = 0.25;

export function rarityOf(
  fingerprints: readonly Fingerprint[],
  { start, end }: TokenRange,
  frequencies: DocumentFrequencies,
): number | null {
  const { documentCount } = frequencies;
  if (documentCount < 2) return null;
  const behindLast = end - FINGERPRINT_SIZE + 1;
  // Which fingerprints are kept near an end depends on the neighbouring text, which differs in other
  // documents with the passage.
  const inner = within(fingerprints, start + WINNOWING_WINDOW - 1, behindLast - WINNOWING_WINDOW + 1);
  const inside = inner.length > 0 ? inner : within(fingerprints, start, behindLast);
  if (inside.length === 0) return null;
  const rarities = inside
    .map(({ hash }) => Math.max(1, Math.min(documentCount, frequencies.frequencyOf(hash))))
    .map((frequency) => 1 - Math.log(frequency) / Math.log(documentCount))
    .sort((one, other) => other - one);
  const looked = rarities.slice(0, Math.ceil(rarities.length * RAREST_SHARE));
  return looked.reduce((sum, rarity) => sum + rarity, 0) / looked.length;
}

export function countFrequencies(sets: readonly (readonly Fingerprint[])[]): DocumentFrequencies {
  const counts = new Map<number, number>();
  for (const fingerprints of sets)
    for (const hash of new Set(fingerprints.map((fingerprint) => fingerprint.hash)))
      counts.set(hash, (counts.get(hash) ?? 0) + 1);
  return { documentCount: sets.length, frequencyOf: (hash) => counts.get(hash) ?? 0 };
}

/** Fingerprints are sorted by position. */
function within(fingerprints: readonly Fingerprint[], from: number, to: number): readonly Fingerprint[] {
  let low = 0;
  let high = fingerprints.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((fingerprints[middle]?.position ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while ((fingerprints[end]?.position ?? to) < to) end++;
  return fingerprints.slice(low, end);
}
