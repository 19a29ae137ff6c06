/** Contradictions 前后矛盾: different statements about the same thing, and references without a target. */
import type { Contract } from '@wenjian/contract';
import type { Span } from '@wenjian/document';
import { hitOrPassed, levels } from '../../checks/build-rule.ts';
import { sentenceAt } from '../../checks/find-sentences.ts';
import { civilCode } from '../../checks/laws.ts';
import type { Finding, Rule, RuleOutcome } from '../../rule.ts';
import { numberingFindings } from './consistency-numbering.ts';
import { differingAmounts, differingPeriods, differingRates } from './consistency-numbers.ts';
import { swappedParties } from './consistency-parties.ts';
import { differingActDates } from './dates/act-dates.ts';
import { endsBeforeItBegins, impossibleDates, reversedTerms, signedTooLate } from './dates/dates-in-order.ts';
import { differingDeliveries } from './dates/delivery-dates.ts';
import { differingEventPeriods } from './dates/event-periods.ts';
import { datesThatDisagree } from './dates/named-dates.ts';
import { wrongDayCounts, wrongInstalmentCounts, wrongWorkDays } from './dates/schedules.ts';
import { stagesAgainstWhole } from './dates/stage-days.ts';
import { differingClaims } from './differing-claims.ts';
import { differingChoices } from './duties/choices.ts';
import { exclusivityTakenBack } from './duties/exclusive-rights.ts';
import { differingTerms } from './duties/more-choices.ts';
import { opposedDuties } from './duties/opposed-duties.ts';
import { opposedTerms } from './duties/opposed-terms.ts';
import { differingPermissions } from './duties/permissions.ts';
import { differingPurposes } from './duties/purposes.ts';
import { differingTerritories } from './duties/territories.ts';
import { attachedFigures } from './figures/attached-figures.ts';
import { differingCells } from './figures/cell-claims.ts';
import { differingGrades } from './figures/grades.ts';
import { differingDivisions } from './figures/party-shares.ts';
import { unequalRates } from './figures/rate-conversions.ts';
import { sharesOfNamedSums } from './figures/share-of-named.ts';
import { differingTotals, wrongYearCounts } from './figures/table-totals.ts';
import { costsAgainstTradeTerm } from './figures/trade-term-costs.ts';
import { differingUnitPrices } from './figures/unit-prices.ts';
import { wrongWholeShares } from './figures/whole-shares.ts';
import { differingPeople } from './named-people.ts';
import { differingNamedValues } from './named-values.ts';
import { differingAccounts, differingPlaces } from './places-and-accounts.ts';
import { sameThings } from './same-thing.ts';
import { termsDefinedTwice } from './terms-defined-twice.ts';
import { undefinedTerms } from './undefined-terms.ts';

const interpretation = civilCode(
  '第四百六十六条',
  '对合同条款的理解有争议的，按词句、相关条款和合同目的确定含义。',
);
const unclear = civilCode(
  '第五百一十条',
  '内容没有约定或者约定不明确的，可以协议补充；不能达成的，按合同条款或者交易习惯确定。',
);

const common = { family: 'consistency', types: 'all', basis: [unclear, interpretation] } as const;

