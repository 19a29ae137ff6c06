import { expect, it } from 'vitest';
import { contractFacts } from './audits.testing.ts';
import { firstStandpoint, otherStandpoint, standpointChoices } from './standpoint-choices.ts';

it('describes each party’s side and puts 中立 last', () => {
  const facts = contractFacts();
  const choices = standpointChoices({ ...facts, standpoints: ['中立', ...facts.standpoints.slice(0, -1)] });
  expect(choices.map(({ name, side }) => [name, side])).toEqual([
    ['甲方（江宁云图科技有限公司）', 'payer'],
    ['乙方（苏州恒准精密设备有限公司）', 'performer'],
    ['中立', null],
  ]);
  expect(choices[0]?.meaning).toContain('付款一方');
  expect(choices[1]?.meaning).toContain('履行一方');
});

it('says when a party’s role could not be determined', () => {
  const facts = contractFacts();
  const parties = facts.parties.map((party) => ({ ...party, side: null }));
  expect(standpointChoices({ ...facts, parties })[0]?.meaning).toContain('未能判断');
});

it('preselects no side, except the last one or the only one', () => {
  const choices = standpointChoices(contractFacts());
  expect(firstStandpoint(choices, null)).toBeNull();
  expect(firstStandpoint(choices, '丙方')).toBeNull();
  expect(firstStandpoint(choices, '中立')).toBe('中立');
  expect(firstStandpoint(standpointChoices({ parties: [], standpoints: ['中立'] }), null)).toBe('中立');
});

it('preselects the other side of a reviewed contract, if there is one', () => {
  const choices = standpointChoices(contractFacts());
  expect(otherStandpoint(choices, choices[0]?.name ?? null)).toBe('乙方（苏州恒准精密设备有限公司）');
  expect(otherStandpoint(choices, '中立')).toBe('甲方（江宁云图科技有限公司）');
  expect(otherStandpoint(standpointChoices({ parties: [], standpoints: ['中立'] }), '中立')).toBe('中立');
});
