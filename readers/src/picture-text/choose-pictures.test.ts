import { type BlockDraft, buildDocument, type PageBox } from '@wenjian/document';
import { describe, expect, it } from 'vitest';
import { choosePictures } from './choose-pictures.ts';

const box = (page: number, width: number, height: number, y = 100): PageBox => ({
  page,
  x: 50,
  y,
  width,
  height,
});

const image = (at?: PageBox, hash?: string): BlockDraft => ({
  type: 'image',
  text: '',
  ...(at && { box: at, page: at.page + 1 }),
  ...(hash && { picture: { hash } }),
});

function choose(blocks: readonly BlockDraft[]) {
  const pages = Array.from({ length: 200 }, () => ({ widthPt: 595, heightPt: 842 }));
  const { chosen, left } = choosePictures(
    buildDocument({ readerVersion: 'test', kind: 'docx', pages, blocks, notRead: [] }),
  );
  return { chosen: chosen.map(({ block }) => block.id), left: Object.fromEntries(left) };
}

describe('of the pictures of a document', () => {
  it('those that can hold a line of text are read, each once; of the others the reason is known', () => {
    const blocks = [image(box(0, 400, 30), 'a'), image(), image(box(0, 30, 30)), image(box(1, 400, 30), 'a')];
    expect(choose(blocks)).toEqual({
      chosen: ['b1'],
      left: { b2: 'unplaced', b3: 'small', b4: 'repeated' },
    });
  });

  it('one under the text of its page is not read, one with a caption on it is', () => {
    const text = '扫描页的文字层，逐行放在图片上面';
    const over = (page: number, rows: number): BlockDraft => ({
      type: 'paragraph',
      text: Array.from({ length: rows }, () => text).join('\n'),
      lines: Array.from({ length: rows }, (_, row) => ({
        start: row * (text.length + 1),
        end: row * (text.length + 1) + text.length,
        page,
        top: 120 + row * 20,
        height: 12,
        edges: Array.from({ length: text.length + 1 }, (_edge, at) => 60 + at * 12),
      })),
    });
    const blocks = [over(0, 20), image(box(0, 400, 600)), over(1, 1), image(box(1, 400, 600))];
    expect(choose(blocks)).toEqual({ chosen: ['b4'], left: { b2: 'covered' } });
  });

  it('the largest are read when there are too many, in the order of their pages', () => {
    const blocks = Array.from({ length: 150 }, (_, page) => image(box(page, 300, 20 + page)));
    const { chosen, left } = choose(blocks);
    expect(chosen).toHaveLength(120);
    expect(chosen[0]).toBe('b31');
    expect(Object.values(left)).toEqual(Array.from({ length: 30 }, () => 'beyondLimit'));
    const sheets = choose(Array.from({ length: 60 }, (_, page) => image(box(page, 595, 842, 0))));
    expect(sheets.chosen).toHaveLength(40);
  });
});
