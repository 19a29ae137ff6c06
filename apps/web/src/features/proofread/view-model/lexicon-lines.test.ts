import { expect, it } from 'vitest';
import { readLexiconLines } from './lexicon-lines.ts';

it('reads one word per line, without duplicates', () => {
  expect(readLexiconLines('数智云链\n\n 澜汐 \n数智云链', 'right')).toEqual({
    entries: [
      { kind: 'right', word: '数智云链' },
      { kind: 'right', word: '澜汐' },
    ],
    refused: [],
  });
});

it.each(['帐户 → 账户', '帐户->账户', '帐户=账户', '帐户\t账户', '帐户，账户', '帐户 账户'])(
  'reads the pair %s',
  (line) => {
    expect(readLexiconLines(line, 'wrong').entries).toEqual([
      { kind: 'wrong', word: '帐户', replacement: '账户' },
    ]);
  },
);

it('names the lines without a valid pair or with too long a word', () => {
  expect(readLexiconLines('帐户\n帐户 → 帐户\n甲 乙 丙\n', 'wrong').refused).toEqual([
    '帐户',
    '帐户 → 帐户',
    '甲 乙 丙',
  ]);
  expect(readLexiconLines('长'.repeat(41), 'right').refused).toHaveLength(1);
});
