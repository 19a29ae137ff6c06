/**
 * In: blocks of a text. Out: its smallest units, which a change must not cut: a figure with its sign and
 * unit, a date, a percentage, a Latin word, otherwise one character (Chinese is compared character by
 * character, because word lists fail on names and terms). Equal tokens get equal numbers in both documents,
 * so that the comparison works on integers. Promise: the tokens of a block are its text cut into pieces, with
 * nothing left out.
 */
import type { Block } from '@wenjian/document';
import type { Fold } from '../compare-options.ts';
import { figureAt, isFigureStart } from './figures.ts';

export interface Tokens {
  /** Equal numbers mean equal texts. */
  readonly ids: Int32Array;
  /** Where each token starts and ends in the text. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** Index of the first token of each block; one more entry than blocks. */
  readonly blockStarts: Int32Array;
}

/** Shared by the two documents of one comparison. */
export type Vocabulary = Map<string, number>;

/** A single code unit is its own number; longer tokens get numbers above them. */
const FIRST_WORD_ID = 0x10000;

export function tokenise(
  text: string,
  blocks: readonly Block[],
  vocabulary: Vocabulary,
  fold: Fold | null = null,
): Tokens {
  const idOf =
    fold === null
      ? plainId
      : (start: number, end: number) => wordId(fold(text.slice(start, end)), vocabulary);
  function plainId(start: number, end: number): number {
    return end - start === 1 ? text.charCodeAt(start) : wordId(text.slice(start, end), vocabulary);
  }
  const ids = new Int32Array(text.length);
  const starts = new Int32Array(text.length);
  const ends = new Int32Array(text.length);
  const blockStarts = new Int32Array(blocks.length + 1);
  let count = 0;
  for (const [index, block] of blocks.entries()) {
    blockStarts[index] = count;
    let offset: number = block.start;
    const bodyStart = block.start + (block.number?.length ?? 0);
    while (offset < block.end) {
      // The displayed number is separate, even when a figure follows it without a space.
      const end = tokenEnd(text, offset, offset < bodyStart ? bodyStart : block.end);
      starts[count] = offset;
      ends[count] = end;
      ids[count++] = idOf(offset, end);
      offset = end;
    }
  }
  blockStarts[blocks.length] = count;
  return {
    ids: ids.slice(0, count),
    starts: starts.slice(0, count),
    ends: ends.slice(0, count),
    blockStarts,
  };
}

const letter = 'A-Za-z\\u00c0-\\u024fＡ-Ｚａ-ｚ';
const letterOrDigit = `${letter}0-9０-９`;

/** Letters and digits with the marks inside a word, a code or an address: don't, HT-2024-001, a@b.cn, A5%. */
const latinWord = new RegExp(
  `[${letter}][${letterOrDigit}]*(?:['’_./@-][${letterOrDigit}]+)*(?:(?<=[0-9０-９])[%％‰])?`,
  'y',
);

/** Where the token that starts at `offset` ends; never beyond `limit`, the end of its block. */
export function tokenEnd(text: string, offset: number, limit: number): number {
  const code = text.charCodeAt(offset);
  if (isFigureStart(code)) {
    const end = figureAt(text, offset);
    // A figure never extends beyond its block: the separator is a line break, which no figure contains.
    if (end > offset) return Math.min(end, limit);
  }
  if (isLatinLetter(code)) {
    latinWord.lastIndex = offset;
    if (latinWord.test(text)) return Math.min(latinWord.lastIndex, limit);
  }
  const isPair = isHighSurrogate(code) && offset + 1 < limit && isLowSurrogate(text.charCodeAt(offset + 1));
  return offset + (isPair ? 2 : 1);
}

function wordId(word: string, vocabulary: Vocabulary): number {
  if (word.length === 1) return word.charCodeAt(0);
  const known = vocabulary.get(word);
  if (known !== undefined) return known;
  const id = FIRST_WORD_ID + vocabulary.size;
  vocabulary.set(word, id);
  return id;
}

function isLatinLetter(code: number): boolean {
  if (code < 0xc0) return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
  return code <= 0x24f || (code >= 0xff21 && code <= 0xff3a) || (code >= 0xff41 && code <= 0xff5a);
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}
