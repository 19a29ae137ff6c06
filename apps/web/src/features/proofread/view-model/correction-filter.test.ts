import { describe, expect, it } from 'vitest';
import { decisionFixture } from '../../../shared/findings/decisions.testing.ts';
import { decisionsById } from '../../../shared/findings/view-model/decisions.ts';
import { searchIndex } from '../../../shared/workbench/view-model/search-findings.ts';
import { correctionWords, countTiers, filterCorrections, listRows, NO_FILTER } from './correction-filter.ts';
import { correctionFixture, resultFixture } from './result.testing.ts';

const { corrections, document } = resultFixture(
  ['双方签定本合同。', '总价壹佰万元（¥900,000）。', '乙方应帐户收款，再次签定补充。'],
  [
    correctionFixture({ id: 'later', original: '帐户', suggestion: '账户', ruleId: 'typo.account' }),
    correctionFixture({ id: 'amount', original: '壹佰万元', family: 'figures', ruleId: 'figures.uppercase' }),
    correctionFixture({
      id: 'sign',
      original: '签定',
      suggestion: '签订',
      ruleId: 'typo.sign',
      tier: 'suspect',
    }),
    correctionFixture({
      id: 'sign2',
      original: '签定',
      start: 33,
      end: 35,
      suggestion: '签订',
      ruleId: 'typo.sign',
      tier: 'suspect',
    }),
  ],
);
const none = decisionsById([]);
const index = searchIndex(corrections, correctionWords(document.text));
const ids = (shown: readonly { readonly id: string }[]) => shown.map(({ id }) => id);
const shownBy = (part: Partial<typeof NO_FILTER>, decisions = none) =>
  ids(filterCorrections(corrections, { ...NO_FILTER, ...part }, decisions, index));

describe('the list of corrections', () => {
  it('is in text order', () => {
    expect(shownBy({})).toEqual(['sign', 'amount', 'later', 'sign2']);
  });

  it('can be filtered by tier, family and search', () => {
    expect(shownBy({ tier: 'suspect' })).toEqual(['sign', 'sign2']);
    expect(shownBy({ family: 'figures' })).toEqual(['amount']);
    expect(shownBy({ query: ' 账户 ' })).toEqual(['later']);
    expect(shownBy({ query: '双方签定本合同' })).toEqual(['sign']);
    expect(shownBy({ query: '没有的词' })).toEqual([]);
  });

  it('can be filtered by decision', () => {
    const decisions = decisionsById([
      decisionFixture('sign'),
      decisionFixture('amount', { state: 'rejected' }),
      decisionFixture('later', { state: 'open' }),
    ]);
    expect(shownBy({ state: 'accepted' }, decisions)).toEqual(['sign']);
    expect(shownBy({ state: 'rejected' }, decisions)).toEqual(['amount']);
    expect(shownBy({ state: 'open' }, decisions)).toEqual(['later', 'sign2']);
  });

  it('groups the corrections of a rule, in the order of the first one', () => {
    expect(shownBy({ order: 'rule' })).toEqual(['sign', 'sign2', 'amount', 'later']);
  });
});

it('starts each rule with its own row when grouped', () => {
  const shown = filterCorrections(corrections, { ...NO_FILTER, order: 'rule' }, none, index);
  const rows = listRows(shown, 'rule').map((row) =>
    row.kind === 'rule' ? `${row.group.ruleId} ${row.group.corrections.length}` : row.correction.id,
  );
  expect(rows).toEqual([
    'typo.sign 2',
    'sign',
    'sign2',
    'figures.uppercase 1',
    'amount',
    'typo.account 1',
    'later',
  ]);
  expect(listRows(shown, 'position')).toHaveLength(4);
});

it('counts the tiers', () => {
  expect(countTiers(corrections)).toEqual({ error: 2, suspect: 2, advice: 0 });
});
