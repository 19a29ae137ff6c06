/**
 * A result that stands in one paragraph with all it is made of, in whatever words: the sum of what was named right before it (佣金10,000元，服务费1,200元，合计…), a share
 * worked out by example (按3%…例如净销售额800万元的，提成费为…), a sum for a time, so many times, with a discount (每年216,000元…签三年，享九折，合计…), a month for all
 * months of a named term. Promise: told is only a slip of a digit or two; silent when the result comes out in any of these ways, when the right one is written
 * anywhere, and when the stated one is written twice.
 */
import type { Contract, Percentage } from '../../contract.ts';
import { ONE } from '../../numbers/exact-number.ts';
import { readNumber } from '../../numbers/read-number.ts';
import { factsWithin, type Sentence, sentencesOf } from '../../text/sentences.ts';
import { figureOfShare } from '../figures/figure-of-fact.ts';
import { expectedOf, type Figure, type Relation } from '../figures/figure-relation.ts';
import { implied } from '../figures/measures.ts';
import type { StatedRelation } from '../stated-relation.ts';
import { type ListedValue, listedValues } from '../tables/listed-values.ts';
import { isTableLine } from '../terms/timed-amounts.ts';
import { added, MOST_PARTS, otherMatter, product, resulting } from './result-words.ts';
import { lastOfLines, priced, together } from './results-of-lines.ts';
import { isSlipOf } from './slips-of-digits.ts';
import { isOneOff } from './turned-digits.ts';

const discount = /(?:享受?|打|按)(?:受)?([一二三四五六七八九]|\d(?:\.\d)?)折/;

export function passageResults(
  contract: Contract,
  known: readonly StatedRelation[],
): readonly StatedRelation[] {
  const results = new Set<number>(known.flatMap(({ relation }) => relation.result.span?.start ?? []));
  const sentences = sentencesOf(contract);
  const written = new Map<string, number>();
  const all = sentences.map((sentence) => (/\d/.test(sentence.text) ? listedValues(contract, sentence) : []));
  const values = all.flat();
  for (const { figure, unit } of values) {
    const key = `${unit} ${figure.value}`;
    written.set(key, (written.get(key) ?? 0) + 1);
  }
  const isWritten = (unit: string, value: bigint, times: number): boolean =>
    (written.get(`${unit} ${value}`) ?? 0) >= times;
  return sentences.flatMap((sentence, index) => {
    if (sentence.isCell || isTableLine(contract, sentence)) return [];
    const own = all[index] ?? [];
    return own.flatMap((result, at): StatedRelation[] => {
      if (result.figure.kind !== 'money' || result.isPrice || !isNamed(result.label)) return [];
      if (results.has(result.figure.span?.start ?? -1)) return [];
      const passage = passageBefore(sentences, all, index, at);
      const isFirst = !passage.own.some(({ figure }) => figure.kind === 'money');
      const lines =
        isFirst && added.test(result.label) ? lastOfLines(sentences, all, index, result.unit) : [];
      const readings = [
        ...readingsOf(contract, passage, sentence, result),
        ...together(lines, sentence, result),
        ...priced(contract, values, passage.values, result),
      ];
      if (readings.some((relation) => isRight(relation))) return [];
      const slip = readings.find((relation) => isClearSlip(relation));
      if (slip === undefined) return [];
      // What is worked out by example is told there and then, whatever else is written.
      const isElsewhere =
        isWritten(result.unit, expectedOf(slip), 1) || isWritten(result.unit, result.figure.value, 2);
      if (slip.name !== 'share' && isElsewhere) return [];
      return [{ relation: slip, place: sentence, others: [] }];
    });
  });
}

/** Words before it say that it is a result. */
function isNamed(label: string): boolean {
  return added.test(label) || resulting.test(label) || wholeTime.test(label);
}

interface Passage {
  /** What stands before the result in its paragraph, in order. */
  readonly values: readonly ListedValue[];
  /** Of them those of its sentence. */
  readonly own: readonly ListedValue[];
  readonly sentences: readonly Sentence[];
}

function passageBefore(
  sentences: readonly Sentence[],
  all: readonly (readonly ListedValue[])[],
  index: number,
  at: number,
): Passage {
  const block = sentences[index]?.block;
  let from = index;
  while (sentences[from - 1]?.block === block && index - from < MOST_SENTENCES) from--;
  const own = (all[index] ?? []).slice(0, at);
  return {
    values: [...all.slice(from, index).flat(), ...own],
    own,
    sentences: sentences.slice(from, index + 1),
  };
}

const MOST_SENTENCES = 4;

function readingsOf(
  contract: Contract,
  passage: Passage,
  sentence: Sentence,
  result: ListedValue,
): readonly Relation[] {
  return [
    ...runs(passage, sentence, result),
    ...sharesWorked(contract, passage, result),
    ...overTimes(contract, passage, result),
  ];
}

