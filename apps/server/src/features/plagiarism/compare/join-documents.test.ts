import {
  type BlockDraft,
  boxesOfRange,
  buildDocument,
  type Document,
  layoutFaults,
  spanText,
} from '@wenjian/document';
import { describe, expect, it } from 'vitest';
import { joinDocuments } from './join-documents.ts';

const page = { widthPt: 595, heightPt: 842 };

/** One block a page; every character ten points wide. */
function read(texts: readonly string[], more: Partial<BlockDraft> = {}): Document {
  return buildDocument({
    readerVersion: '1',
    kind: 'docx',
    pages: texts.map(() => page),
    notRead: [{ what: '图片', count: 1, reason: '未识别' }],
    blocks: texts.map((text, index) => ({
      type: 'paragraph',
      text,
      page: index + 1,
      lines: [
        {
          start: 0,
          end: text.length,
          page: index,
          top: 100,
          height: 12,
          edges: Array.from({ length: text.length + 1 }, (_, edge) => edge * 10),
        },
      ],
      runs: [{ start: 0, end: 1, style: { bold: true } }],
      ...more,
    })),
  });
}

const named = (...documents: readonly Document[]) =>
  documents.map((document, index) => ({ name: `${index + 1}.docx`, document }));

const first = read(['第一页', '第二页文字']);
const second = read(['附件正文'], {
  cell: { table: 0, row: 0, column: 0 },
  box: { page: 0, x: 1, y: 2, width: 3, height: 4 },
});

describe('documents joined one after another', () => {
  const { document, places } = joinDocuments(named(first, second, second), true);

  it('have one text, and each file has its range in it', () => {
    expect(document.text).toBe('第一页\n第二页文字\n附件正文\n附件正文');
    expect(places).toEqual([
      { start: 0, end: 9, firstPage: 1, pageCount: 2 },
      { start: 10, end: 14, firstPage: 3, pageCount: 1 },
      { start: 15, end: 19, firstPage: 4, pageCount: 1 },
    ]);
    for (const [index, file] of [first, second, second].entries()) {
      const place = places[index];
      expect(document.text.slice(place?.start, place?.end)).toBe(file.text);
    }
  });

  it('keep every block, box and style with its words, and number their pages continuously', () => {
    expect(layoutFaults(document)).toEqual([]);
    expect(document.pages).toHaveLength(4);
    const blocks = document.blocks.map((block) => [spanText(document, block), block.page]);
    expect(blocks).toEqual([
      ['第一页', 1],
      ['第二页文字', 2],
      ['附件正文', 3],
      ['附件正文', 4],
    ]);
    const last = document.blocks.at(-1);
    expect(last?.box).toMatchObject({ page: 3 });
    expect(last && boxesOfRange(document, last)).toMatchObject([{ page: 3, width: 40 }]);
    expect(document.runs?.map((run) => spanText(document, run))).toEqual(['第', '第', '附', '附']);
    expect(new Set(document.blocks.map(({ id }) => id)).size).toBe(4);
    expect(document.blocks.flatMap(({ cell }) => cell?.table ?? [])).toEqual([0, 1]);
    expect(document.notRead.map(({ what }) => what)).toEqual([
      '文件“1.docx”：图片',
      '文件“2.docx”：图片',
      '文件“3.docx”：图片',
    ]);
  });

  it('have no pages when one of them has none, or none are shown', () => {
    const text = buildDocument({ readerVersion: '1', kind: 'txt', pages: null, notRead: [], blocks: [] });
    for (const joined of [
      joinDocuments(named(first, text), true),
      joinDocuments(named(first, second), false),
    ]) {
      expect(joined.document.pages).toBeNull();
      expect(joined.document.layout).toBeUndefined();
      expect(
        joined.document.blocks.flatMap(({ page, box }) => [page, box]).every((at) => at === undefined),
      ).toBe(true);
      expect(joined.places.map(({ firstPage, pageCount }) => [firstPage, pageCount])).toEqual([
        [null, 0],
        [null, 0],
      ]);
    }
  });
});

it('each file keeps its kind for its own words', () => {
  const { document } = joinDocuments(named(first, { ...second, kind: 'pdf' }), false);
  expect(document.parts?.map((part) => [part.name, part.kind, spanText(document, part)])).toEqual([
    ['1.docx', 'docx', first.text],
    ['2.docx', 'pdf', second.text],
  ]);
});

it('a workbook of a hundred thousand cells is joined like any other', () => {
  const cells = Array.from({ length: 150_000 }, (_, row) => ({
    type: 'tableCell' as const,
    text: '',
    cell: { table: 0, row, column: 0 },
  }));
  const workbook = buildDocument({
    readerVersion: '1',
    kind: 'xlsx',
    pages: null,
    notRead: [],
    blocks: cells,
  });
  const { document } = joinDocuments(named(workbook, second), false);
  expect(document.blocks.at(-1)?.cell?.table).toBe(1);
});
