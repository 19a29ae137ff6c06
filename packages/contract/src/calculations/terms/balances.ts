/**
 * What is left and what is changed: 应付380,000元，已付260,000元，尚欠120,000元; 原价460,000元，增加52,000元，变更后512,000元;
 * 送审3,680,000元，核减215,000元，审定3,465,000元. Promise: silent unless every sum of the sentence has its part in it.
 */
import type { Contract } from '../../contract.ts';
import { type Sentence, sentencesOf } from '../../text/sentences.ts';
import { figureOfAmount } from '../figures/figure-of-fact.ts';
import { holds, type SumRelation } from '../figures/figure-relation.ts';
import { isSlip } from '../figures/figure-slips.ts';
import { type FilledAmount, filledAmounts } from '../prices/price-sentences.ts';
import { wordsAfter, wordsBefore } from '../prices/whole-price.ts';
import type { StatedRelation } from '../stated-relation.ts';
import { isTableLine } from './timed-amounts.ts';

const behind = '[^，。；\\d]{0,14}$';
const started = new RegExp(
  `(?:应付|应收|应缴|应还|应退|总价|总额|合计|共计|累计(?:供货|发货|完成|发生|投入|应付|应收|产值|借款)|结算(?:价|金额)|原(?:合同|价|定|报价|预算|金额)|送审|上[月年期](?:末)?结[余转]|期初|年初|收入|借款|拨付|到账|批复|下达|预算)${behind}`,
);
const taken = new RegExp(
  `(?:已(?:经)?(?:支)?付|已(?:收|还|缴|退|支出|使用|拨)|累计(?:付款|支付|已付|收款|还款|支出)|实付|实际(?:支付|付款|支出|使用)|核减|审减|调减|减少|扣除|扣减|扣款|支出|使用|归还|偿还)${behind}`,
);
const added = new RegExp(`(?:增加|追加|调增|核增|补充|新增|另增)${behind}`);
const left = new RegExp(
  `(?:尚欠|仍欠|欠付|拖欠|尚余|剩余|结余|余额|余款|未付|未还|尚有|尚需支付|还应支付|应再支付|(?:变更|调整|增加|追加|核减|扣除|扣减|减少)后|审定|核定|实际应付|期末)${behind}`,
);
const leftAfter = /^(?:（[^）]{0,30}）)?(?:尚)?(?:未付|未支付|未结清|未还|结余|余额)/;
const otherMatter = /利息|违约金|滞纳|税率|%|百分之|每|其中|分别|以内|不超过/;
const MOST_SUMS = 6;

export function balances(contract: Contract): readonly StatedRelation[] {
  return sentencesOf(contract).flatMap((sentence): StatedRelation[] => {
    if (sentence.isCell || isTableLine(contract, sentence) || otherMatter.test(sentence.text)) return [];
    const relation = balanceOf(contract, sentence);
    if (relation === null || !(holds(relation) || isSlip(relation))) return [];
    return [{ relation, place: sentence, others: [] }];
  });
}

function balanceOf(contract: Contract, sentence: Sentence): SumRelation | null {
  const sums = filledAmounts(contract, sentence);
  const [first, ...rest] = sums;
  const last = rest.at(-1);
  const changes = rest.slice(0, -1);
  if (first === undefined || last === undefined || changes.length === 0 || sums.length > MOST_SUMS)
    return null;
  const said = (sum: FilledAmount) =>
    wordsBefore(contract, sum)
      .split(/[，。；：]/)
      .at(-1) ?? '';
  const isLeft = left.test(said(last)) || leftAfter.test(wordsAfter(contract, last));
  if (!isLeft || !started.test(said(first))) return null;
  const parts = changes.map((sum) => {
    const figure = figureOfAmount(contract, sum);
    if (taken.test(said(sum))) return { ...figure, isDeduction: true };
    return added.test(said(sum)) ? figure : null;
  });
  if (parts.some((part) => part === null)) return null;
  return {
    kind: 'sum',
    name: 'total',
    parts: [figureOfAmount(contract, first), ...parts.filter((part) => part !== null)],
    result: figureOfAmount(contract, last),
  };
}
