/** Parts of one unit that stand in a row, and the figure of all before or behind them: also a whole with what is left of it. */
import type { Passage, Quantity } from './quantity.ts';
import { type Finding, roundingOf, weigh } from './weigh.ts';

const MOST_PARTS = 12;
const MOST_SERIES = 18;
const wholeWords = /共|总|数量|全部|合计|累计|全[部县市校年村班队程场]|一共|共计|小计|计划|规模|应|由/;
const partWords = /其中|分别|包括|包含|由|含|分为|组成|构成|来源|涉及|分[成为]|如下/;
const restWords = /空余|空闲|缺额|其余|剩余|余下|余额|结余|尚|还|未|剩|欠|另|净|实/;
/** What is not added: the same thing at other times, in other states, in words that compare. */
const comparing = /比|较|上年|去年|同期|[增减降升]|目标|计划|预[计算期]|限|标准|违约|逾期|罚|赔|单价|税/;

export function sums(passage: Passage): readonly Finding[] {
  const series = new Map<string, Quantity[]>();
  for (const quantity of passage.quantities) {
    if ((quantity.isRate && !isMean(quantity)) || quantity.isLoose || quantity.value <= 0) continue;
    const own = series.get(quantity.dimension) ?? [];
    own.push(quantity);
    series.set(quantity.dimension, own);
  }
  return [
    ...[...series].flatMap(([dimension, own]) =>
      own.length < 3 || own.length > MOST_SERIES || dimension === 'share' ? [] : ofSeries(passage, own),
    ),
    ...mixedSums(passage),
  ];
}

/** 日均在场104人: of one day, as are its parts. */
function isMean({ before, per }: Quantity): boolean {
  return /[日月年]均/.test(before) && per.every((word) => /^[日月年]$/.test(word));
}

/** 帐篷260顶、折叠床480张，合计740件: counts of whatever, and a total that says so. */
function mixedSums(passage: Passage): readonly Finding[] {
  const counts = passage.quantities.filter(({ dimension, unit }) => dimension === unit);
  const whole = counts.at(-1);
  const parts = counts.slice(0, -1);
  if (whole === undefined || parts.length < 2 || counts.length !== passage.quantities.length) return [];
  if (!/^(?:件|个|项|样|种)$/.test(whole.unit) || !/(?:合计|共计|总计)/.test(whole.before)) return [];
  if (counts.some(({ isLoose, isRate, sentence }) => isLoose || isRate || sentence !== whole.sentence))
    return [];
  const found = weighSum(passage, counts, whole, parts, 1);
  return found === null ? [] : [found];
}

function ofSeries(passage: Passage, series: readonly Quantity[]): readonly Finding[] {
  const tried = Math.max(1, series.length - 2);
  return series.flatMap((whole, at) =>
    runsBeside(series, at).flatMap((parts) => weighSum(passage, series, whole, parts, tried) ?? []),
  );
}

function runsBeside(series: readonly Quantity[], at: number): readonly (readonly Quantity[])[] {
  const runs: (readonly Quantity[])[] = [];
  for (let count = 2; count <= MOST_PARTS; count++) {
    if (at + count < series.length) runs.push(series.slice(at + 1, at + 1 + count));
    if (at - count >= 0) runs.push(series.slice(at - count, at));
  }
  // 扣除甲和乙后，由应付的丙实付丁: the whole stands among its parts.
  const others = series.filter((_, index) => index !== at);
  if (at > 0 && at + 1 < series.length && others.every(({ value }) => value < (series[at]?.value ?? 0)))
    runs.push(others);
  return runs;
}

function weighSum(
  passage: Passage,
  series: readonly Quantity[],
  whole: Quantity,
  parts: readonly Quantity[],
  tried: number,
): Finding | null {
  const expected = parts.reduce((sum, { value }) => sum + value, 0);
  if (parts.some(({ value }) => value >= whole.value * 1.5)) return null;
  const slack = Math.max(
    [whole, ...parts].reduce((sum, each) => sum + (each.scale >= 1e8 ? roundingOf(each) : 0), 0),
    expected * 1e-9,
  );
  const off = Math.abs(expected - whole.value);
  // What it differs by is said: a fee beside them, or a part that was named apart.
  if (
    off > slack &&
    series.some((each) => each !== whole && !parts.includes(each) && Math.abs(each.value - off) <= slack)
  )
    return null;
  if (off > slack && isOfRate(passage, whole, off)) return null;
  if (off > slack && isSigned(whole.value, parts, slack)) return { holds: true, figures: [whole, ...parts] };
  return weigh({
    name: 'sum',
    candidates: [
      { quantity: whole, expected },
      ...parts.map((quantity) => ({ quantity, expected: whole.value - expected + quantity.value })),
    ],
    slack,
    structure: structureOf(passage, series, whole, parts) - Math.log2(tried),
    formula: parts.map(({ written }) => written).join(' + '),
  });
}

/** 月租金10,000元 … 一个季度租金、押金共计: what it differs by is some months of a price that stands beside them. */
function isOfRate({ quantities }: Passage, { dimension }: Quantity, off: number): boolean {
  return quantities.some(
    (each) =>
      each.isRate &&
      each.dimension === dimension &&
      each.value > 1 &&
      Math.abs(off % each.value) < 1e-9 &&
      off > 0,
  );
}

const MOST_SIGNED = 7;

/** 期初, 购入, 领用: some of the parts are taken away. */
function isSigned(whole: number, parts: readonly Quantity[], slack: number): boolean {
  if (parts.length > MOST_SIGNED) return false;
  const reach = (at: number, sum: number): boolean => {
    const part = parts[at];
    if (part === undefined) return Math.abs(sum - whole) <= slack;
    return reach(at + 1, sum + part.value) || (at > 0 && reach(at + 1, sum - part.value));
  };
  return reach(0, 0);
}

function structureOf(
  { quantities }: Passage,
  series: readonly Quantity[],
  whole: Quantity,
  parts: readonly Quantity[],
): number {
  const [first] = parts;
  const unused = series.length - parts.length - 1;
  const isBefore = first !== undefined && whole.start < first.start;
  const between = isBefore && first.sentence === whole.sentence ? whole.after + first.before : '';
  const sentences = new Set([whole, ...parts].map(({ sentence }) => sentence)).size;
  const near = [whole, ...parts].map(({ before }) => before).join(' ');
  const lastPart = parts.at(-1);
  return (
    (wholeWords.test(whole.before) || wholeWords.test(whole.after) ? 3 : 0) +
    (partWords.test(between) ? 3 : 0) +
    (lastPart !== undefined && restWords.test(lastPart.before) ? 2 : 0) +
    Math.min(3, parts.length - 1) +
    (unused === 0 ? 3 : -1.5 * unused) +
    (quantities.length === parts.length + 1 && sentences === 1 ? 2 : 0) -
    (sentences - 1) * 1.5 -
    (parts.slice(1).some(({ before }) => before.includes('其中')) ? 5 : 0) -
    (parts.some(({ value }) => value >= whole.value) ? 4 : 0) -
    (comparing.test(near) ? 4 : 0)
  );
}
