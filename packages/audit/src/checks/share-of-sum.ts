/** A sentence that states a share, the whole and the part: 首期款20万元占合同总价80万元的30%, and sums with their total. */
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

const totalled = /(?:共计?|合计|总计|总共|累计)[^，。；\d]{0,6}$/;

/** 签约付5万元，开庭付5万元，判决付8万元，共计20万元. */
export function wrongSumsInProse(contract: Contract): Finding[] {
  const { text } = contract.document;
  return sentencesOf(contract).flatMap((sentence): Finding[] => {
    const amounts = factsWithin(contract.amounts, sentence).filter(isPlain);
    const total = amounts.at(-1);
    const parts = amounts.slice(0, -1);
    if (
      total === undefined ||
      parts.length < 2 ||
      /每|单价|\/|其中|违约|上限|不超过|税|优惠|折|减|扣|抵|月息|月利/.test(sentence.text)
    )
      return [];
    const gap = text.slice(parts.at(-1)?.end ?? 0, total.start);
    if (!totalled.test(gap) || gap.length > 12 || parts.some((part) => (part.fen ?? 0) >= (total.fen ?? 0)))
      return [];
    const sum = parts.reduce((all, { fen }) => all + (fen ?? 0), 0);
    const error = Math.abs(sum / (total.fen ?? 1) - 1);
    if (error < 0.0005 || error > FAR) return [];
    return [
      { span: sentence, detail: `各项相加为${yuan(sum / 100)}，此处写为${yuan((total.fen ?? 0) / 100)}` },
    ];
  });
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
