/**
 * A total whose digits stand in another order than those of what the sums above it make together, or than twelve times the sum of a month. Whatever
 * words join them: that two neighbouring digits changed places by chance is unlikelier than any other reading. Promise: silent when the total comes out of any of these
 * sums, when the right one stands elsewhere, or when the total stands in the contract twice.
 */
import { documentSpan } from '@wenjian/document';
import type { Contract } from '../../contract.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { figureOfAmount } from '../figures/figure-of-fact.ts';
import type { Relation } from '../figures/figure-relation.ts';
import { implied } from '../figures/measures.ts';
import { type FilledAmount, isFilled } from '../prices/price-sentences.ts';
import { wordsBefore } from '../prices/whole-price.ts';
import type { StatedRelation } from '../stated-relation.ts';
import { isTurned, LEAST_SUM, MOST_SUMS } from './turned-digits.ts';

const totalWords = /(?:合计|共计|总计|总价|总额|总金额|总费用|全年|年度)[^，。；\d]{0,30}$/;
const yearly = /(?:全年|年度|每年|年[\u4e00-\u9fff]{0,6}费)[^，。；\d]{0,30}$/;
const monthly = /(?:每月|月度|每个月|月[\u4e00-\u9fff]{0,6}[费租金])[^，。；\d]{0,10}$/;
const REACH = 40;
/** A longer list is one list. */
const MOST_PARTS = 12;
const MONTHS_OF_YEAR = 12;

interface Reading {
  readonly bases: readonly FilledAmount[];
  readonly times: number;
}

export function turnedTotals(
  contract: Contract,
  known: readonly StatedRelation[],
): readonly StatedRelation[] {
  const results = new Set<number>(known.flatMap(({ relation }) => relation.result.span?.start ?? []));
  const sums = contract.amounts.filter(isFilled).filter(({ isUppercase, fen }) => !isUppercase && fen > 0);
  if (sums.length > MOST_SUMS) return [];
  return sums.flatMap((total, index) => {
    const result = figureOfAmount(contract, total);
    if (total.fen < LEAST_SUM || results.has(result.span?.start ?? -1)) return [];
    if (!totalWords.test(wordsBefore(contract, total, REACH))) return [];
    if (sums.some(({ start, fen }) => start !== total.start && fen === total.fen)) return [];
    const readings = readingsOf(contract, total, sums.slice(0, index));
    if (readings.some((reading) => fenOf(reading) === total.fen)) return [];
    const isWritten = (fen: number): boolean => sums.some((other) => other.fen === fen);
    const turned = readings.find(
      (reading) => isTurned(fenOf(reading), total.fen) && !isWritten(fenOf(reading)),
    );
    return turned === undefined ? [] : [statedOf(contract, turned, total)];
  });
}

function fenOf({ bases, times }: Reading): number {
  return bases.reduce((sum, { fen }) => sum + fen, 0) * times;
}

/** Runs of sums right before the total: all of them, and the last of each item of a list (15,000元×6个月＝90,000元；). */
function readingsOf(
  contract: Contract,
  total: FilledAmount,
  before: readonly FilledAmount[],
): readonly Reading[] {
  const near = before.slice(-2 * MOST_PARTS);
  const months = yearly.test(wordsBefore(contract, total, REACH))
    ? near.filter((sum) => monthly.test(wordsBefore(contract, sum)))
    : [];
  return [
    ...runsOf(near),
    ...runsOf(lastOfItems(contract, near)),
    ...months.map((sum): Reading => ({ bases: [sum], times: MONTHS_OF_YEAR })),
  ];
}

function runsOf(sums: readonly FilledAmount[]): readonly Reading[] {
  const most = Math.min(MOST_PARTS, sums.length);
  return Array.from({ length: Math.max(0, most - 1) }, (_, at) => ({ bases: sums.slice(-2 - at), times: 1 }));
}

function lastOfItems({ document }: Contract, sums: readonly FilledAmount[]): readonly FilledAmount[] {
  return sums.filter((sum, index) => {
    const next = sums[index + 1];
    return next === undefined || /[；;。\n]/.test(document.text.slice(sum.end, next.start));
  });
}

function statedOf(contract: Contract, { bases, times }: Reading, total: FilledAmount): StatedRelation {
  const figures = bases.map((base) => figureOfAmount(contract, base));
  const result = figureOfAmount(contract, total);
  const relation: Relation =
    times === 1
      ? { kind: 'sum', name: 'total', parts: figures, result }
      : { kind: 'product', name: 'product', factors: [...figures, implied(times)], result };
  const sentence = sentencesOf(contract).find(({ start, end }) => start <= total.start && total.end <= end);
  const place = sentence ?? documentSpan(total.start, total.end);
  return { relation, place, others: bases.filter(({ end }) => end <= place.start) };
}
