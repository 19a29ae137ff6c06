import { expect, it } from 'vitest';
import { valuesByDocument, valueWords } from './evidence-values.ts';

it('the values of a line are grouped by document, without duplicates', () => {
  const value = (docId: string, words: string) => ({ docId, value: words, where: '页脚' });
  expect(valuesByDocument([value('a', '1'), value('b', '1'), value('a', '2'), value('a', '1')])).toEqual([
    { docId: 'a', values: [value('a', '1'), value('a', '2')] },
    { docId: 'b', values: [value('b', '1')] },
  ]);
});

it('times are formatted for readers, everything else is unchanged', () => {
  expect(valueWords('2026-10-08T01:00:00Z')).toMatch(/^2026-10-0[78] \d\d:\d\d$/);
  expect(valueWords('2026-10-08T01:00:00')).toBe('2026-10-08 01:00');
  expect(valueWords('13812345678')).toBe('13812345678');
});
