/** The similarity of two short texts by their character pairs; order does not count. */
import { termsOf } from '../retrieval/terms.ts';

/** The share of `part` that is contained in `whole`, from 0 to 1. */
export function containedShare(part: string, whole: string): number {
  const terms = new Set(termsOf(part));
  const others = new Set(termsOf(whole));
  return terms.size === 0 ? 0 : common(terms, others) / terms.size;
}

/** Below this two articles share their subject but not their content. */
const SAME_CONTENT = 0.5;

/** The text most similar to the old one, if one of them has its content; the first among equals. */
export function findSuccessor<Text extends { readonly text: string }>(
  old: string,
  texts: readonly Text[],
): Text | null {
  const terms = new Set(termsOf(old));
  let best: Text | null = null;
  let bestLikeness = SAME_CONTENT;
  for (const candidate of texts) {
    const others = new Set(termsOf(candidate.text));
    const likeness = (2 * common(terms, others)) / Math.max(1, terms.size + others.size);
    if (likeness > bestLikeness) {
      best = candidate;
      bestLikeness = likeness;
    }
  }
  return best;
}

function common(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let count = 0;
  for (const term of one) if (other.has(term)) count++;
  return count;
}
