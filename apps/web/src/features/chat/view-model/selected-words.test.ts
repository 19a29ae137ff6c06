import { describe, expect, it } from 'vitest';
import { selectedWords } from './selected-words.ts';

describe('selected words', () => {
  it('lose the white space of the page', () => {
    expect(selectedWords('  第一条\t 付款 \r\n\n 甲方应当  付款。\n', 100)).toBe(
      '第一条 付款\n甲方应当 付款。',
    );
  });

  it('are nothing when there is nothing to ask about', () => {
    expect(selectedWords(' \n ', 100)).toBeNull();
    expect(selectedWords('甲', 100)).toBeNull();
  });

  it('are shortened to the longest allowed question, with a note', () => {
    expect(selectedWords('一二三四五六', 4)).toBe('一二三…');
    expect(selectedWords('一二三四', 4)).toBe('一二三四');
  });
});
