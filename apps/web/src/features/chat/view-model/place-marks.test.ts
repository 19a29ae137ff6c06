import { describe, expect, it } from 'vitest';
import { type Inline, wordsOf } from './markdown-tree.ts';
import { placeMarks } from './place-marks.ts';

const text = (words: string): Inline => ({ kind: 'text', text: words });
const mark = (id: string): Inline => ({ kind: 'mark', id });

describe('marks', () => {
  it('are placed between the words at their offset', () => {
    expect(placeMarks([text('甲方付款。乙方交货。')], [{ id: 'a', offset: 5 }])).toEqual([
      text('甲方付款。'),
      mark('a'),
      text('乙方交货。'),
    ]);
  });

  it('are placed inside emphasised text', () => {
    const inlines: Inline[] = [
      text('见'),
      { kind: 'strong', children: [text('《民法典》第七条')] },
      text('的规定'),
    ];
    expect(placeMarks(inlines, [{ id: 'a', offset: 9 }])).toEqual([
      text('见'),
      { kind: 'strong', children: [text('《民法典》第七条'), mark('a')] },
      text('的规定'),
    ]);
  });

  it('are placed after code, never within it', () => {
    const inlines: Inline[] = [{ kind: 'code', text: '第七条' }, text('。')];
    expect(placeMarks(inlines, [{ id: 'a', offset: 2 }])).toEqual([inlines[0], mark('a'), text('。')]);
  });

  it('keep their order at one place, and go to the end when their offset is beyond it', () => {
    const marks = [
      { id: 'c', offset: 99 },
      { id: 'a', offset: 2 },
      { id: 'b', offset: 2 },
    ];
    expect(placeMarks([text('两字')], marks)).toEqual([text('两字'), mark('a'), mark('b'), mark('c')]);
  });

  it('change no word', () => {
    const inlines: Inline[] = [
      text('一二三'),
      { kind: 'break' },
      { kind: 'emphasis', children: [text('四五')] },
    ];
    const marks = [0, 1, 2, 3, 4, 5, 6, 7].map((offset) => ({ id: String(offset), offset }));
    expect(wordsOf(placeMarks(inlines, marks))).toBe(wordsOf(inlines));
    expect(JSON.stringify(placeMarks(inlines, marks)).match(/"mark"/g)).toHaveLength(8);
  });
});
