/**
 * The clauses that speak of the same as a sentence of the user: by the pairs of characters they share, rare pairs counting more. A first
 * answer without a model, and what a model is given to read when the whole contract is too long.
 */
import type { Clause, Contract } from '@wenjian/contract';
import { documentSpan, type Span } from '@wenjian/document';
import { sentencesWithin } from './find-sentences.ts';

export interface RelatedClause {
  readonly clause: Clause;
  /** Share of what was asked for that stands in the clause, from 0 to 1. */
  readonly score: number;
}

/** The best first; below the threshold nothing is related. */
export function relatedClauses(contract: Contract, wish: string, limit: number): readonly RelatedClause[] {
  const wanted = pairsOf(wish);
  if (wanted.size === 0) return [];
  const texts = pairsOfClauses(contract);
  const weights = weightsOf(wanted, texts);
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return contract.clauses
    .map((clause, index) => ({ clause, ...shareOf(texts[index] ?? new Set(), weights, whole) }))
    .filter(({ score, count }) => score >= (count === 1 ? MIN_SHARE_OF_ONE : MIN_SHARE))
    .sort((one, other) => other.score - one.score || one.clause.index - other.clause.index)
    .slice(0, limit)
    .map(({ clause, score }) => ({ clause, score }));
}

/** The clause's own words; of a long clause the sentence that fits best. */
export function relatedPassage(contract: Contract, { own }: Clause, wish: string): Span {
  const whole = trimmedSpan(contract, own);
  if (whole.end - whole.start <= LONG_PASSAGE) return whole;
  const wanted = pairsOf(wish);
  let best: { readonly span: Span; readonly count: number } | null = null;
  for (const sentence of sentencesWithin(contract, own)) {
    const count = [...pairsOf(sentence.text)].filter((pair) => wanted.has(pair)).length;
    if (best === null || count > best.count)
      best = { span: documentSpan(sentence.start, sentence.end), count };
  }
  return best?.span ?? whole;
}

/** Less in common is chance; a single pair (付款) must be much of a short wish. */
const MIN_SHARE = 0.2;
const MIN_SHARE_OF_ONE = 0.25;
/** A quotation longer than this hides what it is there to show. */
const LONG_PASSAGE = 240;

/** Words of asking, not of the matter asked about. */
const askingWords =
  /是否|有没有|请|检查|审查|核对|确认|重点|关注|注意|应当?|必须|不得|不能|不应|需要?|要求|我方|对方|甲方|乙方|双方|本?合同|条款|约定|明确|规定|合理|的|了|或者?|和|与|及|等|在|为/g;
const wordRun = /[\p{Script=Han}]+|[A-Za-z0-9]+/gu;

function pairsOf(text: string): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const [run] of text.replace(askingWords, ' ').matchAll(wordRun)) {
    if (/^[A-Za-z0-9]/.test(run)) pairs.add(run.toLowerCase());
    else for (let at = 0; at + 2 <= run.length; at++) pairs.add(run.slice(at, at + 2));
  }
  return pairs;
}

/** Many wishes are held against the same contract. */
const pairsByContract = new WeakMap<Contract, readonly ReadonlySet<string>[]>();

function pairsOfClauses(contract: Contract): readonly ReadonlySet<string>[] {
  const known = pairsByContract.get(contract);
  if (known !== undefined) return known;
  const pairs = contract.clauses.map((clause) => pairsOf(textOf(contract, clause.own)));
  pairsByContract.set(contract, pairs);
  return pairs;
}

function weightsOf(
  wanted: ReadonlySet<string>,
  texts: readonly ReadonlySet<string>[],
): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const pair of wanted) {
    const holders = texts.filter((text) => text.has(pair)).length;
    weights.set(pair, Math.log(1 + (texts.length + 1) / (holders + 1)));
  }
  return weights;
}

function shareOf(text: ReadonlySet<string>, weights: ReadonlyMap<string, number>, whole: number) {
  let sum = 0;
  let count = 0;
  for (const [pair, weight] of weights) {
    if (!text.has(pair)) continue;
    sum += weight;
    count++;
  }
  return { score: sum / whole, count };
}

function textOf({ document }: Contract, { start, end }: Span): string {
  return document.text.slice(start, end);
}

function trimmedSpan(contract: Contract, span: Span): Span {
  const text = textOf(contract, span);
  const start = span.start + text.length - text.trimStart().length;
  return documentSpan(start, Math.max(start, span.start + text.trimEnd().length));
}
