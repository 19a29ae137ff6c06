import { expect, it } from 'vitest';
import { lexiconCsv, readLexiconTable } from './lexicon-table.ts';

const entries = [
  { kind: 'right', word: '数智云链', replacement: null },
  { kind: 'wrong', word: '帐户', replacement: '账户' },
  { kind: 'wrong', word: '甲,乙"丙', replacement: '=甲乙' },
] as const;

it('gives back what it has written', () => {
  const { entries: read, refused } = readLexiconTable(lexiconCsv(entries));
  expect(refused).toEqual([]);
  expect(read).toEqual([
    { kind: 'right', word: '数智云链' },
    { kind: 'wrong', word: '帐户', replacement: '账户' },
    { kind: 'wrong', word: '甲,乙"丙', replacement: '=甲乙' },
  ]);
});

it('never writes a cell that Excel would run', () => {
  const rows = lexiconCsv(entries).split('\r\n');
  expect(rows.some((row) => row.split(',').some((cell) => /^"?[=+@-]/.test(cell)))).toBe(false);
});

it('reads single words, pairs and the files of the command line', () => {
  const { entries: read } = readLexiconTable('云杉\n签定,签订\nwrong\t帐户\t账户\nright\t青禾\n\n');
  expect(read).toEqual([
    { kind: 'right', word: '云杉' },
    { kind: 'wrong', word: '签定', replacement: '签订' },
    { kind: 'wrong', word: '帐户', replacement: '账户' },
    { kind: 'right', word: '青禾' },
  ]);
});

it('names the rows it cannot use', () => {
  const { entries: read, refused } = readLexiconTable('总是错误,签定,\n总是正确,甲,乙\n一,二,三,四\n同,同');
  expect(read).toEqual([]);
  expect(refused).toEqual(['总是错误,签定,', '总是正确,甲,乙', '一,二,三,四', '同,同']);
});
