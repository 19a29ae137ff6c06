/** Limits of labour law: length and pay of the probation, length and compensation of a non-compete clause. */

import { type Contract, factsWithin, type Sentence, sentencesOf, wordsBefore } from '@wenjian/contract';
import { documentSpan } from '@wenjian/document';
import { hitOrPassed, levels, notApplicable, sentenceRule } from '../../checks/build-rule.ts';
import { sharesIn } from '../../checks/find-figures.ts';
import {
  daysBetween,
  monthsBetween,
  monthsOf,
  percentText,
  sentencesWith,
} from '../../checks/find-numbers.ts';
import { findSentences } from '../../checks/find-sentences.ts';
import { labourContractLaw, labourLaw } from '../../checks/laws.ts';
import type { Finding, Rule } from '../../rule.ts';
import { labourContractRegulation } from '../by-kind/by-kind-laws.ts';

const MIN_PROBATION_PAY = 0.8;

export const labourLimitRules: readonly Rule[] = [
  {
    id: 'validity.probation-over-limit',
    title: '试用期超过法定上限',
    family: 'validity',
    types: ['labour', 'service'],
    levels: levels('H/M/H'),
    examines: '试用期长度与劳动合同期限是否相符',
    reason: '试用期超过法定上限的部分无效，已经履行的，用人单位应按试用期满后的工资标准支付赔偿金。',
    basis: [
      labourContractLaw(
        '第十九条',
        '合同期三个月以上不满一年的试用期不超过一个月，一年以上不满三年的不超过二个月，三年以上及无固定期限的不超过六个月；不满三个月的不得约定试用期。',
      ),
      labourLaw('第二十一条', '试用期最长不得超过六个月。'),
    ],
    suggestion:
      '试用期包含在劳动合同期限内，其长度按《中华人民共和国劳动合同法》第十九条确定：本合同期限一年以上不满三年的，试用期为二个月。',
    check(contract) {
      // A service may be tried for as long as the parties like; people who are sent may not.
      if (contract.type.type === 'service' && !/派遣/.test(contract.title?.text ?? '')) return notApplicable;
      const probation = sentencesOf(contract).flatMap((sentence) => probationIn(contract, sentence));
      if (probation.length === 0) return notApplicable;
      const term = termMonths(contract);
      const limit = term === null ? LONGEST_PROBATION : probationLimit(term);
      return hitOrPassed(
        probation
          .filter(({ months }) => months > limit + DAY_TOLERANCE)
          .map(({ sentence, months }) => ({
            span: sentence,
            detail: `约定的试用期约为 ${Number(months.toFixed(1))} 个月，法定上限为 ${limit} 个月`,
          })),
      );
    },
  },
  {
    id: 'validity.probation-pay-low',
    title: '试用期工资低于约定工资的百分之八十',
    family: 'validity',
    types: ['labour'],
    levels: levels('M/M/M'),
    examines: '试用期工资是否不低于转正后工资的百分之八十',
    reason: '试用期工资低于约定工资百分之八十的，劳动者可以要求补足差额。',
    basis: [
      labourContractLaw(
        '第二十条',
        '试用期工资不得低于本单位相同岗位最低档工资或者合同约定工资的百分之八十，也不得低于当地最低工资标准。',
      ),
      labourContractRegulation(
        '第十五条',
        '试用期工资不得低于相同岗位最低档工资或者约定工资的80%，也不得低于最低工资标准。',
      ),
    ],
    suggestion: '{performer}试用期工资为本合同约定月工资的百分之八十，且不低于{payer}所在地最低工资标准。',
    thresholds: { share: MIN_PROBATION_PAY },
    excuses: (_, { text }, { share = MIN_PROBATION_PAY }) => !sharesIn(text).some((said) => said < share),
    check(contract, { share = MIN_PROBATION_PAY }) {
      return hitOrPassed([...lowPayShare(contract, share), ...lowPayAmount(contract, share)]);
    },
  },
  sentenceRule({
    id: 'validity.probation-repeated',
    title: '重复约定或者延长试用期',
    family: 'validity',
    types: ['labour'],
    levels: levels('M/M/M'),
    examines: '是否允许延长试用期或者再次约定试用期',
    reason: '同一用人单位与同一劳动者只能约定一次试用期，延长、续签或者调岗后重新约定的试用期不产生效力。',
    basis: [labourContractLaw('第十九条', '同一用人单位与同一劳动者只能约定一次试用期。')],
    suggestion: '双方确认本合同仅约定一次试用期，不因续签、调岗或者考核结果而延长或者重新约定。',
    ways: [
      [
        /(?:再|另|又|多)(?:给|加|安排|延|增|行)?[^，。；]{0,8}(?:[一二两三四五六\d]+个?(?:月|周)|观察|试用|考察)|加长|延长|拉长|往后延/,
        /试用|考察|观察|见习/,
      ],
    ],
    pattern:
      /试用期?[^。；]{0,12}(?:延至|延到|延期|顺延|再加|续期)|(?:再|重新|另行?|二次|再次|继续|延长|顺延|加长|新的)[^，。；]{0,12}试用|试用(?:考察)?期?[^。；]{0,40}(?:延长|顺延|再延|续延|再次|重新|继续试用|加试)/,
    unless: /不得|不(?:予|再|因|能|可|会|延长|重新|另)|只能约定一次|仅约定一次|无权|一次试用/,
  }),
];

