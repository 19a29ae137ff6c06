/**
 * Translates a question into the words of statutes. In: a question as people ask it. Out: its own words
 * without question words, and the statute terms for the things it mentions.
 */
import { questionTerms, type WeighedTerm } from './terms.ts';
import { companyWording } from './wording/company.words.ts';
import { consumerWording } from './wording/consumer.words.ts';
import { disputeWording } from './wording/dispute.words.ts';
import { familyWording } from './wording/family.words.ts';
import { harmWording } from './wording/harm.words.ts';
import { housingWording } from './wording/housing.words.ts';
import { labourWording } from './wording/labour.words.ts';
import type { LayWording } from './wording/lay-wording.ts';
import { moneyWording } from './wording/money.words.ts';
import { tradeWording } from './wording/trade.words.ts';

export const LAY_WORDING: readonly LayWording[] = [
  ...labourWording,
  ...housingWording,
  ...moneyWording,
  ...tradeWording,
  ...familyWording,
  ...harmWording,
  ...consumerWording,
  ...companyWording,
  ...disputeWording,
];

export interface QuestionMeaning {
  readonly text: string;
  /** Each once. */
  readonly legal: readonly string[];
}

const patterns = LAY_WORDING.map(([said, legal]) => ({ said: new RegExp(said), legal: legal.split(' ') }));
/** Question words: they are in every question and in no answer. */
const asking =
  /怎么办|怎么样|怎么|怎样|如何|什么时候|什么情况下?|什么|为什么|是不是|能不能|可不可以|要不要|有没有|算不算|行不行|该不该|可以吗|合法吗|有效吗|行吗|对吗|是吗|应该|请问|多少|哪些|哪个|哪里|哪种|几个|吗|呢|吧|啊|了|的|我们|我|你|他们|他|她|它|别人|人家|这个|那个|一直|还能|还要|就是|因为|所以|如果/g;

export function readMeaning(question: string): QuestionMeaning {
  const legal = new Set(patterns.flatMap(({ said, legal: words }) => (said.test(question) ? words : [])));
  const text = question.replace(asking, ' ');
  return { text: /\p{Script=Han}{2}|[a-z0-9]{2}/iu.test(text) ? text : question, legal: [...legal] };
}

/** Lower than the question's own words: a guessed statute term may be wrong. */
const GUESSED = 0.8;

/**
 * The search terms of a question, each once. All guessed terms together weigh no more than the question's own
 * words: when a table misunderstands the question, its own words still find something.
 */
export function meantTerms(question: string): readonly WeighedTerm[] {
  const { text, legal } = readMeaning(question);
  const said = new Map(questionTerms(text).map(({ term, weight }) => [term, weight]));
  const guessed = new Map<string, number>();
  for (const phrase of legal)
    for (const { term, weight } of questionTerms(phrase)) {
      const known = said.has(term) ? said : guessed;
      known.set(term, Math.max(known.get(term) ?? 0, GUESSED * weight));
    }
  const share = Math.min(1, sum(said.values()) / Math.max(1, sum(guessed.values())));
  return [
    ...[...said].map(([term, weight]) => ({ term, weight })),
    ...[...guessed].map(([term, weight]) => ({ term, weight: share * weight })),
  ];
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
