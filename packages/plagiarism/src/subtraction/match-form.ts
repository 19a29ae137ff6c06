/**
 * Finds the sentences of a form in a filled-in text. In: the tokens of forms, then of a text. Out: the words
 * of the text that belong to the form, without what was filled into its blanks. A sentence of the text
 * matches a sentence of the form when it contains nearly all its words in order.
 */
import { alignGap } from '../passages/align-gap.ts';
import { matchedTokens, type TokenRange } from '../passages/passage.ts';
import type { TokenStream } from '../tokens/token-stream.ts';

/** Share of the words of a form sentence; the rest was deleted or changed. */
const LEAST_FOLLOWED = 0.8;
/** Share of its neighbouring word pairs; each blank breaks one. */
const LEAST_SHARED_PAIRS = 0.35;
const MOST_CANDIDATES = 4;
/** Quadratic in the length: longer sentences (tables without full stops) are handled by the n-grams. */
const LONGEST_SENTENCE = 400;
const SHORTEST_SENTENCE = 4;

interface FormSentence extends TokenRange {
  readonly tokens: Int32Array;
  readonly pairs: number;
}

export function createFormMatcher(
  forms: readonly TokenStream[],
): (stream: TokenStream) => readonly TokenRange[] {
  const sentences = forms.flatMap(formSentences);
  const postings = new Map<number, number[]>();
  sentences.forEach(({ tokens, start, end }, index) => {
    for (const pair of pairsOf(tokens, start, end)) {
      const list = postings.get(pair);
      if (list === undefined) postings.set(pair, [index]);
      else list.push(index);
    }
  });
  return (stream) =>
    sentences.length === 0
      ? []
      : sentencesOf(stream).flatMap((sentence) => followedWords(stream, sentence, sentences, postings));
}

function formSentences(stream: TokenStream): readonly FormSentence[] {
  return sentencesOf(stream)
    .filter(({ start, end }) => end - start >= SHORTEST_SENTENCE)
    .map(({ start, end }) => ({
      start,
      end,
      tokens: stream.tokens,
      pairs: pairsOf(stream.tokens, start, end).size,
    }));
}

function sentencesOf({ sentenceEnds }: TokenStream): readonly TokenRange[] {
  return Array.from(sentenceEnds, (end, index) => ({ start: sentenceEnds[index - 1] ?? 0, end })).filter(
    ({ start, end }) => end - start <= LONGEST_SENTENCE,
  );
}

function followedWords(
  { tokens }: TokenStream,
  { start, end }: TokenRange,
  sentences: readonly FormSentence[],
  postings: ReadonlyMap<number, readonly number[]>,
): readonly TokenRange[] {
  const hits = new Map<number, number>();
  for (const pair of pairsOf(tokens, start, end))
    for (const index of postings.get(pair) ?? []) hits.set(index, (hits.get(index) ?? 0) + 1);
  const shares = [...hits].map(([index, count]) => ({
    index,
    share: count / (sentences[index]?.pairs ?? 1),
  }));
  const likely = shares
    .filter(({ share }) => share >= LEAST_SHARED_PAIRS)
    .sort((one, other) => other.share - one.share || one.index - other.index)
    .slice(0, MOST_CANDIDATES);
  for (const { index } of likely) {
    const form = sentences[index];
    if (form === undefined) continue;
    const stretch = { aStart: start, aEnd: end, bStart: form.start, bEnd: form.end };
    const pieces = alignGap(tokens, form.tokens, stretch);
    if (matchedTokens(pieces) < LEAST_FOLLOWED * (form.end - form.start)) continue;
    return pieces.map(({ a, length }) => ({ start: a, end: a + length }));
  }
  return [];
}

function pairsOf(tokens: Int32Array, start: number, end: number): ReadonlySet<number> {
  const pairs = new Set<number>();
  for (let index = start + 1; index < end; index++)
    pairs.add(Math.imul(tokens[index - 1] ?? 0, PAIR_FACTOR) ^ (tokens[index] ?? 0));
  return pairs;
}

const PAIR_FACTOR = 0x01000193;
