import { describe, expect, it } from 'vitest';
import { decisionFixture } from '../../../shared/findings/decisions.testing.ts';
import { decisionsById } from '../../../shared/findings/view-model/decisions.ts';
import { searchIndex } from '../../../shared/workbench/view-model/search-findings.ts';
import { riskFixture } from './result.testing.ts';
import {
  filterRisks,
  groupStarts,
  isFiltering,
  NO_FILTER,
  type RiskFilter,
  riskWords,
} from './risk-filter.ts';

const risks = [
  riskFixture({ id: 'late', start: 900, level: 'high', family: 'liability', quote: '千分之二' }),
  riskFixture({ id: 'absent', kind: 'missing', insertAt: 500, level: 'low', title: '没有所有权保留' }),
  riskFixture({ id: 'early', start: 100, end: 103, level: 'medium', clause: '第三条 定金' }),
  riskFixture({ id: 'nowhere', level: 'high', reason: 'No Deadline' }),
];
const decisions = decisionsById([
  decisionFixture('late', { state: 'rejected' }),
  decisionFixture('early', { state: 'edited', text: '另一句' }),
  decisionFixture('absent', { state: 'open', note: '问客户' }),
]);

const TEXT = `${'前'.repeat(101)}定金应当在签约后三日内付清。`;
const index = searchIndex(risks, riskWords(TEXT));

function shown(part: Partial<RiskFilter>): string[] {
  return filterRisks(risks, { ...NO_FILTER, ...part }, decisions, index).map(({ id }) => id);
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

  it('is grouped by clause in the order of the text, or by family with the worst first', () => {
    const some = [
      riskFixture({ id: 'a', start: 1, clause: '第一条 1.1', family: 'price' }),
      riskFixture({ id: 'b', start: 2, clause: '第二条', family: 'dispute', level: 'high' }),
      riskFixture({ id: 'c', start: 3, clause: '第一条 1.2', family: 'dispute', level: 'low' }),
      riskFixture({ id: 'd', start: 0, clause: null, family: 'price' }),
    ];
    const grouped = (order: RiskFilter['order']) => {
      const list = filterRisks(some, { ...NO_FILTER, order }, new Map(), searchIndex(some, riskWords('')));
      const starts = groupStarts(list, order);
      return list.map(({ id }) => (starts.has(id) ? `${starts.get(id)?.group}:${id}` : id));
    };
    expect(grouped('clause')).toEqual([':d', '第一条:a', 'c', '第二条:b']);
    expect(grouped('family')).toEqual(['dispute:b', 'c', 'price:d', 'a']);
    expect(grouped('level')).toEqual(['b', 'd', 'a', 'c']);
  });

  it('can be narrowed by level, family and words anywhere in the entry', () => {
    expect(shown({ status: 'all', level: 'high' })).toEqual(['late', 'nowhere']);
    expect(shown({ status: 'all', family: 'liability' })).toEqual(['late']);
    expect(shown({ status: 'all', query: ' 千分之二 ' })).toEqual(['late']);
    expect(shown({ query: '第三条' })).toEqual(['early']);
    expect(shown({ query: 'no deadline' })).toEqual(['nowhere']);
    expect(shown({ query: '三日内付清' })).toEqual(['early']);
    expect(shown({ query: '没有的字' })).toEqual([]);
  });

  it('does not count a sort order as a filter', () => {
    expect(isFiltering({ ...NO_FILTER, order: 'level', query: ' ' })).toBe(false);
    expect(isFiltering({ ...NO_FILTER, status: 'rejected' })).toBe(true);
  });
});
