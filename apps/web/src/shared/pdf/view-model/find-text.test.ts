import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findInText, makeFindable, normaliseQuery } from './find-text.ts';

function found(text: string, query: string): readonly string[] {
  return findInText(makeFindable(text), normaliseQuery(query)).map(({ start, end }) =>
    text.slice(start, end),
  );
}

describe('finding in a page', () => {
  it('finds every occurrence in order', () => {
    expect(found('违约金按日计算，违约金不超过总价。', '违约金')).toEqual(['违约金', '违约金']);
  });

  it('treats full and half width as equal', () => {
    expect(found('合同编号：ＷＪ－２０２６（副本）', 'wj-2026(副本)')).toEqual(['ＷＪ－２０２６（副本）']);
    expect(found('编号:WJ-2026', '编号：ＷＪ－２０２６')).toEqual(['编号:WJ-2026']);
  });

  it('ignores case', () => {
    expect(found('Force Majeure', 'force MAJEURE')).toEqual(['Force Majeure']);
  });

  it('reads over spaces and line breaks on both sides', () => {
    expect(found('甲方应当在三 十\n日内付款', '三十日内')).toEqual(['三 十\n日内']);
    expect(found('甲方应当在三十日内付款', '三 十 日　内')).toEqual(['三十日内']);
  });

  it('matches compatibility forms of broken fonts, and both kinds of quotes', () => {
    expect(found('⼀、定义“不可抗力”', '一、定义"不可抗力"')).toEqual(['⼀、定义“不可抗力”']);
  });

  it('ignores zero-width characters and soft hyphens', () => {
    expect(found('违\u200b约\u00ad金', '违约金')).toEqual(['违\u200b约\u00ad金']);
  });

  it('finds nothing for an empty query', () => {
    expect(found('违约金', '')).toEqual([]);
    expect(found('违约金', ' 　')).toEqual([]);
    expect(found('', '违约金')).toEqual([]);
  });

  it('does not count overlapping occurrences twice', () => {
    expect(found('哈哈哈哈哈', '哈哈')).toHaveLength(2);
  });

  it('covers the whole of a character that expands to several', () => {
    expect(found('重㎏计', 'kg')).toEqual(['㎏']);
    expect(found('𠮷野家', '𠮷')).toEqual(['𠮷']);
  });

  it('returns ranges of the original text for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), fc.nat(), (text, from, length) => {
        const start = text.length === 0 ? 0 : from % text.length;
        const query = text.slice(start, start + (length % 6));
        for (const range of findInText(makeFindable(text), normaliseQuery(query))) {
          expect(range.start).toBeLessThan(range.end);
          expect(range.end).toBeLessThanOrEqual(text.length);
          expect(normaliseQuery(text.slice(range.start, range.end))).toContain(normaliseQuery(query));
        }
      }),
    );
  });
});
