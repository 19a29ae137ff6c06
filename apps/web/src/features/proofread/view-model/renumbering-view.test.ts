import { expect, it } from 'vitest';
import { renumberingCounts } from './renumbering-view.ts';

it('counts numbers and references separately', () => {
  const item = { start: 0, end: 1, original: '三', replacement: '二' };
  const items = [
    { ...item, kind: 'number' as const },
    { ...item, kind: 'reference' as const },
    { ...item, kind: 'reference' as const },
  ];
  expect(renumberingCounts({ items, unresolved: [] })).toEqual({ numbers: 1, references: 2 });
});