export const consistencyRules: readonly Rule[] = [
  {
    ...common,
    id: 'consistency.amounts',
    title: '同一款项出现不同金额',
    levels: levels('H/H/H'),
    examines: '总价、租金、押金等同一名目的金额前后是否一致',
    reason: '同一款项前后金额不同，付款和结算时会直接产生争议。',
    suggestion: '请核对并统一该款项的金额。',
    check: (contract) =>
      reportedOnce([
        ...differingAmounts(contract),
        ...differingClaims(contract, ['amount']),
        ...differingTotals(contract, ['money']),
        ...sameThings(contract, ['amount']),
        ...sharesOfNamedSums(contract),
        ...differingUnitPrices(contract),
      ]),
  },
  {
    ...common,
    id: 'consistency.periods',
    title: '同一期限出现不同约定',
    levels: levels('H/H/H'),
    examines: '质保期、工期、租期等同一名目的期限前后是否一致',
    reason: '同一期限前后不同，履行和责任的起止无法确定。',
    suggestion: '请核对并统一该期限。',
    check: (contract) =>
      reportedOnce([
        ...differingPeriods(contract),
        ...differingClaims(contract, ['period']),
        ...differingDeliveries(contract),
        ...differingEventPeriods(contract),
        ...stagesAgainstWhole(contract),
        ...wrongInstalmentCounts(contract),
        ...wrongYearCounts(contract),
        ...sameThings(contract, ['period', 'dates']),
      ]),
  },
  {
    ...common,
    id: 'consistency.rate-differs',
    title: '同一违约金或者利率出现不同比例',
    levels: levels('H/H/H'),
    examines: '同一违约情形的违约金比例、同一利率的日月年换算前后是否一致',
    reason: '对同一违约行为约定了不同比例的违约金，适用时会产生争议。',
    suggestion: '请统一该违约情形的违约金比例。',
    check: (contract) => hitOrPassed([...differingRates(contract), ...unequalRates(contract)]),
  },
  {
    ...common,
    id: 'consistency.shares',
    title: '同一比例或者数量出现不同约定',
    levels: levels('M/M/M'),
    examines: '损耗率、提成比例、税率、面积、半径等同一名目的数值在正文和附件中是否一致',
    reason: '同一比例或者数量在两处不同，计算和履行时会产生争议。',
    suggestion: '请核对并统一该数值。',
    check: (contract) =>
      reportedOnce([
        ...differingClaims(contract, ['share', 'measure']),
        ...differingCells(contract),
        ...differingTotals(contract, ['area', 'count']),
        ...sameThings(contract, ['share', 'measure', 'often']),
        ...wrongWholeShares(contract),
        ...differingDivisions(contract),
        ...attachedFigures(contract),
      ]),
  },
  {
    ...common,
    id: 'consistency.choices',
    title: '同一事项前后约定不同',
    levels: levels('M/M/M'),
    examines:
      '支付周期、保证方式、期满归属、发票、地点、账号、等级、用途、区域、独家、计算基数、贸易术语等前后是否一致',
    reason: '同一事项有两种约定，无法确定按哪一种履行。',
    suggestion: '请核对并统一该事项的约定。',
    check: (contract) =>
      reportedOnce([
        ...differingChoices(contract),
        ...differingTerms(contract),
        ...differingPlaces(contract),
        ...differingAccounts(contract),
        ...differingPermissions(contract),
        ...opposedTerms(contract),
        ...opposedDuties(contract),
        ...exclusivityTakenBack(contract),
        ...differingTerritories(contract),
        ...differingPurposes(contract),
        ...differingGrades(contract),
        ...differingPeople(contract),
        ...costsAgainstTradeTerm(contract),
        ...differingNamedValues(contract),
        ...termsDefinedTwice(contract),
      ]),
  },
  {
    ...common,
    id: 'consistency.dates',
    title: '日期有误或者起止颠倒',
    levels: levels('M/M/M'),
    examines: '日期是否存在，起止顺序是否正确，签署是否不晚于履行开始',
    reason: '日期不存在或者起止颠倒，期限无法计算。',
    suggestion: '请核对并更正日期。',
    check: (contract) =>
      reportedOnce([
        ...impossibleDates(contract),
        ...reversedTerms(contract),
        ...endsBeforeItBegins(contract),
        ...signedTooLate(contract),
        ...wrongWorkDays(contract),
        ...wrongDayCounts(contract),
        ...datesThatDisagree(contract),
        ...differingActDates(contract),
      ]),
  },
  {
    ...common,
    id: 'consistency.dangling-reference',
    title: '引用的条款不存在',
    levels: levels('M/M/M'),
    examines: '条款引用是否指向本合同中存在的条款',
    reason: '引用的条款不存在，相应的权利义务没有着落。',
    suggestion: '请更正所引用的条款编号。',
    check: (contract) => hitOrPassed(danglingReferences(contract)),
  },
  {
    ...common,
    id: 'consistency.numbering',
    title: '条款编号重复或者跳号',
    levels: levels('L/L/L'),
    examines: '条款编号是否连续',
    reason: '编号重复或者跳号，引用条款时会指向不明，也可能表示有条款被删除或者遗漏。',
    suggestion: '请重新编排条款编号并核对相关引用。',
    check: (contract) => hitOrPassed(numberingFindings(contract)),
  },
  {
    ...common,
    id: 'consistency.term-undefined',
    title: '使用了没有定义的术语',
    levels: levels('L/L/L'),
    examines: '以引号标出的术语是否有定义',
    reason: '特定术语没有定义，双方对其范围可能有不同理解。',
    suggestion: '请在首次出现处给出该术语的定义。',
    check: (contract) => hitOrPassed(undefinedTerms(contract)),
  },
  {
    ...common,
    id: 'consistency.party-swap',
    title: '当事人可能写反',
    types: ['lease', 'sale', 'labour', 'loan', 'houseSale'],
    levels: levels('M/M/M'),
    examines: '义务的承担者与其身份是否相符',
    reason: '该义务按合同类型应由另一方承担，很可能是甲乙方写反。',
    suggestion: '请核对该义务的承担者并更正。',
    check: (contract) => hitOrPassed(swappedParties(contract)),
  },
];

/** Two readings of one contradiction are reported once. */
function reportedOnce(findings: readonly Finding[]): RuleOutcome {
  const places = new Set<string>();
  return hitOrPassed(
    findings.filter(({ span, related = [] }) => {
      const place = [span, ...related.slice(0, 1)].map(({ start }) => start).join(' ');
      const isNew = !places.has(place);
      places.add(place);
      return isNew;
    }),
  );
}

function danglingReferences(contract: Contract): Finding[] {
  const numbered = contract.clauses.some(({ number }) => number !== null);
  if (!numbered) return [];
  return contract.references
    .filter(
      (reference) => reference.clause === null && !reference.isRelative && !isOfALaw(contract, reference),
    )
    .map((reference) => ({
      span: sentenceAt(contract, reference) ?? reference,
      detail: `本合同没有${reference.target}`,
    }));
}

const LAW_REACH = 200;

/** 有该法第四十二条情形的，不得依照第四十条: articles of a law that was named before. */
function isOfALaw(contract: Contract, reference: Span): boolean {
  const { text } = contract.document;
  // 符合《劳动合同法》第四十六条的，…；违法解除的，依照第八十七条…: the law stands in the part before.
  const near = text.slice(Math.max(0, reference.start - LAW_REACH), reference.start);
  const before = near.slice(Math.max(near.lastIndexOf('。'), near.lastIndexOf('\n')) + 1);
  if (/《[^》]{2,24}(?:法|条例|办法|规定|解释)》第[^。]{0,140}依照$/.test(before)) return true;
  if (/《[^》]{2,24}》(?:第[一二三四五六七八九十]{1,3}[编章])?$/.test(before)) return true;
  return /(?:招标|投标|采购|磋商|谈判|竞价)文件$|该(?:法|条例|办法|规定|解释)|同法|上述法律|前述法律/.test(
    before,
  );
}
