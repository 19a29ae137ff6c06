/**
 * Painted against copied, character by character. In: the engine and generated pairs. Out: the pairs in which
 * every painted character was copied and every copied one is painted, and what is wrong in the others; and on
 * texts of one small vocabulary what a brute-force search of equal runs says.
 */
import type { Document } from '@wenjian/document';
import { comparePair, type PairResult } from '@wenjian/plagiarism';
import { createOraclePair, type OraclePair } from './oracle-pairs.ts';
import { createReusePair } from './reuse-corpus.ts';
import type { ReuseClass } from './reuse-disguises.ts';

export interface OracleScore {
  readonly pairs: number;
  readonly exact: number;
  /** Word characters of both texts, those that were copied, and those on which engine and truth differ. */
  readonly characters: number;
  readonly copied: number;
  readonly wrong: number;
  /** Up to ten, for whoever mends the engine. */
  readonly examples: readonly string[];
}

export function measureOracle(pairs: number, firstSeed: number): OracleScore {
  const score = { pairs, exact: 0, characters: 0, copied: 0, wrong: 0, examples: [] as string[] };
  for (let seed = firstSeed; seed < firstSeed + pairs; seed++) {
    const pair = createOraclePair(seed);
    const result = comparePair(pair.suspicious, pair.source, { subtract: { templates: pair.templates } });
    const wrong = wrongIn(pair, result);
    score.characters += wordSigns(pair.suspicious.text) + wordSigns(pair.source.text);
    score.copied += sum(pair.copied.suspicious) + sum(pair.copied.source);
    score.wrong += wrong.length;
    if (wrong.length === 0) score.exact++;
    else score.examples.push(`seed ${seed}: ${wrong.slice(0, 12).join(' ')}`);
  }
  return { ...score, examples: score.examples.slice(0, 10) };
}

function wrongIn({ suspicious, source, copied }: OraclePair, result: PairResult): readonly string[] {
  return [
    ...differences('a', suspicious, copied.suspicious, painted(result, suspicious, 'a')),
    ...differences('b', source, copied.source, painted(result, source, 'b')),
  ];
}

/** The characters inside of the equal runs of copied fragments that count. */
function painted({ fragments }: PairResult, { text }: Document, side: 'a' | 'b'): Uint8Array {
  const marks = new Uint8Array(text.length);
  for (const { kind, isSubtracted, pieces } of fragments)
    if (kind !== 'paraphrase' && !isSubtracted)
      for (const piece of pieces) marks.fill(1, piece[side].start, piece[side].end);
  return marks;
}

function differences(
  side: string,
  { text }: Document,
  truth: Uint8Array,
  marks: Uint8Array,
): readonly string[] {
  const wrong: string[] = [];
  for (let at = 0; at < text.length; at++) {
    if (!isWordSign(text[at] ?? '') || truth[at] === marks[at]) continue;
    wrong.push(`${side}${at}${truth[at] === 1 ? '-' : '+'}${text[at]}`);
  }
  return wrong;
}

export interface RunScore {
  readonly pairs: number;
  /** Painted words whose partner is not the same word. */
  readonly unequal: number;
  /** Words in equal runs of thirteen and more, and those of them that are not painted. */
  readonly inRuns: number;
  readonly missed: number;
}

const CLASSES: readonly ReuseClass[] = ['verbatim', 'edits 10 %', 'sentences shuffled'];
const LONG_RUN = 13;

/** Texts of one small vocabulary: brute force says what is equal, the engine must paint it, and nothing else. */
export function measureRuns(pairs: number, firstSeed: number): RunScore {
  const score = { pairs, unequal: 0, inRuns: 0, missed: 0 };
  for (let index = 0; index < pairs; index++) {
    const name = CLASSES[index % CLASSES.length] ?? 'verbatim';
    const { suspicious, source } = createReusePair(name, firstSeed + index);
    const result = comparePair(suspicious, source);
    score.unequal += unequalIn(result, suspicious, source);
    const { a, b } = equalRuns(suspicious.text, source.text, LONG_RUN);
    for (const [document, side, places] of [
      [suspicious, 'a', a],
      [source, 'b', b],
    ] as const) {
      const marks = painted(result, document, side);
      score.inRuns += places.length;
      score.missed += places.filter((at) => marks[at] === 0).length;
    }
  }
  return score;
}

function unequalIn({ fragments }: PairResult, a: Document, b: Document): number {
  let unequal = 0;
  for (const { kind, pieces } of fragments)
    for (const piece of kind === 'paraphrase' ? [] : pieces) {
      const [one, other] = [
        a.text.slice(piece.a.start, piece.a.end),
        b.text.slice(piece.b.start, piece.b.end),
      ];
      if (wordsOf(one).join('') !== wordsOf(other).join('')) unequal++;
    }
  return unequal;
}

/** Where the words of long equal runs begin. Every pair of words is looked at: quadratic, and cannot miss one. */
export function equalRuns(
  one: string,
  other: string,
  least: number,
): { readonly a: readonly number[]; readonly b: readonly number[] } {
  const [a, b] = [wordsIn(one), wordsIn(other)];
  const inA = new Uint8Array(a.length);
  const inB = new Uint8Array(b.length);
  let lengths = new Uint16Array(b.length + 1);
  for (let row = 0; row < a.length; row++) {
    const next = new Uint16Array(b.length + 1);
    for (let column = 0; column < b.length; column++) {
      if (a[row]?.[0] !== b[column]?.[0]) continue;
      const length = (lengths[column] ?? 0) + 1;
      next[column + 1] = length;
      if (length < least) continue;
      inA.fill(1, row - length + 1, row + 1);
      inB.fill(1, column - length + 1, column + 1);
    }
    lengths = next;
  }
  return {
    a: a.flatMap(({ index }, at) => (inA[at] === 1 ? index : [])),
    b: b.flatMap(({ index }, at) => (inB[at] === 1 ? index : [])),
  };
}

/** A Chinese character, or a Latin word, or a figure. */
function wordsIn(text: string): readonly RegExpExecArray[] {
  return [...text.matchAll(/[a-z]+|\d+|[\p{L}\p{Nd}]/giu)];
}

function wordsOf(text: string): readonly string[] {
  return [...text].filter(isWordSign);
}

function wordSigns(text: string): number {
  return wordsOf(text).length;
}

function isWordSign(sign: string): boolean {
  return /[\p{L}\p{Nd}]/u.test(sign);
}

function sum(marks: Uint8Array): number {
  return marks.reduce((total, mark) => total + mark, 0);
}
