import { expect, it } from 'vitest';
import { decisionFixture } from '../../../shared/findings/decisions.testing.ts';
import { decisionsById } from '../../../shared/findings/view-model/decisions.ts';
import { changeProgress } from './change-progress.ts';
import { changeFixture } from './result.testing.ts';

it('counts the decided changes, without noise', () => {
  const changes = [
    changeFixture({ id: 'a' }),
    changeFixture({ id: 'b' }),
    changeFixture({ id: 'c' }),
    changeFixture({ id: 'comma', significance: 'noise' }),
  ];
  const decisions = decisionsById(['a', 'comma', 'gone'].map((id) => decisionFixture(id)));
  expect(changeProgress(changes, decisions)).toEqual({ done: 1, total: 3 });
});
