/**
 * Which sentences a pattern is worth trying on. In: a list of sentences and patterns. Out: those among them that contain the words the patterns need, in their
 * order. Promise: no sentence that a pattern matches is left out; the list is read once for all rules.
 */
import type { Sentence } from '@wenjian/contract';
import { neededWords } from './needed-words.ts';

/** All of these patterns match a sentence, anywhere and in any order. */
export type Way = readonly [RegExp, ...RegExp[]];

/** By sign and by pair of signs: the sentences that contain it, in their order. */
type Index = ReadonlyMap<number, readonly number[]>;

const indexes = new WeakMap<readonly Sentence[], Index>();

/** The sentences that may go one of these ways. */
export function worthTrying(sentences: readonly Sentence[], ways: readonly Way[]): readonly Sentence[] {
  if (sentences.length < FEWEST_SENTENCES) return sentences;
  const found = new Set<number>();
  for (const way of ways) {
    const numbers = narrowest(indexOf(sentences), way, sentences.length);
    if (numbers === null) return sentences;
    for (const number of numbers) found.add(number);
    if (found.size * 2 > sentences.length) return sentences;
  }
  return [...found].sort((one, other) => one - other).flatMap((number) => sentences[number] ?? []);
}

/** Few sentences are tried faster than looked up. */
const FEWEST_SENTENCES = 40;

/** By the pattern of the way that leaves the fewest sentences; null: no pattern leaves out enough. */
function narrowest(index: Index, way: Way, count: number): readonly number[] | null {
  let best: readonly number[] | null = null;
  let size = count / 2;
  for (const pattern of way) {
    const words = neededWords(pattern);
    if (words === null) continue;
    const lists = words.map((word) => sentencesWith(index, word));
    const sum = lists.reduce((total, { length }) => total + length, 0);
    if (sum >= size) continue;
    [best, size] = [lists.flat(), sum];
  }
  return best;
}

const none: readonly number[] = [];

/** Sentences with the rarest pair of signs of a word. */
function sentencesWith(index: Index, word: string): readonly number[] {
  if (word.length === 1) return index.get(word.charCodeAt(0)) ?? none;
  let rarest: readonly number[] | null = null;
  for (let at = 0; at + 2 <= word.length; at++) {
    const numbers = index.get(pairAt(word, at)) ?? none;
    if (rarest === null || numbers.length < rarest.length) rarest = numbers;
  }
  return rarest ?? none;
}

function indexOf(sentences: readonly Sentence[]): Index {
  const known = indexes.get(sentences);
  if (known !== undefined) return known;
  const index = new Map<number, number[]>();
  for (const [number, { text }] of sentences.entries())
    for (let at = 0; at < text.length; at++) {
      add(index, text.charCodeAt(at), number);
      if (at + 1 < text.length) add(index, pairAt(text, at), number);
    }
  indexes.set(sentences, index);
  return index;
}

/** A number for two signs: cutting a piece of text for each pair took most of the time. Negative numbers are as good as others. */
function pairAt(text: string, at: number): number {
  return (text.charCodeAt(at) << 16) | text.charCodeAt(at + 1);
}

function add(index: Map<number, number[]>, signs: number, number: number): void {
  const numbers = index.get(signs);
  if (numbers === undefined) index.set(signs, [number]);
  else if (numbers.at(-1) !== number) numbers.push(number);
}
