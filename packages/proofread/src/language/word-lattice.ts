/**
 * All segmentations of a run of Chinese characters into words, scored from both ends, so that the best
 * segmentation of the whole with any one word replaced is known without a new search.
 */
import { largestOf } from '@wenjian/document';
import type { LanguageModel } from './language-model.ts';

/** Longer words are ignored. */
export const LONGEST_WORD = 8;

export interface WordLattice {
  readonly codes: readonly number[];
  /** Score of the best segmentation of the unchanged run. */
  readonly best: number;
  /** Score of the best segmentation with `word` from `start` to `end`. */
  scoreWith(word: number, start: number, end: number): number;
  /** An upper bound of `scoreWith`, at a fraction of its cost. */
  boundWith(word: number, start: number, end: number): number;
  /** Whether a word of several characters may end here. */
  endsWord(at: number): boolean;
  /** Whether one may begin here. */
  beginsWord(at: number): boolean;
  /** The word formed by the characters from `start` to `end`; 0 when they are not a word. */
  wordAt(start: number, end: number): number;
}

interface Edge {
  readonly word: number;
  readonly start: number;
  readonly end: number;
  /** Best score of everything up to and including this word. */
  before: number;
  /** Best score of everything after it. */
  after: number;
}

/** Several checks ask for the same runs of a line. */
const MOST_KEPT = 32;
const kept = new WeakMap<LanguageModel, Map<string, WordLattice>>();

/** The lattice of a run, kept for the next check of the same line. */
export function latticeOf(run: string, model: LanguageModel): WordLattice {
  const known = kept.get(model) ?? new Map<string, WordLattice>();
  kept.set(model, known);
  const lattice =
    known.get(run) ??
    buildLattice(
      run.split('').map((character) => character.charCodeAt(0)),
      model,
    );
  if (known.size >= MOST_KEPT) known.clear();
  known.set(run, lattice);
  return lattice;
}

export function buildLattice(codes: readonly number[], model: LanguageModel): WordLattice {
  const byStart: Edge[][] = codes.map(() => []);
  const byEnd: Edge[][] = Array.from({ length: codes.length + 1 }, () => []);
  for (let start = 0; start < codes.length; start++) {
    for (const edge of edgesFrom(codes, start, model)) {
      byStart[start]?.push(edge);
      byEnd[edge.end]?.push(edge);
    }
  }
  const reach = (word: number, start: number): number => {
    if (start === 0) return model.wordScore(word);
    let best = Number.NEGATIVE_INFINITY;
    for (const edge of byEnd[start] ?? []) best = Math.max(best, edge.before + model.score(edge.word, word));
    return best;
  };
  const leave = (word: number, end: number): number => {
    if (end === codes.length) return 0;
    let best = Number.NEGATIVE_INFINITY;
    for (const edge of byStart[end] ?? []) best = Math.max(best, model.score(word, edge.word) + edge.after);
    return best;
  };
  const reached = new Float64Array(codes.length + 1).fill(Number.NEGATIVE_INFINITY);
  const left = new Float64Array(codes.length + 1).fill(Number.NEGATIVE_INFINITY);
  reached[0] = 0;
  left[codes.length] = 0;
  for (const edges of byStart) {
    for (const edge of edges) {
      edge.before = reach(edge.word, edge.start);
      reached[edge.end] = Math.max(reached[edge.end] ?? 0, edge.before);
    }
  }
  for (const edges of byEnd.toReversed()) {
    for (const edge of edges) {
      edge.after = leave(edge.word, edge.end);
      left[edge.start] = Math.max(left[edge.start] ?? 0, model.bestScore(edge.word) + edge.after);
    }
  }
  return {
    codes,
    best: largestOf((byEnd[codes.length] ?? []).map(({ before }) => before)),
    boundWith: (word, start, end) => (reached[start] ?? 0) + model.bestScore(word) + (left[end] ?? 0),
    scoreWith: (word, start, end) => reach(word, start) + leave(word, end),
    endsWord: (at) => (byEnd[at] ?? []).some(isLong),
    beginsWord: (at) => (byStart[at] ?? []).some(isLong),
    wordAt: (start, end) =>
      byStart[start]?.find((edge) => edge.end === end && model.isWord(edge.word))?.word ?? 0,
  };
}

function isLong({ start, end }: Edge): boolean {
  return end - start > 1;
}

/** A single character is always an edge, known or not, so that every run has a segmentation. */
function edgesFrom(codes: readonly number[], start: number, model: LanguageModel): Edge[] {
  const edges: Edge[] = [];
  let node = 0;
  for (let end = start + 1; end <= codes.length && end - start <= LONGEST_WORD; end++) {
    node = model.child(node, codes[end - 1] ?? 0);
    if (end === start + 1 || model.isWord(node)) edges.push({ word: node, start, end, before: 0, after: 0 });
    if (node === 0) break;
  }
  return edges;
}
