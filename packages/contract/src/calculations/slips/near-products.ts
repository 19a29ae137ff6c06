/**
 * A price for one of something, how many there are, and the sum, in one sentence and in whatever words: 共36期，每期265,000元，
 * 总额9,540,000元. The sum is the one that is near the product. Promise: silent when any sum of the contract is the product.
 */
import type { Contract } from '../../contract.ts';
import { readNumber } from '../../numbers/read-number.ts';
import { type Sentence, sentencesOf } from '../../text/sentences.ts';
import { figureOfAmount } from '../figures/figure-of-fact.ts';
import type { ProductRelation } from '../figures/figure-relation.ts';
import { implied } from '../figures/measures.ts';
import { type FilledAmount, filledAmounts } from '../prices/price-sentences.ts';
import { wordsBefore } from '../prices/whole-price.ts';
import { agrees, type StatedRelation } from '../stated-relation.ts';
import { isTableLine } from '../terms/timed-amounts.ts';

const perOne =
  /每(?:个|一)?(?<of>[\u4e00-\u9fff]{1,3}?)(?:每个?(?<time>月|季度?|年))?(?:租金|房租|费用?|价格?|单价|应?支付|收取|补贴|报酬|为|计|按|人民币|[¥￥])*$/;
const otherMatter =
  /据实|预算|预计|暂[定估]|优惠|折|减免|免[租收]|扣|抵|逾期|违约|罚|赔|不超过|上限|最高|至少|不低于|不少于|递增|上浮|下浮|或者?|阶梯|超[过出]|另加|税率[^，。；]{0,4}\d+%[^，。；）)]*元|约\d/;
/** So much off it is still the same thing. */
const NEAR = 0.12;
/** In fen. */
const YUAN = 100;

export function nearProducts(
  contract: Contract,
  known: readonly StatedRelation[],
): readonly StatedRelation[] {
  const results = new Set<number>(known.flatMap(({ relation }) => relation.result.span?.start ?? []));
  return sentencesOf(contract).flatMap((sentence) => {
    if (sentence.isCell || !sentence.text.includes('每') || isTableLine(contract, sentence)) return [];
    const relation = productIn(contract, sentence);
    const at = relation?.result.span?.start ?? -1;
    return relation === null || results.has(at) ? [] : [{ relation, place: sentence, others: [] }];
  });
}

function productIn(contract: Contract, sentence: Sentence): ProductRelation | null {
  const sums = filledAmounts(contract, sentence);
  const priced = sums.flatMap((sum) => {
    const said = perOne.exec(partBefore(contract, sentence, sum))?.groups;
    return said === undefined ? [] : [{ sum, of: said.of ?? '', time: said.time }];
  });
  const counted = priced.flatMap((each) => {
    const number = countOf(sentence, each.of);
    return number === null ? [] : [{ ...each, count: number }];
  });
  const [price, another] = counted;
  if (price === undefined || another !== undefined || otherMatter.test(sentence.text)) return null;
  for (const sum of sums) {
    if (sum === price.sum) continue;
    const times = timesOf(price.time, partBefore(contract, sentence, sum));
    const meant = price.sum.fen * price.count * times;
    if (contract.amounts.some(({ fen }) => fen !== null && Math.abs(fen - meant) <= YUAN)) return null;
    if (Math.abs(sum.fen - meant) > meant * NEAR) continue;
    const counts = [price.count, ...(times > 1 ? [times] : [])].map(implied);
    const factors = [figureOfAmount(contract, price.sum), ...counts];
    const result = figureOfAmount(contract, sum);
    const relation: ProductRelation = { kind: 'product', name: 'product', factors, result };
    return agrees(relation) ? null : relation;
  }
  return null;
}

const REACH = 24;

function partBefore(contract: Contract, sentence: Sentence, sum: FilledAmount): string {
  const words = wordsBefore(contract, sum, Math.min(REACH, sum.start - sentence.start));
  return words.split(/[，。；：]/).at(-1) ?? '';
}

/** 320个账号, 共36期; several different numbers of it say nothing. */
function countOf({ text }: Sentence, of: string): number | null {
  const counted = new RegExp(
    `(?<![\\d.,第至])(\\d{1,3}(?:,\\d{3})+|\\d{1,7}|[一二两三四五六七八九十]{1,3})个?${of}`,
    'g',
  );
  const counts = [...text.matchAll(counted)].flatMap(([, digits = '']) => {
    const number = /\d/.test(digits) ? Number(digits.replaceAll(',', '')) : readNumber(digits);
    return number === null ? [] : [number];
  });
  const [count] = counts;
  return count === undefined || count < 2 || counts.some((other) => other !== count) ? null : count;
}

/** 每账号每月45元 and 每年…: twelve months. */
function timesOf(time: string | undefined, words: string): number {
  const isYear = /年/.test(words);
  if (time === '月') return isYear ? 12 : 1;
  return time?.startsWith('季') && isYear ? 4 : 1;
}
