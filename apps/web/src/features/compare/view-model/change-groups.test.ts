import { expect, it } from 'vitest';
import { decidedTogether, groupsOf, membersWith } from './change-groups.ts';
import { changeFixture } from './result.testing.ts';

const changes = [
  changeFixture({ id: 'a', groupId: 'g' }),
  changeFixture({ id: 'b' }),
  changeFixture({ id: 'c', groupId: 'g' }),
  changeFixture({ id: 'd', groupId: 'lone' }),
];
const groups = groupsOf(changes);
const byId = new Map(changes.map((change) => [change.id, change]));

it('decides all changes of a group with one decision, and no other', () => {
  expect(decidedTogether([{ findingId: 'c', state: 'accepted' }], groups, byId)).toEqual([
    { findingId: 'a', state: 'accepted' },
    { findingId: 'c', state: 'accepted' },
  ]);
  expect(decidedTogether([{ findingId: 'b', state: 'rejected' }], groups, byId)).toEqual([
    { findingId: 'b', state: 'rejected' },
  ]);
});

it('knows no group of one', () => {
  expect(changes.map((change) => membersWith(groups, change))).toEqual([['a', 'c'], null, ['a', 'c'], null]);
});
