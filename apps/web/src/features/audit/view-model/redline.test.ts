import { expect, it } from 'vitest';
import { hasBlank, redlineOf } from './redline.ts';
import { riskFixture } from './result.testing.ts';

const text = '第一条 押金\n乙方提前解除的，押金不予退还。甲方应在三日内收回房屋。\n第二条 其他';

function edited(pieces: readonly { words: string; text: string }[], newClause: null = null) {
  return riskFixture({
    id: 'a',
    edit: {
      pieces: pieces.map(({ words, text: added }) => {
        const start = text.indexOf(words);
        return { start, end: start + words.length, text: added };
      }),
      newClause,
      isRechecked: true,
    },
  });
}

it('shows what goes and what comes between the words that stay', () => {
  const risk = edited([{ words: '押金不予退还', text: '押金余额在10日内退还' }]);
  expect(redlineOf(text, risk)).toEqual([
    { kind: 'kept', words: '乙方提前解除的，' },
    { kind: 'removed', words: '押金不予退还' },
    { kind: 'added', words: '押金余额在10日内退还' },
    { kind: 'kept', words: '。甲方应在三日内收回房屋。' },
  ]);
});

it('shows a new clause with its number on a line of its own', () => {
  const risk = riskFixture({
    id: 'b',
    edit: {
      pieces: [{ start: text.length, end: text.length, text: '通知以书面为准。' }],
      newClause: { place: 'end', number: '第三条 ', isArticle: true },
      isRechecked: true,
    },
  });
  expect(redlineOf(text, risk).at(-1)).toEqual({ kind: 'added', words: '\n第三条 通知以书面为准。' });
});

it('shows nothing for advice', () => {
  expect(redlineOf(text, riskFixture({ id: 'c', edit: null }))).toEqual([]);
});

it('knows when people have to fill something in', () => {
  expect(hasBlank(edited([{ words: '押金不予退还', text: '押金在____日内退还' }]))).toBe(true);
  expect(hasBlank(edited([{ words: '押金不予退还', text: '押金在10日内退还' }]))).toBe(false);
});
