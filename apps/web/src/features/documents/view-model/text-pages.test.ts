import { describe, expect, it } from 'vitest';
import { countCharacters, textPages } from './text-pages.ts';

const text = '设备采购合同\n第一条 付款\n\n甲方付款。\n第 2 页';
const block = (type: string, part: string, page: number | null, level: number | null = null) => ({
  id: part,
  type,
  start: text.indexOf(part),
  end: text.indexOf(part) + part.length,
  page,
  level,
});

describe('the text of a document', () => {
  const pages = textPages({
    text,
    blocks: [
      block('heading', '设备采购合同', 1, 1),
      block('heading', '第一条 付款', 1, 9),
      block('paragraph', '甲方付款。', 2),
      block('footer', '第 2 页', 2),
    ],
  });

  it('has pages and paragraphs', () => {
    expect(
      pages.map(({ page, paragraphs }) => [page, paragraphs.map((paragraph) => paragraph.text)]),
    ).toEqual([
      [1, ['设备采购合同', '第一条 付款']],
      [2, ['甲方付款。', '第 2 页']],
    ]);
  });

  it('has headings up to level six', () => {
    expect(pages.flatMap(({ paragraphs }) => paragraphs.map(({ level }) => level))).toEqual([
      1,
      6,
      null,
      null,
    ]);
  });

  it('labels parts outside the body', () => {
    expect(pages[1]?.paragraphs.map(({ role }) => role)).toEqual([null, '页脚']);
  });

  it('skips empty blocks', () => {
    expect(
      textPages({ text, blocks: [{ id: 'image', type: 'image', start: 3, end: 3, level: null, page: 1 }] }),
    ).toEqual([]);
  });

  it('has no page numbers when the document has no pages', () => {
    expect(textPages({ text, blocks: [block('paragraph', '甲方付款。', null)] })[0]?.page).toBeNull();
  });

  it('is counted without white space', () => {
    expect(countCharacters('甲方　乙方\n𠮷 a')).toBe(6);
  });
});
