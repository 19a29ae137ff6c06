/**
 * Finds the source that supports a sentence. In: sentences of an answer, texts of its sources. Out: for each
 * sentence the closest source and how much of the sentence it covers. Promise: a sentence quoted word for
 * word from a source scores 1, one without a common word 0.
 */
import { questionTerms, termsOf } from '../retrieval/terms.ts';

export interface SentenceSupport {
  /** Null when no source is close. */
  readonly index: number | null;
  /** From 0 to 1. */
  readonly score: number;
  readonly isSupported: boolean;
}

/** A paraphrase shares about half of its words with the article it is about. */
const SUPPORTED = 0.45;
const CLOSE = 0.2;
/** A sentence such as 是的。 makes no claim that could be supported. */
const MIN_TERMS = 4;

export function compareSentences(
  sentences: readonly string[],
  sources: readonly string[],
): readonly SentenceSupport[] {
  const held = sources.map((source) => new Set(termsOf(source)));
  // A term that every source contains does not distinguish them.
  const weight = (term: string): number =>
    1 / (1 + held.reduce((count, terms) => count + (terms.has(term) ? 1 : 0), 0) / 4);
  return sentences.map((sentence) => {
    // Compared by words, so that a paraphrase is not penalised for the character pairs its words form by
    // chance.
    const terms = questionTerms(sentence).map(({ term, weight: own }) => ({
      term,
      weight: own * weight(term),
    }));
    const total = terms.reduce((sum, { weight: own }) => sum + own, 0);
    let best = { index: -1, score: 0 };
    held.forEach((source, index) => {
      const common = terms.reduce((sum, { term, weight: own }) => sum + (source.has(term) ? own : 0), 0);
      const score = total === 0 ? 0 : common / total;
      if (score > best.score) best = { index, score };
    });
    const score = Number(best.score.toFixed(3));
    return {
      index: score >= CLOSE ? best.index : null,
      score,
      isSupported: score >= SUPPORTED && terms.length >= MIN_TERMS,
    };
  });
}