const PROBATION = /试用(?:考察)?期?|考察期|见习期|试岗期?/;
const LONGEST_PROBATION = 6;
const DAYS_OF_MONTH = 30.4375;
/** In months: a term that ends a day or a few days early still counts as full months. */
const DAY_TOLERANCE = 0.12;

function probationLimit(term: number): number {
  if (term < 3 - DAY_TOLERANCE) return 0;
  if (term < 12 - DAY_TOLERANCE) return 1;
  return term < 36 - DAY_TOLERANCE ? 2 : LONGEST_PROBATION;
}

function probationIn(contract: Contract, sentence: Sentence): { sentence: Sentence; months: number }[] {
  const noun = PROBATION.exec(sentence.text);
  if (noun === null) return [];
  const index = noun.index;
  const before = factsWithin(contract.periods, sentence.at(0, index)).at(-1);
  if (
    before !== undefined &&
    /^(?:[（(][^（）()]*[）)])?\s*(?:为|是|作为|系|均为|算|属于?)?(?:乙方的?)?$/.test(
      contract.document.text.slice(before.end, sentence.at(index, index + 1).start).trim(),
    )
  )
    return [{ sentence, months: monthsOf(before) }];
  if (/(?:为|是|作为|系|属于?)(?:乙方的?)?$/.test(sentence.text.slice(0, index))) {
    const [from, to] = factsWithin(contract.dates, sentence.at(0, index)).slice(-2);
    const days = from === undefined || to === undefined ? null : daysBetween(from, to);
    if (days !== null && days > 0) return [{ sentence, months: (days + 1) / DAYS_OF_MONTH }];
  }
  const after = sentence.at(index, sentence.text.length);
  const [period] = factsWithin(contract.periods, after);
  if (period !== undefined && isLengthOfProbation(contract, period, after.start))
    return [{ sentence, months: monthsOf(period) }];
  const months = monthsBetween(contract, after);
  return months === null ? [] : [{ sentence, months }];
}

/** 试用期为三个月, 试用期：3个月, 试用期（三个月）; not 试用期内提前三日. */
function isLengthOfProbation(
  { document }: Contract,
  period: { readonly start: number },
  from: number,
): boolean {
  const between = document.text.slice(from, period.start).replace(/\s/g, '');
  return /^(?:试用(?:考察)?期?|考察期|见习期|试岗期?)(?:期限|时间)?(?:为|是|：|:|，|（|\(|共|约定为|自[^。；]{0,40}(?:共|为|，|计)|，?(?:期限)?(?:为|自[^。；]{0,40}))?(?:入职(?:之日)?(?:起|后)|为?入职后)?(?:的)?(?:最初|前|头)?【?\[?$/.test(
    between,
  );
}

/** Months of the contract itself; Infinity without a fixed end, null when unknown. */
function termMonths(contract: Contract): number | null {
  for (const { sentence, match } of findSentences(
    contract,
    /无固定期限|(?:合同|聘用|劳动)(?:的)?期限|期限(?:为|自|：)|合同期|固定期限|(?:合同|协议)[^，。；]{0,4}为期/,
  )) {
    const end = sentence.text.search(PROBATION);
    const part = sentence.at(0, end < 0 ? sentence.text.length : end);
    const [period] = factsWithin(contract.periods, part).filter(
      ({ unit }) => unit === 'year' || unit === 'month',
    );
    if (/以完成[^，。；]{0,12}任务为/.test(sentence.text)) return 0;
    const months = period === undefined ? monthsBetween(contract, part) : monthsOf(period);
    if (months !== null) return months;
    if (match[0] === '无固定期限') return Number.POSITIVE_INFINITY;
  }
  return null;
}

function lowPayShare(contract: Contract, limit: number): Finding[] {
  return sentencesWith(
    contract,
    /(?:试用|考察期|见习)[^。；]{0,40}(?:工资|薪|报酬|计发|发|待遇)|(?:工资|薪资)[^。；]{0,20}试用/,
    contract.percentages,
  ).flatMap(({ sentence, facts }) =>
    facts
      .filter(({ value }) => value < limit && value > 0.05)
      .slice(0, 1)
      .map(({ value }) => ({ span: sentence, detail: `试用期工资为约定工资的${percentText(value)}` })),
  );
}

function lowPayAmount(contract: Contract, limit: number): Finding[] {
  const pay = contract.amounts.filter(
    (one) =>
      one.fen !== null &&
      /(?:工资|薪|报酬|待遇|试用期(?:内|间)?(?:每月|月)?(?:发放|领取|按|为)?)[^，。；]{0,14}$/.test(
        wordsBefore(contract, one, 24),
      ),
  );
  const onProbation = pay.find((one) =>
    /(?:试用|考察|见习)(?!期?间?(?:届?满|后|结束))[^；。]{0,20}$/.test(wordsBefore(contract, one, 24)),
  );
  const regular = pay.find(
    (one) =>
      !/(?:试用|考察|见习)(?!期?间?(?:届?满|后|结束))[^；。]{0,20}$/.test(wordsBefore(contract, one, 24)),
  );
  if (
    onProbation === undefined ||
    regular === undefined ||
    (onProbation.fen ?? 0) >= (regular.fen ?? 0) * limit
  )
    return [];
  const sentence = sentencesOf(contract).find(
    ({ start, end }) => start <= onProbation.start && onProbation.end <= end,
  );
  return [{ span: sentence ?? documentSpan(onProbation.start, onProbation.end) }];
}
