import { expect, it } from 'vitest';
import { coverageBySide, examinedInShort } from './coverage-view.ts';

const COVERAGE = {
  examined: [
    { side: 'old', what: '段落', count: 32 },
    { side: 'new', what: '段落', count: 33 },
  ],
  notExamined: [{ side: 'new', what: '图片', count: 2, reason: '图片内容暂不参与文本比对' }],
} as const;

it('groups examined and unexamined parts by side', () => {
  const coverage = { examined: [...COVERAGE.examined], notExamined: [...COVERAGE.notExamined] };
  expect(
    coverageBySide(coverage).map((side) => [side.title, side.examined.length, side.notExamined.length]),
  ).toEqual([
    ['原文档', 1, 0],
    ['新文档', 1, 1],
  ]);
});

it('summarises what was examined, using the larger side', () => {
  expect(examinedInShort({ examined: [...COVERAGE.examined], notExamined: [] })).toBe('段落 33');
});
