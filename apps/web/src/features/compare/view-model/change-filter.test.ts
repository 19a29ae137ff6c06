import { describe, expect, it } from 'vitest';
import { filterChanges, NO_FILTER, stepChange } from './change-filter.ts';
import { resultFixture } from './result.testing.ts';

const { changes } = resultFixture(
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
const idsOf = (list: readonly { id: string }[]) => list.map((change) => change.id);

describe('the list of changes', () => {
  it('folds noise away and counts it', () => {
    const { shown, foldedNoise } = filterChanges(changes, NO_FILTER);
    expect(idsOf(shown)).toEqual(['price', 'secret', 'delivery']);
    expect(foldedNoise).toBe(1);
  });

  it('unfolds noise when asked, or when noise is what is looked for', () => {
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

  it('searches both texts and the reason, without regard to case', () => {
    expect(idsOf(filterChanges(changes, { ...NO_FILTER, query: '贰拾' }).shown)).toEqual(['price']);
    expect(idsOf(filterChanges(changes, { ...NO_FILTER, query: '金额' }).shown)).toEqual(['price']);
    expect(idsOf(filterChanges(changes, { ...NO_FILTER, query: ' delivery ' }).shown)).toEqual(['delivery']);
  });

  it('counts only the noise that fits the filter', () => {
    expect(filterChanges(changes, { ...NO_FILTER, types: ['insert'] }).foldedNoise).toBe(0);
  });
});

describe('next and previous', () => {
  const { shown } = filterChanges(changes, NO_FILTER);

  it('walk the shown changes', () => {
    expect(stepChange(shown, 'price', 'next')).toBe('secret');
    expect(stepChange(shown, 'delivery', 'previous')).toBe('secret');
  });

  it('stay at the ends', () => {
    expect(stepChange(shown, 'delivery', 'next')).toBe('delivery');
    expect(stepChange(shown, 'price', 'previous')).toBe('price');
  });

  it('start from an end when nothing, or something not shown, is selected', () => {
    expect(stepChange(shown, null, 'next')).toBe('price');
    expect(stepChange(shown, 'comma', 'next')).toBe('price');
    expect(stepChange(shown, null, 'previous')).toBe('delivery');
    expect(stepChange([], null, 'next')).toBeNull();
  });
});
