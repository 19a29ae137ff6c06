import { expect, it } from 'vitest';
import { spanIn } from './result.testing.ts';
import { wordsAround } from './words-around.ts';

it('quotes the words around a place, only from its line', () => {
  const text = '上一行\n按照第九条的约定\n下一行';
  expect(wordsAround(text, spanIn(text, '第九条'), 14)).toEqual({ before: '按照', after: '的约定' });
});
