/** A figure for one of something, how many there are, and the figure of all: 每班35人, 四个班, 140人. */
import type { Passage, Quantity } from './quantity.ts';
import { type Finding, roundingOf, weigh } from './weigh.ts';

const MOST_RATES = 5;
const MOST_COUNTS = 6;
const MOST_RESULTS = 10;
const MOST_FACTORS = 3;
const resultWords =
  /(?:共|总|合|计|即|应|付|结|收|支|需|达|为|是|入|全|小|额|款|费|量|酬|产|额度|约合|折合|折|得|售|卖)[^，。；]{0,4}$/;

export function products(passage: Passage): readonly Finding[] {
  const { quantities } = passage;
  const rates = quantities.filter(
    ({ isRate, isLoose, dimension }) => isRate && !isLoose && dimension !== 'share',
  );
  if (rates.length === 0 || rates.length > MOST_RATES) return [];
  return rates.flatMap((rate) => ofRate(passage, rate));
}

interface Factors {
  readonly counts: readonly Quantity[];
  /** Of its own denominators so many are met by a count. */
  readonly met: number;
}

function ofRate(passage: Passage, rate: Quantity): readonly Finding[] {
  const plain = passage.quantities.filter(
    (each) => each !== rate && !each.isLoose && each.dimension !== 'share' && each.value !== 1,
  );
  const results = plain.filter(
    ({ dimension, per, isRate }) =>
      dimension === rate.dimension &&
      (!isRate ||
        (per.length < rate.per.length &&
          per.every((word) => rate.per.some((own) => own.startsWith(word.slice(0, 1)))))),
  );
  if (results.length === 0 || results.length > MOST_RESULTS) return [];
  const counts = plain
    .filter((each) => each.dimension !== rate.dimension && isCount(each, rate))
    .slice(0, MOST_COUNTS);
  const combinations = combine(counts, rate);
  const findings = combinations.flatMap((factors) =>
    results.flatMap(
      (result) => weighProduct(passage, rate, factors, result, combinations.length * results.length) ?? [],
    ),
  );
  return findings;
}

function isCount({ value, dimension, isRate, per }: Quantity, rate: Quantity): boolean {
  if (value <= 0 || dimension === 'money') return false;
  return !isRate || per.some((word) => word !== '') || rate.per.length > 0;
}

/** One to three counts; each named denominator is met by one of them. */
function combine(counts: readonly Quantity[], rate: Quantity): readonly Factors[] {
  const all: Factors[] = [];
  const extend = (from: number, chosen: readonly Quantity[]): void => {
    if (chosen.length > 0) all.push({ counts: chosen, met: metBy(chosen, rate) });
    if (chosen.length === MOST_FACTORS) return;
    for (let at = from; at < counts.length; at++) {
      const count = counts[at];
      if (count !== undefined && chosen.every(({ dimension }) => dimension !== count.dimension))
        extend(at + 1, [...chosen, count]);
    }
  };
  extend(0, []);
  return all.filter(
    ({ counts: chosen, met }) =>
      chosen.length <= met + (rate.per.length <= met ? 1 : 0) || (met === 0 && chosen.length === 1),
  );
}

function metBy(counts: readonly Quantity[], rate: Quantity): number {
  // 每节150元，每周6节，16周: a count may be for one of another.
  const words = [...rate.per, ...counts.flatMap(({ per }) => per)];
  const named = words.filter((word) => counts.some((count) => isMeasuredIn(count, word))).length;
  // 台班费 is paid for each 台班.
  const spoken = counts.filter(
    ({ unit, dimension }) =>
      (unit.length > 1 || dimension !== unit) &&
      !rate.per.some((word) => word.startsWith(unit)) &&
      rate.before.includes(unit),
  ).length;
  return named + spoken;
}

const sameAs: Readonly<Record<string, string>> = {
  月: 'month',
  年: 'month',
  季: 'month',
  天: 'day',
  日: 'day',
  晚: '晚',
  夜: '晚',
  小时: 'hour',
  人: '人',
  名: '人',
  位: '人',
  平方米: 'area',
  平米: 'area',
  '㎡': 'area',
  吨: 'mass',
  公斤: 'mass',
  千克: 'mass',
  斤: 'mass',
  亩: '亩',
  米: 'length',
  公里: 'length',
  千米: 'length',
  立方米: 'volume',
  升: 'volume',
  学时: '学时',
  课时: '学时',
  度: '度',
  千瓦时: '度',
};
const longestFirst = Object.keys(sameAs).sort((one, other) => other.length - one.length);

