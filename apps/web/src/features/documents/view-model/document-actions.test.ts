import { expect, it } from 'vitest';
import { actionsFor } from './document-actions.ts';
import { documentFixture } from './knowledge.testing.ts';

const theirs = documentFixture(2, {
  abilities: { read: true, change: true, run: true, share: false, delete: false },
});

it('one document has every action, several those that go for several', () => {
  expect(actionsFor([documentFixture(1)])).toHaveLength(10);
  expect(actionsFor([documentFixture(1), documentFixture(2)])).toEqual([
    'move',
    'tags',
    'copy',
    'download',
    'facts',
    'textBase',
    'remove',
  ]);
});

it('an action one of them does not allow is not offered', () => {
  expect(actionsFor([theirs])).not.toContain('remove');
  expect(actionsFor([documentFixture(1), theirs])).not.toContain('remove');
  expect(actionsFor([theirs])).not.toContain('share');
});
