/**
 * A share of the capital and the sum it stands for: 注册资本2,000万元 … 35%的股权（对应认缴出资额650万元). Promise: silent where the capital
 * changes or several are named.
 */
import type { Contract } from '../../contract.ts';
import { multiply, size } from '../../numbers/exact-number.ts';
import { factsWithin, sentencesOf } from '../../text/sentences.ts';
import { figureOfAmount, figureOfShare } from '../figures/figure-of-fact.ts';
import { expectedOf, type ProductRelation } from '../figures/figure-relation.ts';
import { filledAmounts, isFilled } from '../prices/price-sentences.ts';
import { wordsBefore } from '../prices/whole-price.ts';
import { agrees, isNear, type StatedRelation } from '../stated-relation.ts';

const capital = /注册资本(?:总额)?(?:为|是|：|:|共|人民币|[¥￥|｜])*$/;
const between =
  /^(?:的?(?:股权|股份|出资)?)?(?:[（(]以?下简?称(?:为)?[“"][^”"]{1,8}[”"][）)])?[，（(]{0,2}(?:即|对应|相应|折合|代表)的?[^，。；\d%]{0,14}(?:出资额?|注册资本|股本)[^，。；\d%]{0,6}$/;
const changing = /增资|增加|减资|新增|实缴/;

export function capitalShares(contract: Contract): readonly StatedRelation[] {
  const named = contract.amounts
    .filter(isFilled)
    .filter((amount) => !amount.isUppercase && capital.test(wordsBefore(contract, amount)));
  const [whole] = named;
  if (whole === undefined || named.some(({ fen }) => fen !== whole.fen)) return [];
  const { text } = contract.document;
  const isOfParty = ofParty.test(wordsBefore(contract, whole));
  return sentencesOf(contract).flatMap((sentence) =>
    changing.test(sentence.text) || (isOfParty && /(?:目标|标的)公司/.test(sentence.text))
      ? []
      : factsWithin(contract.percentages, sentence).flatMap((share): StatedRelation[] => {
          const sum = filledAmounts(contract, sentence).find(({ start }) => start >= share.end);
          if (sum === undefined || !isOfShare(contract, text.slice(share.end, sum.start), share.start))
            return [];
          const relation: ProductRelation = {
            kind: 'product',
            name: 'share',
            factors: [figureOfAmount(contract, whole), figureOfShare(contract, share)],
            result: figureOfAmount(contract, sum),
          };
          const isStated = agrees(relation) || (isNear(relation) && !isRounded(relation));
          return isStated ? [{ relation, place: sentence, others: [whole] }] : [];
        }),
  );
}

/** 33.3%的股权 of 3,000万元 are 1,000万元: the share was rounded. */
function isRounded(relation: ProductRelation): boolean {
  const [whole, share] = relation.factors;
  if (whole === undefined || share === undefined || share.step >= PERCENT) return false;
  return size(expectedOf(relation) - relation.result.value) * 2n <= multiply(whole.value, share.step);
}

const PERCENT = 10_000n;
/** 60%股权中的50%; 甲方注册资本 beside 目标公司的股权. */
const ofPart = /(?:中|其中|所持[^，。；]{0,8})的?$/;
const ofParty = /(?:[甲乙丙丁]方|转让方|受让方|投资方)的?注册资本/;
const TABLE_REACH = 80;

/** 35%的股权（对应认缴出资额…）, or a row 谢某 60% 600万元 below the words 认缴出资额. */
function isOfShare({ document }: Contract, gap: string, start: number): boolean {
  const above = document.text.slice(Math.max(0, start - TABLE_REACH), start);
  if (between.test(gap.replace(/\s/g, ''))) return !ofPart.test(above.trimEnd());
  return /^[\s|｜]+$/.test(gap) && /(?:认缴)?出资额/.test(above) && !/实缴|价款|转让|增资/.test(above);
}