export function isMeasuredIn({ unit, dimension, after }: Quantity, word: string): boolean {
  if (word.startsWith(unit)) return true;
  const known = longestFirst.find((each) => word.startsWith(each));
  if (known !== undefined && sameAs[known] === dimension) return true;
  const noun = after.replace(/^的/, '');
  if (unit === '个' && noun !== '')
    return noun.length === 1
      ? word.startsWith(noun)
      : word.slice(0, 2) === noun.slice(0, 2) || (word.startsWith(noun.slice(0, 1)) && word.length === 1);
  return false;
}

/** 12 months for 每年 when the term is told in years. */
function factorOf(count: Quantity, rate: Quantity): number {
  const word = rate.per.find((each) => isMeasuredIn(count, each)) ?? '';
  if (count.dimension === 'month') return count.value / (/^年/.test(word) ? 12 : /^季/.test(word) ? 3 : 1);
  if (
    count.dimension === 'area' ||
    count.dimension === 'length' ||
    count.dimension === 'mass' ||
    count.dimension === 'volume'
  )
    return count.value / scaleOf(word, count);
  return count.value;
}

const scales: Readonly<Record<string, number>> = { 吨: 1000, 公里: 1000, 千米: 1000, 斤: 0.5, 升: 0.001 };

function scaleOf(word: string, count: Quantity): number {
  if (word === '') return count.scale;
  const known = longestFirst.find((each) => word.startsWith(each)) ?? '';
  return scales[known] ?? 1;
}

function weighProduct(
  passage: Passage,
  rate: Quantity,
  { counts, met }: Factors,
  result: Quantity,
  tried: number,
): Finding | null {
  if (counts.includes(result)) return null;
  const times = counts.reduce((product, count) => product * factorOf(count, rate), 1);
  const expected = rate.value * times;
  if (!(expected > 0)) return null;
  const slack = Math.max(
    result.dimension === 'money' && result.scale === 1 && expected % 1 !== 0 ? 1 : 0,
    roundingOf(result) + roundingOf(rate) * times,
    expected * 1e-9,
  );
  const off = Math.abs(expected - result.value);
  const isAdjusted = passage.quantities.some(
    (each) => each !== result && each.dimension === result.dimension && Math.abs(each.value - off) <= slack,
  );
  // 另加运费, 扣除退餐款: what it differs by is said.
  if (isAdjusted) return { holds: true, figures: [rate, ...counts, result] };
  return weigh({
    name: 'product',
    candidates: [
      { quantity: result, expected },
      { quantity: rate, expected: result.value / times },
      ...counts.map((quantity) => ({ quantity, expected: (quantity.value * result.value) / expected })),
    ],
    slack,
    structure: structureOf(passage, rate, counts, met, result) - Math.log2(tried),
    formula: [rate, ...counts].map(({ written }) => written).join(' × '),
  });
}

const SEVERAL = 6;

/** The total of several prices is not that of one. */
function isOneOfSeveral(quantities: readonly Quantity[], rate: Quantity): boolean {
  return quantities.some(
    (each) =>
      each !== rate &&
      each.isRate &&
      each.dimension === rate.dimension &&
      each.per.join() === rate.per.join(),
  );
}

function structureOf(
  { quantities }: Passage,
  rate: Quantity,
  counts: readonly Quantity[],
  met: number,
  result: Quantity,
): number {
  const all = [rate, ...counts, result];
  const first = Math.min(...all.map(({ from, sentence }) => sentence * 1e4 + from));
  const last = Math.max(...all.map(({ from, sentence }) => sentence * 1e4 + from));
  const within = quantities.filter(
    (each) =>
      !all.includes(each) &&
      each.sentence * 1e4 + each.from > first &&
      each.sentence * 1e4 + each.from < last,
  );
  const isLast = result.sentence * 1e4 + result.from === last;
  // 224人分乘4辆大巴，每辆56人.
  const isDivided = rate.sentence * 1e4 + rate.from === last && result.sentence * 1e4 + result.from === first;
  const left = rate.per.length - met - result.per.length;
  const sentences = new Set(all.map(({ sentence }) => sentence)).size;
  return (
    met * 4 +
    (left > 0 ? -3 * left : 0) +
    (met === 0 ? -1 : 0) +
    (counts.length > met + 1 ? -3 : 0) +
    (isLast || isDivided ? 2 : -1) +
    (resultWords.test(result.before) ? 2 : 0) +
    (quantities.length === all.length ? 3 : 0) -
    (isOneOfSeveral(quantities, rate) ? SEVERAL : 0) -
    (/净|实/.test(result.before) ? 3 : 0) -
    within.length * 1.5 -
    (sentences - 1) * 2
  );
}
