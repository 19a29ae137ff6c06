/** A sentence that states a share, the whole and the part: 首期款20万元占合同总价80万元的30%. */
import {
  type Amount,
  type Contract,
  factsWithin,
  type Percentage,
  type Sentence,
  sentencesOf,
} from '@wenjian/contract';
import type { Finding } from '../rule.ts';

/** Nearer than this the part is right; rounding to a hundred yuan is usual. */
const RIGHT = 0.004;
/** Further than this the two sums have nothing to do with each other. */
const FAR = 0.45;
const otherMatter =
  /违约金|滞纳|赔偿|罚|不超过|不低于|上限|以上|以下|超过|税|逾期|溢价|估值|递增|上浮|下浮|调整|优惠|折扣|首付.{0,6}贷款/;

export function wrongShares(contract: Contract): Finding[] {
  return sentencesOf(contract).flatMap((sentence): Finding[] => {
    const [share, another] = factsWithin(contract.percentages, sentence);
    const sums = sumsIn(contract, sentence);
    const [one, other, third] = sums;
    if (share === undefined || another !== undefined || third !== undefined) return [];
    if (one === undefined || other === undefined || share.value <= 0 || share.value >= 1) return [];
    if (otherMatter.test(sentence.text) || !isStated(contract, sentence, share)) return [];
    const part = Math.min(one, other);
    const whole = Math.max(one, other);
    const error = Math.abs(part / (whole * share.value) - 1);
    if (error <= RIGHT || error > FAR) return [];
    return [
      {
        span: sentence,
        detail: `${yuan(whole)} × ${Number((share.value * 100).toFixed(4))}% = ${yuan(whole * share.value)}，此处为${yuan(part)}`,
      },
    ];
  });
}

/** 占…的30%, 持股30%即…, 年利率6%，年利息为…: the share is of the sum that stands beside it. */
function isStated({ document }: Contract, { start, end }: Sentence, share: Percentage): boolean {
  const before = document.text.slice(start, share.start);
  const after = document.text.slice(share.end, end);
  if (share.per === 'day' || share.per === 'month') return false;
  if (share.per === 'year') return /年利息|每年[^，。；]{0,4}利息|一年[^，。；]{0,6}利息/.test(after);
  return (
    /占[^，。；]{0,24}的?$|(?:元|整|）)的$/.test(before) ||
    /^[^，。；]{0,6}[，（(]?(?:即|合计?|折合|计|为|共计?|相当于)(?:人民币|[^，。；\d]{0,6}(?:为|即))?[^，。；\d]{0,4}\d/.test(
      after,
    ) ||
    /年利息|利息(?:为|共|计)/.test(after)
  );
}

function isPlain({ fen, isUppercase }: Amount): boolean {
  return fen !== null && !isUppercase;
}

function sumsIn(contract: Contract, sentence: Sentence): readonly number[] {
  return factsWithin(contract.amounts, sentence).flatMap((amount) =>
    isPlain(amount) ? [(amount.fen ?? 0) / 100] : [],
  );
}

function yuan(value: number): string {
  return `${Number(value.toFixed(2)).toLocaleString('zh-CN')}元`;
}
