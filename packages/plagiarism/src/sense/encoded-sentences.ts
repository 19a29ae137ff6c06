/** Sentences whose meaning a model is asked for. In: a document. Out: its sentences of a usual length, without stock sentences, and how many are left out. */
import type { Document } from '@wenjian/document';
import { type TokenStream, tokenise } from '../tokens/token-stream.ts';
import { withoutItemNumber } from './item-number.ts';
import { stockIn } from './stock-likeness.ts';

/** Whole sentences; parts divided by a semicolon stay together. Token indices, the end exclusive. */
export interface PlacedSentence {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface EncodedSentence extends PlacedSentence {
  /** Of length one: the product of two is their likeness. */
  readonly vector: Float32Array;
}

/** Shorter ones are headings, longer ones tables. */
const SHORTEST = 12;
const LONGEST = 120;
/** Of a document. A sentence takes about twelve thousandths of a second. */
export const MOST_SENTENCES = 600;

const FULL_STOP = /[。！？!?\n\r\u2028\u2029]/;

export function sentencesToEncode(
  document: Document,
  most = MOST_SENTENCES,
): { readonly sentences: readonly PlacedSentence[]; readonly leftOut: number } {
  const stream = tokenise(document);
  const all = wholeSentences(document, stream);
  return { sentences: all.slice(0, most), leftOut: Math.max(0, all.length - most) };
}

function wholeSentences({ text }: Document, stream: TokenStream): readonly PlacedSentence[] {
  const { starts, ends, sentenceEnds, tokens } = stream;
  const isStock = stockIn(stream);
  const found: PlacedSentence[] = [];
  let start = 0;
  let isOrdinary = true;
  sentenceEnds.forEach((end, index) => {
    if (isStock(index)) isOrdinary = false;
    const between = text.slice(ends[end - 1] ?? 0, starts[end] ?? text.length);
    if (end < tokens.length && !FULL_STOP.test(between)) return;
    const length = end - start;
    if (isOrdinary && length >= SHORTEST && length <= LONGEST)
      found.push({ start, end, text: wordsOf(text, starts[start] ?? 0, ends[end - 1] ?? 0) });
    start = end;
    isOrdinary = true;
  });
  return found;
}

function wordsOf(text: string, start: number, end: number): string {
  return withoutItemNumber(text.slice(start, endOf(text, end)));
}

/** A sign of a share is no word, and the last word of a sentence may be a figure: 70%. */
function endOf(text: string, end: number): number {
  return /[%％‰]/.test(text.charAt(end)) ? end + 1 : end;
}
