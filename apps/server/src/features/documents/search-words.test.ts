import { expect, it } from 'vitest';
import { foundForAll, joinMarks, wordsOf } from './search-words.ts';

const found = (documentId: string, hitPages: number, isNamed = false) => ({
  documentId,
  taskId: `${documentId}-task`,
  isNamed,
  hitPages,
});

it('takes words apart at spaces and commas, each once, and leaves a phrase whole', () => {
  expect(wordsOf('押金 退还，押金')).toEqual(['押金', '退还']);
  expect(wordsOf('押金退还')).toEqual([]);
  expect(wordsOf('一 二 三 四 五 六')).toEqual([]);
});

it('keeps documents that every word was found in', () => {
  const lists = [
    [found('a', 2), found('b', 1)],
    [found('b', 3, true), found('c', 9)],
  ];
  expect(foundForAll(lists)).toEqual([found('b', 3, true)]);
});

it('joins marks in order, without overlaps', () => {
  const marks = [
    { start: 5, end: 7 },
    { start: 0, end: 2 },
    { start: 1, end: 3 },
  ];
  expect(joinMarks(marks)).toEqual([
    { start: 0, end: 2 },
    { start: 5, end: 7 },
  ]);
});
