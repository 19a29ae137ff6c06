import { RENUMBER_ALL } from '@wenjian/api';
import { expect, it } from 'vitest';
import { decisionFixture } from '../../../shared/findings/decisions.testing.ts';
import { decisionsById } from '../../../shared/findings/view-model/decisions.ts';
import { decidedOf, notRejected, renumberedOnes } from './correction-state.ts';
import { correctionFixture, resultFixture, spanIn } from './result.testing.ts';

const corrections = ['a', 'b', 'c'].map((id) =>
  correctionFixture({ id, original: id, suggestion: `${id}!` }),
);
const decisions = decisionsById([
  decisionFixture('a', { state: 'edited', text: '自己的' }),
  decisionFixture('b', { state: 'rejected' }),
]);

it('shows a correction with the user’s own words as accepted', () => {
  expect(corrections.map(({ id }) => decidedOf(decisions, id))).toEqual(['accepted', 'rejected', 'open']);
});

it('leaves ignored corrections unmarked', () => {
  expect(notRejected(corrections, decisions).map(({ id }) => id)).toEqual(['a', 'c']);
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
  const other = decisionFixture('other', { state: 'rejected' });
  expect([...renumberedOnes(result, decisionsById([other]))]).toEqual([]);
  const settled = renumberedOnes(result, decisionsById([other, decisionFixture(RENUMBER_ALL)]));
  expect([...settled.values()]).toEqual([decisionFixture('gap', { state: 'edited', text: '第二条' })]);
});