/** The sums right before it, two and more. */
function runs({ own }: Passage, sentence: Sentence, result: ListedValue): readonly Relation[] {
  if (!added.test(result.label) || otherMatter.test(sentence.text) || lessened.test(sentence.text)) return [];
  const parts = own.filter(({ unit, isPrice }) => unit === result.unit && !isPrice);
  return Array.from(
    { length: Math.max(0, Math.min(MOST_PARTS, parts.length) - 1) },
    (_, at): Relation => ({
      kind: 'sum',
      name: 'total',
      parts: parts.slice(-2 - at).map(({ figure }) => figure),
      result: result.figure,
    }),
  );
}

/** The only share of the paragraph, of the sum named last. */
function sharesWorked(
  contract: Contract,
  { values, sentences }: Passage,
  result: ListedValue,
): readonly Relation[] {
  const [first] = sentences;
  const base = values.findLast(({ figure }) => figure.kind === 'money');
  if (first === undefined || base === undefined || base.unit !== result.unit || !resulting.test(result.label))
    return [];
  const said = contract.document.text.slice(first.start, result.start).replace(/\s/g, '');
  const shares = factsWithin(contract.percentages, { ...first, end: result.start });
  const [share, another] = shares;
  if (share === undefined || another !== undefined || !isShare(share) || otherMatter.test(said)) return [];
  if (!/例如|测算|举例|比如|譬如|按[^，。；]{0,16}计算/.test(said)) return [];
  return [product([base.figure, figureOfShare(contract, share)], result.figure, 'share')];
}

function isShare({ value, per }: Percentage): boolean {
  return value > 0 && value < 1 && per !== 'day';
}

const wholeTime = /(?:总|合计|共计|[两二三四五六七八九十\d]年)[^，。；\d]{0,12}$/;
const termOf = /(?<term>供应|供货|服务|合作|租赁|承包|委托|合同|履行|供餐|保洁|运营|培训)期(?:限|间)?内?/;

/** A sum for a year or a month, how many of them, and a discount. */
function overTimes(
  contract: Contract,
  { values, sentences }: Passage,
  result: ListedValue,
): readonly Relation[] {
  const said = sentences.map(({ text }) => text).join('');
  if (!wholeTime.test(result.label) || otherMatter.test(said)) return [];
  const off = discount.exec(said)?.[1];
  const factor = off === undefined ? null : discountOf(off);
  const bases = values.filter(
    ({ unit, isPrice, label, time }) =>
      unit === result.unit && !isPrice && (time !== null || timed.test(label)),
  );
  return bases.flatMap((base) =>
    timesFor(contract, base, sentences, result).flatMap((times): readonly Relation[] => [
      ...(factor === null ? [] : [product([base.figure, implied(times), factor], result.figure, 'product')]),
      product([base.figure, implied(times)], result.figure, 'product'),
    ]),
  );
}

const lessened = /优惠|折扣|减免|让利|抵[扣减]|减去/;
const timed = /(?:每[年月]|年均?|月均?|每个?[年月]|月度|年度)[^，。；\d]{0,6}$/;

function discountOf(written: string): Figure | null {
  const number = /\d/.test(written) ? Number(written) : readNumber(written);
  return number === null ? null : { ...implied(number / 10), kind: 'rate' };
}

/** How many months or years: beside it, else those of the term it is for. */
function timesFor(
  contract: Contract,
  { label, time }: ListedValue,
  sentences: readonly Sentence[],
  result: ListedValue,
): readonly number[] {
  const isYear = time === 'year' || /年[^月]{0,30}$/.test(label);
  const named = termOf.exec(result.label)?.groups?.term;
  const term =
    named === undefined
      ? undefined
      : sentencesOf(contract).find(({ text }) =>
          new RegExp(`${named}期(?:限|间)?(?:为|自|共|：|是)`).test(text),
        );
  const places = [...sentences, ...(term === undefined ? [] : [term])];
  const months = places
    .flatMap((place) => factsWithin(contract.periods, place))
    .flatMap(({ count, unit }) =>
      unit === 'year' ? [count * MONTHS_OF_YEAR] : unit === 'month' ? [count] : [],
    );
  const spoken = sentences.flatMap(({ text }) =>
    [...text.matchAll(/(?:签约|签|续|订)([两二三四五六七八九十])年/g)].map(
      ([, count = '']) => (readNumber(count) ?? 0) * MONTHS_OF_YEAR,
    ),
  );
  return [...new Set([...months, ...spoken])]
    .map((count) => (isYear ? count / MONTHS_OF_YEAR : count))
    .filter((count) => count > 1);
}

const MONTHS_OF_YEAR = 12;

function isRight(relation: Relation): boolean {
  const gap = expectedOf(relation) - relation.result.value;
  return (gap < 0n ? -gap : gap) <= ONE;
}

/** In whole yuan. */
function isClearSlip(relation: Relation): boolean {
  const [expected, stated] = [expectedOf(relation), relation.result.value].map((value) =>
    Number(value / ONE),
  );
  if (expected === undefined || stated === undefined || expected < LEAST) return false;
  return (
    isSlipOf(expected, stated) ||
    (relation.name === 'share' && isOneOff(expected, stated) && stated * 5 > expected * 4)
  );
}

const LEAST = 100;
