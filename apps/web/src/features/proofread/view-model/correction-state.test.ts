import { RENUMBER_ALL } from '@wenjian/api';
import { expect, it } from 'vitest';
import {
  acceptedWords,
  correctionProgress,
  nextOpen,
  notIgnored,
  renumberedOnes,
  statesById,
  withStates,
} from './correction-state.ts';
import { correctionFixture, resultFixture, spanIn, stateFixture, TEAM } from './result.testing.ts';

const corrections = ['a', 'b', 'c'].map((id) =>
  correctionFixture({ id, original: id, suggestion: `${id}!` }),
);
const states = statesById([
  stateFixture('a', { replacement: '自己的' }),
  stateFixture('b', { state: 'ignored' }),
]);
const [a, b, c] = corrections;

it('knows the text of an accepted correction', () => {
  expect([a, b, c].map((one) => one && acceptedWords(one, states))).toEqual(['自己的', null, null]);
  expect(c && acceptedWords(c, statesById([stateFixture('c')]))).toBe('c!');
});

it('counts accepted and ignored corrections as done', () => {
  expect(correctionProgress(corrections, states)).toEqual({ done: 2, total: 3 });
});

it('goes on to the next open one, from the end to the beginning', () => {
  expect(nextOpen(corrections, 'a', states)?.id).toBe('c');
  expect(nextOpen(corrections, 'c', states)).toBeNull();
  expect(nextOpen(corrections, 'c', statesById([]))?.id).toBe('a');
});

it('leaves ignored corrections unmarked', () => {
  expect(notIgnored(corrections, states).map(({ id }) => id)).toEqual(['a', 'c']);
});

it('counts a wrong number as fixed while the renumbering is accepted, unless it has its own decision', () => {
  const lines = ['第一条 甲方付款。', '第三条 违约按第三条处理。', '第五条 一式两份。'];
  const item = (original: string, replacement: string) => ({
    ...spanIn(lines.join('\n'), original),
    original,
    replacement,
    kind: 'number' as const,
  });
  const result = resultFixture(
    lines,
    [
      correctionFixture({ id: 'gap', original: '第三条', family: 'numbering' }),
      correctionFixture({ id: 'other', original: '第五条', family: 'numbering' }),
      correctionFixture({ id: 'words', original: '第三条 违约', family: 'typo' }),
    ],
    { renumbering: { items: [item('第三条', '第二条'), item('第五条', '第三条')], unresolved: [] } },
  );
  const other = stateFixture('other', { state: 'ignored' });
  expect([...renumberedOnes(result, statesById([other]))]).toEqual([]);
  const settled = renumberedOnes(result, statesById([other, stateFixture(RENUMBER_ALL)]));
  expect([...settled.values()]).toEqual([stateFixture('gap', { replacement: '第二条' })]);
});

it('replaces known states with returned ones', () => {
  const own = (id: string, version: number) => ({
    ...stateFixture(id, { version }),
    decidedBy: { id: TEAM, name: '李律师' },
  });
  const next = withStates([own('a', 1), own('b', 1)], [own('b', 2), own('c', 1)]);
  expect(next.map(({ correctionId, version }) => `${correctionId}${version}`)).toEqual(['a1', 'b2', 'c1']);
});
