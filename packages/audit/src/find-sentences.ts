/**
 * The sentences of a contract in the form rules match against: white space gone, digits and letters half width, Chinese punctuation full
 * width. Promise: `at` leads every part of a sentence back to the span it was made from.
 */
import type { Clause, Contract } from '@wenjian/contract';
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

export interface Sentence extends Span {
  /** Folded (see above), with its full stop or semicolon. */
  readonly text: string;
  readonly block: number;
  readonly isCell: boolean;
  /** The innermost clause it stands in. */
  readonly clause: Clause | null;
  /** The span of the part from `from` to `to` of `text`. */
  at(from: number, to: number): Span;
}

export interface SentenceMatch {
  readonly sentence: Sentence;
  readonly match: RegExpExecArray;
  /** Of the match alone. */
  readonly span: Span;
}

/** In reading order. Headers, footers, comments and watermarks are no part of what was agreed. */
export function sentencesOf(contract: Contract): readonly Sentence[] {
  const known = sentencesByContract.get(contract);
  if (known !== undefined) return known;
  const sentences = contract.document.blocks.flatMap((block, index) =>
    unspoken.has(block.type) ? [] : sentencesOfBlock(contract, index),
  );
  sentencesByContract.set(contract, sentences);
  return sentences;
}

/** The first match in each sentence; sentences that also match `unless` are left out. */
export function findSentences(
  contract: Contract,
  pattern: RegExp,
  unless?: RegExp,
): readonly SentenceMatch[] {
  return matchesIn(sentencesOf(contract), pattern, unless);
}

export function matchesIn(
  sentences: readonly Sentence[],
  pattern: RegExp,
  unless?: RegExp,
): readonly SentenceMatch[] {
  const found: SentenceMatch[] = [];
  for (const sentence of sentences) {
    const match = pattern.exec(sentence.text);
    if (match === null || unless?.test(sentence.text) === true) continue;
    found.push({ sentence, match, span: sentence.at(match.index, match.index + match[0].length) });
  }
  return found;
}

/** Whether any sentence says it. */
export function says(contract: Contract, pattern: RegExp): boolean {
  return sentencesOf(contract).some((sentence) => pattern.test(sentence.text));
}

/** The sentences inside a span (a clause with all below it, an attachment). */
export function sentencesWithin(contract: Contract, span: Span): readonly Sentence[] {
  return sentencesOf(contract).filter((sentence) => sentence.start >= span.start && sentence.end <= span.end);
}

/** The facts (amounts, periods, percentages) that begin inside a span. */
export function factsWithin<Fact extends Span>(facts: readonly Fact[], span: Span): readonly Fact[] {
  return facts.filter((fact) => fact.start >= span.start && fact.start < span.end);
}

/** The sentence that holds a fact (an amount, a period). */
export function sentenceAt(contract: Contract, fact: Span): Sentence | null {
  const sentences = sentencesOf(contract);
  let low = 0;
  let high = sentences.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sentences[middle]?.end ?? 0) <= fact.start) low = middle + 1;
    else high = middle;
  }
  const found = sentences[low];
  return found !== undefined && found.start <= fact.start ? found : null;
}

/** The outermost clause around a clause: 第五条 for 5.2（三）. */
export function articleOf({ clauses }: Contract, clause: Clause | null): Clause | null {
  let article = clause;
  while (article !== null && article.parent !== null) article = clauses[article.parent] ?? null;
  return article;
}

/** The sentence with its neighbours of the same article, as one text: exceptions often stand in the next sentence. */
export function textAround(contract: Contract, sentence: Sentence, reach = 2): string {
  const sentences = sentencesOf(contract);
  const index = sentences.indexOf(sentence);
  const article = articleOf(contract, sentence.clause);
  return sentences
    .slice(Math.max(0, index - reach), index + reach + 1)
    .filter((other) => articleOf(contract, other.clause) === article)
    .map((other) => other.text)
    .join('');
}

/** What is quoted where several sentences make one point: from the first to the last of them in its article, the first alone if that is long. */
export function passageOf(contract: Contract, sentences: readonly [Sentence, ...Sentence[]]): Span {
  const spoken = sentences.filter(({ text }) => /[，。；]/.test(text));
  const first = spoken[0] ?? sentences[0];
  const article = articleOf(contract, first.clause);
  const last = spoken.findLast(
    ({ clause, end }) =>
      articleOf(contract, clause) === article && end > first.start && end - first.start <= LONGEST_PASSAGE,
  );
  return documentSpan(first.start, Math.max(first.end, last?.end ?? 0));
}

/** The clauses whose heading (or, without one, first words) matches, outermost only. */
export function clausesAbout(contract: Contract, heading: RegExp): readonly Clause[] {
  const found: Clause[] = [];
  for (const clause of contract.clauses) {
    if (!heading.test(clause.heading ?? openingOf(contract, clause))) continue;
    const last = found.at(-1);
    if (last === undefined || clause.start >= last.end) found.push(clause);
  }
  return found;
}

/** The innermost clause at an offset. */
export function clauseAt(contract: Contract, offset: number): Clause | null {
  const { clauses } = contract;
  let low = 0;
  let high = clauses.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((clauses[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  let clause = clauses[low - 1] ?? null;
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

/** Half-width marks beside anything but digits are the full-width ones of another keyboard. */
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

/** Beyond this a quotation is no longer read. */
const LONGEST_PASSAGE = 260;

/** How much of a clause without a heading counts as one. */
const OPENING_LENGTH = 12;

function openingOf(contract: Contract, clause: Clause): string {
  const number = clause.number?.length ?? 0;
  return contract.document.text
    .slice(clause.own.start, clause.own.end)
    .slice(number, number + OPENING_LENGTH);
}

function sentencesOfBlock(contract: Contract, index: number): Sentence[] {
  const block = contract.document.blocks[index];
  if (block === undefined) return [];
  const folded = normalise(contract.document.text.slice(block.start, block.end), steps);
  const sentences: Sentence[] = [];
  for (const match of folded.text.matchAll(/[^。；！？]+[。；！？]*”?/g)) {
    const from = match.index;
    const at = (start: number, end: number): Span => spanOf(folded, block.start, from + start, from + end);
    const { start, end } = at(0, match[0].length);
    if (end === start) continue;
    const clause = clauseAt(contract, start);
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
