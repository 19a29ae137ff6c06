import { RENUMBER_ALL } from '@wenjian/api';
import { describe, expect, it } from 'vitest';
import { decisionFixture } from '../../../shared/findings/decisions.testing.ts';
import { decisionsById } from '../../../shared/findings/view-model/decisions.ts';
import { correctionFixture, resultFixture, spanIn } from './result.testing.ts';
import { acceptedEdits, reviseBlock } from './revised-text.ts';

const LINES = ['第一条 双方签定本合同', '第三条 见第三条的的约定。', '完'];
const text = LINES.join('\n');
const numbers = {
  items: [
    { ...spanIn(text, '第三条'), original: '第三条', replacement: '第二条', kind: 'number' as const },
    {
      start: text.lastIndexOf('第三条'),
      end: text.lastIndexOf('第三条') + 3,
      original: '第三条',
      replacement: '第二条',
      kind: 'reference' as const,
    },
  ],
  unresolved: [],
};
const result = resultFixture(
  LINES,
  [
    correctionFixture({ id: 'sign', original: '签定', suggestion: '签订' }),
    correctionFixture({ id: 'twice', original: '的的', suggestion: '的' }),
    correctionFixture({ id: 'stop', original: '', start: 11, end: 11, suggestion: '。' }),
    correctionFixture({ id: 'reference', original: '见第三条', suggestion: null }),
    correctionFixture({ id: 'end', original: '完', suggestion: '' }),
  ],
  { renumbering: numbers },
);

function revised(...decisions: Parameters<typeof decisionsById>[0]) {
  const edits = acceptedEdits(result, decisionsById(decisions));
  const pieces = result.document.blocks.map((block) => reviseBlock(text, block, edits));
  return {
    pieces: pieces.flat().map(({ kind, text: words }) => `${kind} ${words}`),
    original: pieces.map((of) => of.map((one) => (one.kind === 'inserted' ? '' : one.text)).join('')),
    lines: pieces.map((of) => of.map((one) => (one.kind === 'deleted' ? '' : one.text)).join('')),
  };
}

describe('the revised text', () => {
  it('is the text while nothing is accepted', () => {
    expect(revised().lines).toEqual(LINES);
    expect(revised(decisionFixture('sign', { state: 'rejected' })).lines).toEqual(LINES);
  });

  it('shows deletions and insertions, and the original can still be read from it', () => {
    const { pieces, original, lines } = revised(decisionFixture('sign'), decisionFixture('twice'));
    expect(pieces.slice(0, 4)).toEqual(['kept 第一条 双方', 'deleted 签定', 'inserted 签订', 'kept 本合同']);
    expect(lines).toEqual(['第一条 双方签订本合同', '第三条 见第三条的约定。', '完']);
    expect(original).toEqual(LINES);
  });

  it('uses the user’s own words instead of the suggestion, also for remarks', () => {
    const { lines } = revised(
      decisionFixture('sign', { state: 'edited', text: '签署' }),
      decisionFixture('reference', { state: 'edited', text: '见第一条' }),
    );
    expect(lines.slice(0, 2)).toEqual(['第一条 双方签署本合同', '第三条 见第一条的的约定。']);
  });

  it('inserts words at an empty place, also after the end of a line', () => {
    expect(revised(decisionFixture('stop')).lines[0]).toBe('第一条 双方签定本合同。');
  });

  it('deletes where the suggestion is empty', () => {
    expect(revised(decisionFixture('end')).pieces.at(-1)).toBe('deleted 完');
  });

  it('has new numbers once the renumbering is accepted, overriding corrections of the same place', () => {
    expect(revised(decisionFixture(RENUMBER_ALL)).lines[1]).toBe('第二条 见第二条的的约定。');
    const own = decisionFixture('reference', { state: 'edited', text: '见第一条' });
    expect(revised(decisionFixture(RENUMBER_ALL), own).lines[1]).toBe('第二条 见第二条的的约定。');
  });
});

it('has no edit where the words stay the same', () => {
  const same = decisionsById([
    decisionFixture('sign', { state: 'edited', text: '签定' }),
    decisionFixture('twice'),
  ]);
  expect(acceptedEdits(result, same).map(({ correctionId }) => correctionId)).toEqual(['twice']);
});

it('keeps the engine’s order when two start at the same place', () => {
  const both = resultFixture(LINES, [
    correctionFixture({ id: 'word', original: '签定', suggestion: '签订' }),
    correctionFixture({ id: 'before', original: '', start: 6, end: 6, suggestion: '已' }),
  ]);
  const decisions = decisionsById([decisionFixture('word'), decisionFixture('before')]);
  expect(acceptedEdits(both, decisions).map(({ correctionId }) => correctionId)).toEqual(['word', 'before']);
});

it('deletes in each of several blocks, and inserts the words at the start', () => {
  const edits = [{ correctionId: 'wide', start: 9, end: 15, replacement: '甲' }];
  const first = reviseBlock(text, { start: 0, end: 11 }, edits);
  const second = reviseBlock(text, { start: 12, end: 25 }, edits);
  expect(first.map(({ kind, text: words }) => `${kind} ${words}`)).toEqual([
    'kept 第一条 双方签定本',
    'deleted 合同',
    'inserted 甲',
  ]);
  expect(second[0]).toMatchObject({ kind: 'deleted', text: '第三条' });
  expect(second.some(({ kind }) => kind === 'inserted')).toBe(false);
});
