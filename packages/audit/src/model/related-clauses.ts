/**
 * Finds the clauses about the same topic as a user's sentence, by shared topics and character pairs; rare
 * ones and those in a heading count more. It is the answer without a model, and it selects what a model reads
 * when the whole contract is too long.
 */
import { type Clause, type Contract, sentencesWithin } from '@wenjian/contract';
import { documentSpan, type Span } from '@wenjian/document';
import { topicsAsked, topicsSaid } from './contract-topics.ts';

export interface RelatedClause {
  readonly clause: Clause;
  /** The share of the demand found in the clause, from 0 to 1. */
  readonly score: number;
}

/** The best first; clauses below the threshold are not related. */
export function relatedClauses(contract: Contract, demand: string, limit: number): readonly RelatedClause[] {
  const weights = weightsOf(contract, demand);
  if (weights.size === 0) return [];
  const scored = signsOfClauses(contract)
    .filter(({ isHeadingOnly }) => !isHeadingOnly)
    .map((signs) => ({ clause: signs.clause, score: scoreOf(signs, weights) }))
    .sort((one, other) => other.score - one.score || one.clause.index - other.clause.index);
  const least = Math.max(MIN_SCORE, (scored[0]?.score ?? 0) * MIN_SHARE_OF_BEST);
  return scored.filter(({ score }) => score >= least).slice(0, limit);
}

/** The clause's own words; for a long clause its best matching sentence. */
export function relatedPassage(contract: Contract, { own }: Clause, demand: string): Span {
  const whole = trimmedSpan(contract, own);
  if (whole.end - whole.start <= LONG_PASSAGE) return whole;
  const weights = weightsOf(contract, demand);
  let best: { readonly span: Span; readonly score: number } | null = null;
  for (const sentence of sentencesWithin(contract, own)) {
    const score = sumOf(weights, signsOf(sentence.text));
    if (best === null || score > best.score)
      best = { span: documentSpan(sentence.start, sentence.end), score };
  }
  return best?.span ?? whole;
}

/** Below this the match is chance. */
const MIN_SCORE = 0.2;
/** When one clause matches well, others that match much less are noise. */
const MIN_SHARE_OF_BEST = 0.4;
/** A topic is a complete meaning; a pair of characters may be half a word. */
const TOPIC_WEIGHT = 4;
/**
 * For a pair that does not occur in the contract: usually the border between two words, sometimes the topic
 * itself.
 */
const ABSENT_WEIGHT = 0.5;
/**
 * Weight of a sign by place: the clause's own heading names its topic, a heading above it also that of its
 * neighbours.
 */
const IN_HEADING = 1;
const IN_TEXT = 0.75;
const ABOVE = 0.65;
/** Allowance for spaces and a colon around number and heading. */
const HEADING_SLACK = 3;
/** A longer quotation hides the relevant words. */
const LONG_PASSAGE = 240;

/** Words for asking, not for the topic. */
const askingWords =
  /是否|有没有|有无|能否|可否|能不能|会不会|什么|哪些|哪里|哪儿|怎么|怎样|如何|多久|多少|多长|为何|请|检查|审查|核对|确认|看看|重点|关注|注意|应当?|必须|不得|不能|不应|需要?|要求|我方|我们|对方|甲方|乙方|双方|本?合同|条款|约定|明确|规定|写清楚?|清楚|合理|方便|的|了|吗|呢|或者?|和|与|及|等|在|为/g;
const wordRun = /[\p{Script=Han}]+|[A-Za-z0-9]+/gu;

type Signs = ReadonlySet<string>;

interface ClauseSigns {
  readonly clause: Clause;
  readonly heading: Signs;
  readonly text: Signs;
  /** Signs of the headings above it. */
  readonly above: Signs;
  /** 第三条 付款 with all its text in 3.1 and 3.2: the clause itself has nothing to read. */
  readonly isHeadingOnly: boolean;
}

/** Character pairs, and topics prefixed with `#`. */
function signsOf(text: string): Signs {
  return new Set([...pairsOf(text), ...topicsSaid(text).map(topicSign)]);
}

const topicSign = (id: string) => `#${id}`;

function pairsOf(text: string): Signs {
  const pairs = new Set<string>();
  for (const [run] of text.replace(askingWords, ' ').matchAll(wordRun)) {
    if (/^[A-Za-z0-9]/.test(run)) pairs.add(run.toLowerCase());
    else for (let at = 0; at + 2 <= run.length; at++) pairs.add(run.slice(at, at + 2));
  }
  return pairs;
}

/** Cached, because many demands are compared with the same contract. */
const signsByContract = new WeakMap<Contract, readonly ClauseSigns[]>();

function signsOfClauses(contract: Contract): readonly ClauseSigns[] {
  const known = signsByContract.get(contract);
  if (known !== undefined) return known;
  const signs: ClauseSigns[] = [];
  // A clause comes after its parent.
  for (const clause of contract.clauses) {
    const text = textOf(contract, clause.own);
    const parent = clause.parent === null ? undefined : signs[clause.parent];
    signs.push({
      clause,
      heading: signsOf(clause.heading ?? ''),
      text: signsOf(text),
      above: new Set([...(parent?.heading ?? []), ...(parent?.above ?? [])]),
      isHeadingOnly: clause.children.length > 0 && isHeading(text, clause),
    });
  }
  signsByContract.set(contract, signs);
  return signs;
}

function weightsOf(contract: Contract, demand: string): ReadonlyMap<string, number> {
  const clauses = signsOfClauses(contract);
  const weights = new Map<string, number>();
  const add = (sign: string, present: number, absent: number) => {
    const holders = clauses.filter(({ text, heading }) => text.has(sign) || heading.has(sign)).length;
    const rarity = Math.log(1 + (clauses.length + 1) / (holders + 1));
    weights.set(sign, rarity * (holders > 0 ? present : absent));
  };
  for (const pair of pairsOf(demand)) add(pair, 1, ABSENT_WEIGHT);
  for (const id of topicsAsked(demand)) add(topicSign(id), TOPIC_WEIGHT, TOPIC_WEIGHT);
  return weights;
}

function scoreOf({ heading, text, above }: ClauseSigns, weights: ReadonlyMap<string, number>): number {
  let sum = 0;
  let whole = 0;
  for (const [sign, weight] of weights) {
    whole += weight;
    if (heading.has(sign) || (text.has(sign) && above.has(sign))) sum += weight * IN_HEADING;
    else if (text.has(sign)) sum += weight * IN_TEXT;
    else if (above.has(sign)) sum += weight * ABOVE;
  }
  return sum / whole;
}

function sumOf(weights: ReadonlyMap<string, number>, signs: Signs): number {
  let sum = 0;
  for (const [sign, weight] of weights) if (signs.has(sign)) sum += weight;
  return sum;
}

function isHeading(text: string, { number, heading }: Clause): boolean {
  return text.trim().length <= (number?.length ?? 0) + (heading?.length ?? 0) + HEADING_SLACK;
}

function textOf({ document }: Contract, { start, end }: Span): string {
  return document.text.slice(start, end);
}

function trimmedSpan(contract: Contract, span: Span): Span {
  const text = textOf(contract, span);
  const start = span.start + text.length - text.trimStart().length;
  return documentSpan(start, Math.max(start, span.start + text.trimEnd().length));
}
