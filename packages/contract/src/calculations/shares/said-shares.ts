/**
 * Shares that follow from other figures of their paragraph: 提案40件，已办结34件，办结率85%; 利润900万元，甲方分得60%，即
 * 540万元；乙方分得40%，即360万元.
 */
import type { Span } from '@wenjian/document';
import type { Contract, Percentage } from '../../contract.ts';
import { factsWithin, type Sentence, sentencesOf } from '../../text/sentences.ts';
import { figureOfAmount, figureOfShare } from '../figures/figure-of-fact.ts';
import { holds, type ProductRelation } from '../figures/figure-relation.ts';
import { isSlip } from '../figures/figure-slips.ts';
import { type FilledAmount, filledAmounts } from '../prices/price-sentences.ts';
import { wordsBefore } from '../prices/whole-price.ts';
import { isNear, type StatedRelation } from '../stated-relation.ts';
import { type ListedValue, listedValues } from '../tables/listed-values.ts';
import { isTableLine } from '../terms/timed-amounts.ts';

export function saidShares(contract: Contract): readonly StatedRelation[] {
  const ofOne = contract.document.blocks.flatMap((block) =>
    block.type === 'tableCell' ? [] : sharesOfOne(contract, block),
  );
  const rates = sentencesOf(contract).flatMap((sentence) =>
    sentence.isCell || isTableLine(contract, sentence) ? [] : ratesOfTwo(contract, sentence),
  );
  return [...rates, ...ofOne];
}

const rateNamed =
  /(?:完成|办结|办理|合格|出席|到会|到位|出勤|到课|满意|使用|利用|入住|出租|回收|通过|达标|整改|回款|收缴|缴费|执行|支付|上座|就业|签约|竣工|投产|落实|优良|成活|覆盖|参会|参与|反馈|有效|及格|优秀|准确|抽检|投票|赞成|同意|解决|结案|录取|升学|报名)(?:率|比例|占比)(?:[为是：]|达到?|约为)?$|(?:完成|实现|达到)(?:全年|年度|本月|本期|总)?(?:计划|目标|任务|指标|预算)的$|占(?:全部|总)(?:长度|面积|里程|工程量|数量|量|数|人数|户数|件数)的$/;

/** 完成6项，正在办理2项，完成率: the part that is done, not the last one. */
const done = /(?:完成|办结|整改|通过|合格|签约|收回|到位)$/;

/** The part and the whole stand before it, in one unit. */
function ratesOfTwo(contract: Contract, sentence: Sentence): readonly StatedRelation[] {
  if (/每|约(?=\d)|不低于|不少于|以上|其余/.test(sentence.text)) return [];
  const values = listedValues(contract, sentence).filter(({ isPrice }) => !isPrice);
  return factsWithin(contract.percentages, sentence).flatMap((share): StatedRelation[] => {
    if (!rateNamed.test(wordsBefore(contract, share)) || share.value > 1) return [];
    const before = values.filter(({ end }) => end <= share.start);
    const part = before.findLast((value) => done.test(wordsBefore(contract, value))) ?? before.at(-1);
    if (part === undefined) return [];
    const bases = before.filter(({ start, unit, figure }) => {
      return start < part.start && unit === part.unit && figure.value >= part.figure.value;
    });
    const readings = bases.map((base) => shareOf(contract, base, share, part));
    const right = readings.find(holds);
    const [only, another] = readings;
    const relation = right ?? (another === undefined ? only : undefined);
    if (relation === undefined || !(holds(relation) || isNear(relation))) return [];
    if (!holds(relation) && isOfAnother(contract, share, part)) return [];
    return [{ relation, place: sentence, others: [] }];
  });
}

/** A figure of the same unit anywhere, of which it is this share. */
function isOfAnother(contract: Contract, share: Percentage, part: ListedValue): boolean {
  return sentencesOf(contract).some((sentence) =>
    listedValues(contract, sentence).some(
      (base) => base.unit === part.unit && holds(shareOf(contract, base, share, part)),
    ),
  );
}

function shareOf(
  contract: Contract,
  base: ListedValue,
  share: Percentage,
  part: ListedValue,
): ProductRelation {
  const factors = [base.figure, figureOfShare(contract, share)];
  return { kind: 'product', name: 'share', factors, result: part.figure };
}

const between = /^(?:的[^，。；、\d%]{0,8})?[，（(]?(?:即|计|合|折合|共计|为|金额为)[^，。；\d%]{0,6}$/;
const otherShare = /税|利率|利息|违约|逾期|滞纳|罚|递增|上浮|下浮|折/;

/** Two and more shares with their sums, all of one sum of the paragraph: most must be right, then the others are wrong. */
function sharesOfOne(contract: Contract, block: Span): readonly StatedRelation[] {
  const { text } = contract.document;
  if (otherShare.test(text.slice(block.start, block.end))) return [];
  const amounts = filledAmounts(contract, block);
  const pairs = factsWithin(contract.percentages, block).flatMap((share) => {
    const sum = amounts.find(
      ({ start }) => start >= share.end && between.test(text.slice(share.end, start).replace(/\s/g, '')),
    );
    return sum === undefined ? [] : [{ share, sum }];
  });
  if (pairs.length < 2) return [];
  const sums = new Set(pairs.map(({ sum }) => sum));
  const bases = amounts.filter((amount) => !sums.has(amount));
  const readings = bases
    .map((base) => pairs.map(({ share, sum }) => ofBase(contract, base, share, sum)))
    .filter((all) => all.filter(holds).length * 2 >= all.length && all.some(holds));
  const [only, another] = readings;
  if (only === undefined || another !== undefined) return [];
  return only
    .filter((relation) => holds(relation) || isSlip(relation))
    .map((relation): StatedRelation => ({ relation, place: block, others: [] }));
}

function ofBase(
  contract: Contract,
  base: FilledAmount,
  share: Percentage,
  sum: FilledAmount,
): ProductRelation {
  const factors = [figureOfAmount(contract, base), figureOfShare(contract, share)];
  return { kind: 'product', name: 'share', factors, result: figureOfAmount(contract, sum) };
}
