/** The similarity of two short texts by their character pairs; order does not count. */
import { termsOf } from '../retrieval/terms.ts';

/** Below this two articles share their subject but not their content. */
export const SAME_CONTENT = 0.5;

/** How alike two articles are, from 0 to 1. */
export function likenessOf(one: string, other: string): number {
  return likenessOfTerms(new Set(termsOf(one)), new Set(termsOf(other)));
}

export function isSameContent(one: string, other: string): boolean {
  return likenessOf(one, other) > SAME_CONTENT;
}

/** The text most similar to the old one, if one of them has its content; the first among equals. */
export function findSuccessor<Text extends { readonly text: string }>(
  old: string,
  texts: readonly Text[],
): Text | null {
  const terms = new Set(termsOf(old));
  let best: Text | null = null;
  let bestLikeness = SAME_CONTENT;
  for (const candidate of texts) {
    const likeness = likenessOfTerms(terms, new Set(termsOf(candidate.text)));
    if (likeness > bestLikeness) {
      best = candidate;
      bestLikeness = likeness;
    }
  }
  return best;
}

export function likenessOfTerms(terms: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return (2 * common(terms, others)) / Math.max(1, terms.size + others.size);
}

function common(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let count = 0;
  for (const term of one) if (other.has(term)) count++;
  return count;
}
