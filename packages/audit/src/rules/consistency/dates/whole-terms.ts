/**
 * Terms that a contract has once, told in two clauses in different words: 保证期间…自债务履行期限届满之日起三年 and 保证期间为…二年; 委托期限一年 and 本合同有效期二年. Promise: silent
 * where a clause speaks of a case of its own (展期, 续签, 提前到期), and where the longer one is said to be longer.
 */
import { type Contract, factsWithin, type Sentence, sentencesOf } from '@wenjian/contract';
import { monthsOf } from '../../../checks/find-numbers.ts';
import type { Finding } from '../../../rule.ts';
import { differs } from '../differing-claims.ts';

interface Length {
  readonly months: number;
  readonly written: string;
  readonly sentence: Sentence;
}

export function differingWholeTerms(contract: Contract): Finding[] {
  const surety = lengths(contract, suretyTerm, otherSurety);
  const valid = lengths(contract, validTerm, otherValid);
  const own = lengths(contract, ownTerm, otherValid).filter(({ sentence }) => !validTerm.test(sentence.text));
  return [
    ...against(surety.slice(0, 1), surety.slice(1), '保证期间'),
    ...(valid.length === 1 && own.length === 1 ? against(own, valid, '合同期限') : []),
  ];
}

const suretyTerm = /保证期间(?!内|届满|未|经过|已|以内)/;
const otherSurety = /展期|提前到期|宣布|分期|没有约定|约定不明|未约定|法律|延长|变更|诉讼时效|民法典/;
const validTerm =
  /(?:本?(?:合同|协议))(?![^。；]{0,30}(?:保函|报价|资质|许可证|保单|授权书))[^。；]{0,24}有效期限?(?:为|是|：|共|限)?[^，。；\d]{0,4}[\d一二两三四五六七八九十]{1,3}(?:年|个月)/;
const ownTerm =
  /(?:委托|合作|服务|代理|授权|许可|承包|经营|租赁|派遣|聘用|顾问|运营|托管)期限?(?:为|共|是|：|限)?[\d一二两三四五六七八九十]{1,3}(?:年|个月)/;
const otherValid =
  /展期|续|顺延|延长|届满|期满|到期|提前|试|免|首期|第[一二三四五六七八九十\d]+[年期次]|质保|保密|竞业|超过|不低于|不少于|变更|解除/;

/** One length in the sentence, in months or years. */
function lengths(contract: Contract, named: RegExp, other: RegExp): readonly Length[] {
  return sentencesOf(contract).flatMap((sentence): Length[] => {
    if (sentence.isCell || !named.test(sentence.text) || other.test(sentence.text.replace(untilDue, '')))
      return [];
    const [period, another] = factsWithin(contract.periods, sentence).filter(
      ({ unit }) => unit === 'year' || unit === 'month',
    );
    if (period === undefined || another !== undefined) return [];
    const written = contract.document.text.slice(period.start, period.end).trim();
    return [{ months: monthsOf(period), written, sentence }];
  });
}

/** 债务履行期限届满之日起: from when it runs; 至2027年9月30日届满: its last day. */
const untilDue = /债务[^，。；]{0,8}(?:届满|期满|到期)|[日号](?:届满|止|期满)/g;

function against(first: readonly Length[], others: readonly Length[], name: string): readonly Finding[] {
  const [one] = first;
  if (one === undefined) return [];
  return others.flatMap((other) =>
    differs({ value: one.months }, { value: other.months })
      ? [
          {
            span: other.sentence,
            related: [one.sentence],
            detail: `${name}一处为${one.written}，一处为${other.written}`,
          },
        ]
      : [],
  );
}
