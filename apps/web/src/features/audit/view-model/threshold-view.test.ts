import { expect, it } from 'vitest';
import { shownValue, storedValue, thresholdViews } from './threshold-view.ts';

it('shows shares as percentages and stores them as fractions', () => {
  expect(shownValue('yearly', 0.138)).toBe(13.8);
  expect(storedValue('yearly', 13.8)).toBe(0.138);
  expect(shownValue('perDay', 0.003)).toBe(0.3);
  expect(storedValue('perDay', 0.3)).toBe(0.003);
});

it('names the thresholds in words, with the rule’s default', () => {
  expect(thresholdViews({ minDays: 7 }, { minDays: 10 })).toEqual([
    { name: 'minDays', label: '不少于', unit: '天', value: 10, hint: '默认 7 天' },
  ]);
  expect(thresholdViews({ share: 0.2 }, {})[0]).toMatchObject({ unit: '%', value: 20, hint: '默认 20%' });
});

it('shows a threshold without a translation unchanged', () => {
  expect(thresholdViews({ maxWidgets: 3 }, {})).toEqual([
    { name: 'maxWidgets', label: 'maxWidgets', unit: '', value: 3, hint: '默认 3' },
  ]);
});
