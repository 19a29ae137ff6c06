import { describe, expect, it } from 'vitest';
import { decisionFixture } from '../../../shared/findings/decisions.testing.ts';
import { decisionsById } from '../../../shared/findings/view-model/decisions.ts';
import { riskFixture } from './result.testing.ts';
import { filterRisks, isFiltering, NO_FILTER, type RiskFilter, stepRisk } from './risk-filter.ts';

const risks = [
  riskFixture({ id: 'late', start: 900, level: 'high', family: 'liability', quote: '千分之二' }),
  riskFixture({ id: 'absent', kind: 'missing', insertAt: 500, level: 'low', title: '没有所有权保留' }),
  riskFixture({ id: 'early', start: 100, level: 'medium', clause: '第三条 定金' }),
  riskFixture({ id: 'nowhere', level: 'high', reason: 'No Deadline' }),
];
const decisions = decisionsById([
  decisionFixture('late', { state: 'rejected' }),
  decisionFixture('early', { state: 'edited', text: '另一句' }),
  decisionFixture('absent', { state: 'open', note: '问客户' }),
]);

function shown(part: Partial<RiskFilter>): string[] {
  return filterRisks(risks, { ...NO_FILTER, ...part }, decisions).map(({ id }) => id);
}

describe('the list', () => {
  it('hides ignored risks until they are requested', () => {
    expect(shown({})).toEqual(['early', 'absent', 'nowhere']);
    expect(shown({ status: 'rejected' })).toEqual(['late']);
    expect(shown({ status: 'all' })).toHaveLength(4);
  });

  it('counts a risk with only a note as open', () => {
    expect(shown({ status: 'open' })).toEqual(['absent', 'nowhere']);
    expect(shown({ status: 'accepted' })).toEqual(['early']);
  });

  it('is sorted by position (a missing clause at its place) or by level', () => {
    expect(shown({ status: 'all' })).toEqual(['early', 'absent', 'late', 'nowhere']);
    expect(shown({ status: 'all', order: 'level' })).toEqual(['late', 'nowhere', 'early', 'absent']);
  });

  it('can be narrowed by level, family and words anywhere in the entry', () => {
    expect(shown({ status: 'all', level: 'high' })).toEqual(['late', 'nowhere']);
    expect(shown({ status: 'all', family: 'liability' })).toEqual(['late']);
    expect(shown({ status: 'all', query: ' 千分之二 ' })).toEqual(['late']);
    expect(shown({ query: '第三条' })).toEqual(['early']);
    expect(shown({ query: 'no deadline' })).toEqual(['nowhere']);
    expect(shown({ query: '没有的字' })).toEqual([]);
  });

  it('does not count a sort order as a filter', () => {
    expect(isFiltering({ ...NO_FILTER, order: 'level', query: ' ' })).toBe(false);
    expect(isFiltering({ ...NO_FILTER, status: 'rejected' })).toBe(true);
  });
});

describe('next and previous', () => {
  const list = filterRisks(risks, { ...NO_FILTER, status: 'all' }, decisions);

  it('start at the ends and stop there', () => {
    expect(stepRisk(list, null, 'next')?.id).toBe('early');
    expect(stepRisk(list, null, 'previous')?.id).toBe('nowhere');
    expect(stepRisk(list, 'nowhere', 'next')).toBeNull();
    expect(stepRisk(list, 'early', 'previous')).toBeNull();
  });

  it('go to the neighbour', () => {
    expect(stepRisk(list, 'early', 'next')?.id).toBe('absent');
    expect(stepRisk(list, 'late', 'previous')?.id).toBe('absent');
  });
});
