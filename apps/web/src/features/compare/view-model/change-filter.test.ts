import { describe, expect, it } from 'vitest';
import { decisionFixture } from '../../../shared/findings/decisions.testing.ts';
import { decisionsById } from '../../../shared/findings/view-model/decisions.ts';
import { searchIndex } from '../../../shared/workbench/view-model/search-findings.ts';
import {
  type ChangeFilter,
  changeWords,
  countChanges,
  filterChanges as filterIndexed,
  isFiltering,
  NO_FILTER,
} from './change-filter.ts';
import type { Change } from './comparison-shapes.ts';
import { changeFixture, resultFixture } from './result.testing.ts';

const result = resultFixture(
  ['总价壹拾万元，', '保密条款'],
  ['总价贰拾万元,', 'Delivery'],
  [
    [0, 0],
    [1, 1],
  ],
  [
    { id: 'price', type: 'replace', old: '壹拾', new: '贰拾', reason: '金额不同' },
    { id: 'comma', type: 'replace', significance: 'noise', old: '，', new: ',', reason: '标点全半角' },
    { id: 'secret', type: 'delete', significance: 'minor', old: '保密条款' },
    { id: 'delivery', type: 'insert', new: 'Delivery' },
  ],
);
const { changes } = result;
const index = searchIndex(changes, changeWords(result));
const none = decisionsById([]);
const filterChanges = (list: readonly Change[], filter: ChangeFilter, decisions = none) =>
  filterIndexed(list, filter, decisions, index);
const idsOf = (list: readonly { id: string }[]) => list.map((change) => change.id);

describe('the list of changes', () => {
  it('folds noise away and counts it', () => {
    const { shown, foldedNoise } = filterChanges(changes, NO_FILTER);
    expect(idsOf(shown)).toEqual(['price', 'secret', 'delivery']);
    expect(foldedNoise).toBe(1);
  });

  it('unfolds noise on request, or when noise is searched for', () => {
    expect(filterChanges(changes, { ...NO_FILTER, showsNoise: true })).toMatchObject({ foldedNoise: 0 });
    expect(idsOf(filterChanges(changes, { ...NO_FILTER, significance: 'noise' }).shown)).toEqual(['comma']);
  });

  it('filters by type and significance', () => {
    expect(idsOf(filterChanges(changes, { ...NO_FILTER, types: ['insert', 'delete'] }).shown)).toEqual([
      'secret',
      'delivery',
    ]);
    expect(idsOf(filterChanges(changes, { ...NO_FILTER, significance: 'minor' }).shown)).toEqual(['secret']);
  });

  it('searches both texts and the reason, ignoring case', () => {
    expect(idsOf(filterChanges(changes, { ...NO_FILTER, query: '贰拾' }).shown)).toEqual(['price']);
    expect(idsOf(filterChanges(changes, { ...NO_FILTER, query: '金额' }).shown)).toEqual(['price']);
    expect(idsOf(filterChanges(changes, { ...NO_FILTER, query: ' delivery ' }).shown)).toEqual(['delivery']);
  });

  it('searches the sentence around a change', () => {
    expect(idsOf(filterChanges(changes, { ...NO_FILTER, query: '总价贰拾万元' }).shown)).toEqual(['price']);
  });

  it('is counted like it is shown: without noise, and with every choice but the counted one', () => {
    const counted = (part: Partial<ChangeFilter>) => {
      const counts = countChanges(changes, { ...NO_FILTER, ...part }, none, index);
      return [Object.fromEntries(counts.types), counts.major];
    };
    expect(counted({})).toEqual([{ replace: 1, delete: 1, insert: 1 }, 2]);
    expect(counted({ types: ['insert'] })).toEqual([{ replace: 1, delete: 1, insert: 1 }, 1]);
    expect(counted({ query: '贰拾' })).toEqual([{ replace: 1 }, 1]);
    expect(counted({ showsNoise: true })).toEqual([{ replace: 2, delete: 1, insert: 1 }, 2]);
  });

  it('filters by place, decision, suspicion and clause', () => {
    const [price, , secret] = changes;
    const marked = changes.map((change) =>
      change === price
        ? { ...change, isSuspect: true }
        : change === secret
          ? { ...change, place: 'note' as const }
          : change,
    );
    const decided = decisionsById([
      decisionFixture('price', { state: 'rejected' }),
      decisionFixture('secret', { state: 'open', note: '问客户' }),
    ]);
    const shownBy = (part: Partial<ChangeFilter>) =>
      idsOf(filterChanges(marked, { ...NO_FILTER, ...part }, decided).shown);
    expect(shownBy({ area: 'note' })).toEqual(['secret']);
    expect(shownBy({ onlySuspects: true })).toEqual(['price']);
    expect(shownBy({ decision: 'rejected' })).toEqual(['price']);
    expect(shownBy({ decision: 'open' })).toEqual(['secret', 'delivery']);
    expect(shownBy({ clause: { label: '第二条', changeIds: new Set(['delivery']) } })).toEqual(['delivery']);
  });

  it('switches formatting off as a whole and counts it', () => {
    const formatted = [...changes, changeFixture({ id: 'bold', type: 'format', significance: 'minor' })];
    const { shown, foldedFormat } = filterChanges(formatted, { ...NO_FILTER, showsFormat: false });
    expect(idsOf(shown)).not.toContain('bold');
    expect(foldedFormat).toBe(1);
  });

  it('knows whether a filter is active', () => {
    expect(isFiltering({ ...NO_FILTER, showsNoise: true })).toBe(false);
    expect(isFiltering({ ...NO_FILTER, query: '价' })).toBe(true);
  });

  it('counts only the noise that fits the filter', () => {
    expect(filterChanges(changes, { ...NO_FILTER, types: ['insert'] }).foldedNoise).toBe(0);
  });
});
