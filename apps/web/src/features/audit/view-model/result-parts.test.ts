import { expect, it } from 'vitest';
import { resultFixture, riskFixture } from './result.testing.ts';
import { countLevels, cutResult, groupRules, tabsOf } from './result-parts.ts';
import type { CheckedRule } from './result-shapes.ts';

const rule = (ruleId: string, outcome: CheckedRule['outcome'], family = 'price'): CheckedRule => ({
  ruleId,
  title: ruleId,
  family,
  outcome,
  met: null,
  isUnproven: false,
  unproven: null,
  why: null,
});
const met = { start: 0, end: 3, quote: '第一条', page: 1, boxes: [] };
const checked = [
  rule('a', 'hit'),
  { ...rule('b', 'passed'), met },
  { ...rule('c', 'passed', 'dispute'), met },
  rule('d', 'notChecked'),
  rule('e', 'notApplicable'),
  { ...rule('f', 'passed'), met },
  { ...rule('g', 'notApplicable'), isUnproven: true, unproven: 'absent' as const },
  { ...rule('h', 'notApplicable'), isUnproven: true, unproven: 'doubtful' as const },
  { ...rule('i', 'notApplicable'), isUnproven: true, unproven: 'mentioned' as const },
  rule('of an older review', 'passed'),
];
const result = resultFixture(
  ['第一条'],
  [
    riskFixture({ id: 'late', start: 9, level: 'high' }),
    riskFixture({ id: 'm', kind: 'missing', insertAt: 2 }),
  ],
  { checked },
);
const parts = cutResult(result);

it('puts every risk and every rule on its tab', () => {
  expect(parts.all.map(({ id }) => id)).toEqual(['m', 'late']);
  expect(parts.risk.map(({ id }) => id)).toEqual(['late']);
  expect(parts.missing.map(({ id }) => id)).toEqual(['m']);
  expect(parts.met).toHaveLength(3);
  expect(parts.absent.map(({ ruleId }) => ruleId)).toEqual(['g', 'of an older review']);
  expect(parts.notJudged.map(({ ruleId }) => ruleId)).toEqual(['d', 'h', 'i']);
  expect(parts.notChecked.map(({ ruleId }) => ruleId)).toEqual(['d']);
  expect(parts.notApplicable.map(({ ruleId }) => ruleId)).toEqual(['e']);
});

it('tells what is absent from what is in doubt in reviews stored before the difference was', () => {
  const former = (ruleId: string, why: string) => ({
    ...rule(ruleId, 'notApplicable'),
    isUnproven: true,
    why,
  });
  const old = cutResult({
    ...result,
    checked: [
      former('none', '没有发现问题，也没有足以为证的原文'),
      former('risky', '有关约定所在的条款里有风险提示，不能作为符合要求的依据'),
    ],
  });
  expect(old.absent.map(({ ruleId }) => ruleId)).toEqual(['none']);
  expect(old.notJudged.map(({ ruleId }) => ruleId)).toEqual(['risky']);
  expect(old.notApplicable).toEqual([]);
});

it('has a tab for demands only where there are any', () => {
  expect(tabsOf(parts)).not.toContain('demands');
  const demand = {
    demand: '付款期限不长于 30 日',
    outcome: 'notChecked',
    answer: null,
    quotes: [],
    why: null,
    by: null,
  } as const;
  expect(tabsOf(cutResult({ ...result, demands: [{ ...demand, quotes: [], rules: [] }] }))).toContain(
    'demands',
  );
});

it('counts levels and groups rules by family', () => {
  expect(countLevels(parts.all)).toEqual({ high: 1, medium: 1, low: 0 });
  expect(groupRules(parts.met).map(({ family, rules }) => [family, rules.length])).toEqual([
    ['price', 2],
    ['dispute', 1],
  ]);
});
