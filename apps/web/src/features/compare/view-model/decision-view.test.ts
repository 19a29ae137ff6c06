import { describe, expect, it } from 'vitest';
import { type Decision, decisionProgress, decisionsById, nextOpen, withDecisions } from './decision-view.ts';
import { changeFixture } from './result.testing.ts';

const decision = (changeId: string, state: Decision['state'] = 'confirmed'): Decision => ({
  changeId,
  state,
  note: '',
  version: 1,
  decidedBy: { id: '00000000-0000-4000-8000-000000000001', name: '王律师' },
  decidedAt: '2026-11-15T06:00:00Z',
});
const changes = [
  changeFixture({ id: 'a' }),
  changeFixture({ id: 'b' }),
  changeFixture({ id: 'c' }),
  changeFixture({ id: 'comma', significance: 'noise' }),
];

describe('decisions', () => {
  it('count towards the progress, without noise', () => {
    const decisions = decisionsById([decision('a'), decision('comma'), decision('gone')]);
    expect(decisionProgress(changes, decisions)).toEqual({ done: 1, total: 3 });
  });

  it('replace earlier ones, and an open change has none', () => {
    const known = [decision('a'), decision('b')];
    expect(
      withDecisions(known, ['a'], [decision('a', 'ignored')]).map(({ changeId, state }) => changeId + state),
    ).toEqual(['bconfirmed', 'aignored']);
    expect(withDecisions(known, ['a'], []).map(({ changeId }) => changeId)).toEqual(['b']);
  });

  it('lead to the next open change, wrap around the end, and stop when all are decided', () => {
    expect(nextOpen(changes, 'a', decisionsById([decision('b')]))).toBe('c');
    expect(nextOpen(changes, 'c', decisionsById([decision('comma')]))).toBe('a');
    expect(nextOpen(changes.slice(0, 2), 'a', decisionsById([decision('b')]))).toBeNull();
  });
});
