import { describe, expect, it } from 'vitest';
import { buildDocument } from './build-document.ts';
import { type Document, spanText } from './document.ts';
import { type FoundPictureText, fillPictures } from './fill-pictures.ts';
import { layoutFaults } from './layout.ts';
import { documentSpan } from './offset.ts';

const line = (text: string, top: number) => ({
  start: 0,
  end: text.length,
  page: 0,
  top,
  height: 10,
  edges: Array.from({ length: text.length + 1 }, (_, at) => at * 10),
});

const written = (text: string, top: number) => ({
  type: 'paragraph' as const,
  text,
  lines: [line(text, top)],
});

function document(): Document {
  return buildDocument({
    readerVersion: 'test',
    kind: 'docx',
    pages: [{ widthPt: 595, heightPt: 842 }],
    blocks: [
      { ...written('前言', 0), runs: [{ start: 0, end: 1, style: { bold: true } }] },
      { type: 'image', text: '' },
      { ...written('正文', 100), marks: [{ start: 1, end: 2, kind: 'doubtful' }] },
      { type: 'image', text: '' },
      {
        ...written('结尾', 200),
        revisions: [{ start: 0, end: 2, kind: 'insertion', text: '结尾', author: null, date: null }],
      },
    ],
    notRead: [],
  });
}

const read = (text: string): FoundPictureText => ({
  outcome: 'read',
  text,
  lines: [{ ...line(text, 50), confidence: [...text].map(() => 1) }],
});

describe('the texts of pictures', () => {
  it('stand in the blocks of their pictures, and everything else stays where it was', () => {
    const plain = document();
    const filled = fillPictures(
      plain,
      new Map([
        ['b2', read('图中的字')],
        ['b4', { outcome: 'small', text: '', lines: [] }],
      ]),
    );
    expect(filled.text).toBe('前言\n图中的字\n正文\n\n结尾');
    expect(filled.blocks.map((block) => [block.pictureText, spanText(filled, block)])).toEqual([
      [undefined, '前言'],
      ['read', '图中的字'],
      [undefined, '正文'],
      ['small', ''],
      [undefined, '结尾'],
    ]);
    expect(layoutFaults(filled)).toEqual([]);
    expect(filled.layout?.map((one) => [spanText(filled, one), one.confidence?.length])).toEqual([
      ['前言', undefined],
      ['图中的字', 4],
      ['正文', undefined],
      ['结尾', undefined],
    ]);
    const annotated = [...(filled.runs ?? []), ...(filled.marks ?? []), ...(filled.revisions ?? [])];
    expect(annotated.map((one) => spanText(filled, one))).toEqual(['前', '文', '结尾']);
  });

  it('leave a document without any as it was', () => {
    expect(fillPictures(document(), new Map())).toEqual(document());
  });

  it('never replace a text', () => {
    expect(() => fillPictures(document(), new Map([['b1', read('别的字')]]))).toThrow(RangeError);
    expect(spanText(document(), documentSpan(0, 2))).toBe('前言');
  });
});
