/** Recognises stock sentences. In: a text. Out: for each sentence whether one stock sentence contains much of it. */
import { buildDocument, largestOf } from '@wenjian/document';
import { isWord, type TokenStream, tokenise } from '../tokens/token-stream.ts';
import { featuresOf } from './sentence-likeness.ts';
import { stockSentences } from './stock-sentences.ts';

/** Share of the sentence's pairs of neighbouring words; the rest are names, figures and a few own words. */
const LEAST_HELD = 0.4;

const stock: readonly ReadonlySet<number>[] = stockSentences.map((text) => {
  const { tokens } = tokenise(
    buildDocument({
      readerVersion: 'stock',
      kind: 'txt',
      pages: null,
      blocks: [{ type: 'paragraph', text }],
      notRead: [],
    }),
  );
  return pairsOf(tokens);
});

/** The stock sentences that contain a pair of words. */
const holders = new Map<number, number[]>();
stock.forEach((pairs, index) => {
  for (const pair of pairs) holders.set(pair, [...(holders.get(pair) ?? []), index]);
});

/** For each sentence of a text whether it is a stock sentence; computed once per sentence. */
export function stockIn({ tokens, sentenceEnds }: TokenStream): (sentence: number) => boolean {
  const known = new Map<number, boolean>();
  return (sentence) => {
    const before = known.get(sentence);
    if (before !== undefined) return before;
    const isOne = isStock(tokens.subarray(sentenceEnds[sentence - 1] ?? 0, sentenceEnds[sentence]));
    known.set(sentence, isOne);
    return isOne;
  };
}

function isStock(tokens: Int32Array): boolean {
  const pairs = pairsOf(tokens);
  const shared = new Uint16Array(stock.length);
  for (const pair of pairs)
    for (const index of holders.get(pair) ?? []) shared[index] = (shared[index] ?? 0) + 1;
  return largestOf(shared) >= Math.max(1, pairs.size * LEAST_HELD);
}

/** Figures and Latin words are filled in, so they are ignored. */
function pairsOf(tokens: Int32Array): ReadonlySet<number> {
  const characters = tokens.filter((token) => !isWord(token));
  return featuresOf(characters, { start: 0, end: characters.length }).pairs;
}
