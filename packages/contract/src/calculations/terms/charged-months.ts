/** 第一年按11个月计收，租金为871,200元: the months that are charged, at the sum for one month that stands before. */
import type { Contract } from '../../contract.ts';
import { readNumber } from '../../numbers/read-number.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { figureOfAmount } from '../figures/figure-of-fact.ts';
import { holds, type ProductRelation } from '../figures/figure-relation.ts';
import { isSlip } from '../figures/figure-slips.ts';
import { implied } from '../figures/measures.ts';
import { filledAmounts } from '../prices/price-sentences.ts';
import type { StatedRelation } from '../stated-relation.ts';
import { timedAmounts } from './timed-amounts.ts';

const charged =
  /按(?:照)?(?:实际)?(?<count>[一二两三四五六七八九十\d]{1,3})个月(?:的?租金)?(?:计收|计算|计费|计租|计付|收取|支付|缴纳|结算|计)[，,]?[^，。；\d]{0,14}$/;
const REACH = 40;

export function chargedMonths(contract: Contract): readonly StatedRelation[] {
  const rates = timedAmounts(contract);
  return sentencesOf(contract).flatMap((sentence) =>
    filledAmounts(contract, sentence).flatMap((sum): StatedRelation[] => {
      const before = contract.document.text
        .slice(Math.max(sentence.start, sum.start - REACH), sum.start)
        .replace(/\s/g, '');
      const months = readNumber(charged.exec(before)?.groups?.count ?? '');
      const rate = rates.findLast(
        ({ amount, time, unit }) => amount.start < sum.start && time === 'month' && unit === null,
      );
      if (months === null || rate === undefined) return [];
      const relation: ProductRelation = {
        kind: 'product',
        name: 'product',
        factors: [figureOfAmount(contract, rate.amount), implied(months)],
        result: figureOfAmount(contract, sum),
      };
      if (!holds(relation) && !isSlip(relation)) return [];
      const others = rate.sentence.start === sentence.start ? [] : [rate.sentence];
      return [{ relation, place: sentence, others }];
    }),
  );
}
