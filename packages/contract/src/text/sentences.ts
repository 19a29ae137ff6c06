/**
 * The sentences of a contract in the form that rules match: without white space, digits and letters half
 * width, Chinese punctuation full width. Promise: `at` maps every part of a sentence back to its original
 * span.
 */
import {
  type BlockType,
  documentSpan,
  foldWidth,
  ignoreInsignificantWhitespace,
  type NormalisationStep,
  type Normalised,
  normalise,
  normalisedSpan,
  removeInvisible,
  type Span,
} from '@wenjian/document';
import type { Clause, Contract } from '../contract.ts';
import { countBefore } from './bisect.ts';

export interface Sentence extends Span {
  /** Folded (see above), with its full stop or semicolon. */
  readonly text: string;
  readonly block: number;
  readonly isCell: boolean;
  /** The innermost clause that contains it. */
  readonly clause: Clause | null;
  /** The span of the part from `from` to `to` of `text`. */
  at(from: number, to: number): Span;
}

/** In reading order. Headers, footers, comments and watermarks are not part of the agreement. */
export function sentencesOf(contract: Contract): readonly Sentence[] {
  const known = sentencesByContract.get(contract);
  if (known !== undefined) return known;
  const sentences = contract.document.blocks.flatMap((block, index) =>
    unspoken.has(block.type) ? [] : sentencesOfBlock(contract, index),
  );
  sentencesByContract.set(contract, sentences);
  return sentences;
}

/** The sentences inside a span (a clause with its children, an attachment). */
export function sentencesWithin(contract: Contract, span: Span): readonly Sentence[] {
  return factsWithin(sentencesOf(contract), span).filter(({ end }) => end <= span.end);
}

/** The facts (amounts, periods, percentages; in text order) that start inside a span. */
export function factsWithin<Fact extends Span>(facts: readonly Fact[], span: Span): readonly Fact[] {
  const from = countBefore(facts, ({ start }) => start < span.start);
  let to = from;
  while ((facts[to]?.start ?? span.end) < span.end) to++;
  return facts.slice(from, to);
}

/** The sentences of the outermost clause that contains it; only itself when there is none. */
export function articleSentences(contract: Contract, sentence: Sentence): readonly Sentence[] {
  let clause = clauseAround(contract, sentence.start);
  while (clause !== null && clause.parent !== null) clause = contract.clauses[clause.parent] ?? null;
  return clause === null ? [sentence] : sentencesWithin(contract, clause);
}

/** The innermost clause around an offset, including the text of its children. */
function clauseAround(contract: Contract, offset: number): Clause | null {
  const { clauses } = contract;
  let clause = clauses[countBefore(clauses, ({ start }) => start <= offset) - 1] ?? null;
  while (clause !== null && clause.end <= offset)
    clause = clause.parent === null ? null : (clauses[clause.parent] ?? null);
  return clause;
}

const sentencesByContract = new WeakMap<Contract, readonly Sentence[]>();

const unspoken: ReadonlySet<BlockType> = new Set([
  'header',
  'footer',
  'comment',
  'image',
  'seal',
  'watermark',
]);

/** Half-width marks that are not between digits count as the full-width marks. */
const chinesePunctuation: Readonly<Record<string, string>> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '(': '（',
  ')': '）',
  '!': '！',
  '?': '？',
};

const foldToChinesePunctuation: NormalisationStep = {
  name: 'foldToChinesePunctuation',
  pattern: /[;()!?]|(?<!\d)[,:]|[,:](?!\d)/g,
  replace: (match) => chinesePunctuation[match] ?? match,
};

const steps: readonly NormalisationStep[] = [
  removeInvisible,
  foldWidth,
  ...ignoreInsignificantWhitespace,
  foldToChinesePunctuation,
];

/** Rules look at a sentence from each of its characters: text without any full stop is cut where nobody writes that long. */
const SENTENCE = /[^。；！？]{1,3000}[。；！？]*”?/g;

function sentencesOfBlock(contract: Contract, index: number): Sentence[] {
  const block = contract.document.blocks[index];
  if (block === undefined) return [];
  const folded = normalise(contract.document.text.slice(block.start, block.end), steps);
  const sentences: Sentence[] = [];
  for (const match of folded.text.matchAll(SENTENCE)) {
    const from = match.index;
    const at = (start: number, end: number): Span => spanOf(folded, block.start, from + start, from + end);
    const { start, end } = at(0, match[0].length);
    if (end === start) continue;
    const clause = clauseAround(contract, start);
    sentences.push({
      start,
      end,
      text: match[0],
      block: index,
      isCell: block.type === 'tableCell',
      clause,
      at,
    });
  }
  return sentences;
}

function spanOf(folded: Normalised, base: number, from: number, to: number): Span {
  const { start, end } = folded.toOriginal(normalisedSpan(from, to));
  return documentSpan(base + start, base + end);
}
