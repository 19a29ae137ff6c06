/**
 * What a share comes to, said at once behind it: 合同总价的10%支付违约金，即31,490元; 月租金在前项基础上上调5%，即每月23,499元; 月工资12,000元的30%，即
 * 每月3,600元. Where the sum stands at the share it is the base; elsewhere any sum of the document may be. Promise: silent when the result comes out from
 * any of them, and about results that are no slip of a digit or two.
 */
import type { Contract, Percentage } from '../../contract.ts';
import { factsWithin, type Sentence, sentencesOf } from '../../text/sentences.ts';
import { figureOfAmount, figureOfShare } from '../figures/figure-of-fact.ts';
import type { Relation } from '../figures/figure-relation.ts';
import { isSlip } from '../figures/figure-slips.ts';
import { type FilledAmount, filledAmounts, isFilled } from '../prices/price-sentences.ts';
import { agrees, type StatedRelation } from '../stated-relation.ts';
import { isTableLine } from '../terms/timed-amounts.ts';
import { isSlipOf } from './slips-of-digits.ts';
import { isOneOff, isTurned, LEAST_SUM, MOST_SUMS } from './turned-digits.ts';

/** Nothing but what is paid stands between the share and its result. */
const thatIs =
  /^[^。；%\d]{0,16}[，（(]?(?:即|计|合|共计|合计|折合|相当于|也就是)(?:为|人民币|每月|每年|每季度?|每期|每日|每次|月租金|年租金|租金|金额|[¥￥（(：:])*$/;
const up = /(?:上调|上浮|上涨|递增|增加|提高|涨幅|增长|加收)(?:了|至|为)?$/;
const down = /(?:下调|下浮|下降|降低|减少|递减|优惠|扣减)(?:了|至|为)?$/;
/** 乙方月工资12,000元的30%: the sum at the share. */
const ofSum = /^(?:整|（[^（）]{0,30}）)?的$/;
const otherMatter = /左右|约(?=\d)|余款|其余|剩余|扣除|税率|利率|[每按]日|逾期/;
const limited = /不超过|不低于|至少|最高|上限|以上/;
const BEFORE = 8;
/** In fen. */
const YUAN = 100;
/** Months or years that the sentence counts besides. */
const MOST_TIMES = 60;

export function saidResults(contract: Contract, known: readonly StatedRelation[]): readonly StatedRelation[] {
  const results = new Set<number>(known.flatMap(({ relation }) => relation.result.span?.start ?? []));
  const sums = contract.amounts.filter(isFilled).filter(({ isUppercase, fen }) => !isUppercase && fen > 0);
  if (sums.length > MOST_SUMS) return [];
  return sentencesOf(contract).flatMap((sentence) => {
    if (sentence.isCell || isTableLine(contract, sentence) || otherMatter.test(sentence.text)) return [];
    return filledAmounts(contract, sentence).flatMap((sum): readonly StatedRelation[] => {
      if (
        sum.isUppercase ||
        sum.fen < LEAST_SUM ||
        results.has(figureOfAmount(contract, sum).span?.start ?? -1)
      )
        return [];
      const share = shareSaid(contract, sentence, sum);
      return share === null ? [] : slipOf(contract, sentence, share, sum, sums);
    });
  });
}

function shareSaid(contract: Contract, sentence: Sentence, sum: FilledAmount): Percentage | null {
  const share = factsWithin(contract.percentages, sentence).findLast(({ end }) => end <= sum.start);
  if (share === undefined || share.value >= 1 || share.value <= 0 || share.per === 'day') return null;
  const between = contract.document.text.slice(share.end, sum.start).replace(/\s/g, '');
  return thatIs.test(between) && !limited.test(between) ? share : null;
}

interface Reading {
  readonly base: FilledAmount;
  readonly fen: number;
  readonly relation: Relation;
}

function slipOf(
  contract: Contract,
  sentence: Sentence,
  share: Percentage,
  sum: FilledAmount,
  sums: readonly FilledAmount[],
): readonly StatedRelation[] {
  const { text } = contract.document;
  const said = text.slice(Math.max(0, share.start - BEFORE), share.start).replace(/\s/g, '');
  const own = sums.findLast(({ end }) => end <= share.start);
  const isOwn = own !== undefined && ofSum.test(text.slice(own.end, share.start).replace(/\s/g, ''));
  const bases = isOwn ? [own] : sums.filter(({ start }) => start !== sum.start);
  const readings = bases.map((base): Reading => readingOf(contract, base, share, sum, said));
  if (readings.some(({ fen }) => comesOut(fen, sum.fen))) return [];
  const slips = readings.filter(({ fen, relation }) =>
    isOwn ? !agrees(relation) && isSlip(relation) : isSlipOfDigits(fen, sum.fen),
  );
  const [slip] = slips;
  if (slip === undefined || new Set(slips.map(({ fen }) => fen)).size > 1) return [];
  const isElsewhere = slip.base.start < sentence.start || slip.base.start >= sentence.end;
  return [{ relation: slip.relation, place: sentence, others: isElsewhere ? [slip.base] : [] }];
}

/** A zero too many or too few is a slip as well. */
function isSlipOfDigits(right: number, stated: number): boolean {
  const isShifted = Math.abs(right * 10 - stated) < 1 || Math.abs(right - stated * 10) < 1;
  return isShifted || isTurned(right, stated) || isOneOff(right, stated) || isSlipOf(right, stated);
}

function comesOut(right: number, stated: number): boolean {
  const times = Math.round(stated / right);
  return times >= 1 && times <= MOST_TIMES && Math.abs(right * times - stated) <= YUAN;
}

function readingOf(
  contract: Contract,
  base: FilledAmount,
  share: Percentage,
  sum: FilledAmount,
  said: string,
): Reading {
  const [net, rate, result] = [
    figureOfAmount(contract, base),
    figureOfShare(contract, share),
    figureOfAmount(contract, sum),
  ];
  if (up.test(said))
    return {
      base,
      fen: base.fen * (1 + share.value),
      relation: { kind: 'markup', name: 'share', net, rate, result },
    };
  if (down.test(said)) {
    const less = { ...rate, value: -rate.value };
    return {
      base,
      fen: base.fen * (1 - share.value),
      relation: { kind: 'markup', name: 'share', net, rate: less, result },
    };
  }
  return {
    base,
    fen: base.fen * share.value,
    relation: { kind: 'product', name: 'share', factors: [net, rate], result },
  };
}
