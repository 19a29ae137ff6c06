import { boxesOfRange, documentSpan, layoutFaults, spanText } from '@wenjian/document';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ocrToDocument, toDocumentPage } from './ocr-document.ts';
import type { OcrLine, OcrPage } from './ocr-page.ts';

const DPI = 144;
const EM = 20;

interface LineOptions {
  readonly x?: number;
  readonly y: number;
  readonly paragraph: number;
  /** By how many pixels the line falls over its whole length. */
  readonly fall?: number;
  readonly height?: number;
}

function line(text: string, { x = 100, y, paragraph, fall = 0, height = 24 }: LineOptions): OcrLine {
  const width = text.length * EM;
  return {
    text,
    confidence: 0.9,
    box: { x, y, width, height: height + fall },
    corners: [
      { x, y },
      { x: x + width, y: y + fall },
      { x: x + width, y: y + fall + height },
      { x, y: y + height },
    ],
    edges: Array.from({ length: text.length + 1 }, (_, index) => x + index * EM),
    charConfidence: Array.from(text, () => 0.9),
    paragraph,
  };
}

function page(lines: readonly OcrLine[], more: Partial<OcrPage> = {}): OcrPage {
  return { width: 1190, height: 1684, dpi: DPI, rotation: 0, skew: 0, lines, seals: [], unread: [], ...more };
}

it('gives every recognised character its box, in points', () => {
  const document = ocrToDocument(
    [
      page([
        line('第一条 总则', { y: 50, paragraph: 0 }),
        line('甲方应当付款，', { y: 100, paragraph: 1 }),
        line('不得拖延。', { y: 140, paragraph: 1 }),
      ]),
    ],
    'pdf',
  );
  expect(document.text).toBe('第一条 总则\n甲方应当付款，不得拖延。');
  expect(document.blocks.map(({ type, page: number }) => [type, number])).toEqual([
    ['heading', 1],
    ['paragraph', 1],
  ]);
  expect(layoutFaults(document)).toEqual([]);
  const start = document.text.indexOf('拖延');
  expect(boxesOfRange(document, documentSpan(start, start + 2))).toEqual([
    { page: 0, x: 70, y: 70, width: 20, height: 12 },
  ]);
});

it('keeps its promise for any page', () => {
  const anyLine = fc.record({
    text: fc.stringMatching(/^[甲乙a1 ，]{1,30}$/),
    y: fc.integer({ min: 0, max: 1500 }),
    fall: fc.integer({ min: -60, max: 60 }),
    begins: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(fc.array(anyLine, { maxLength: 12 }), { maxLength: 4 }), (sheets) => {
      const pages = sheets.map((drafts) => {
        let paragraph = 0;
        return page(
          drafts.map(({ text, y, fall, begins }) => {
            if (begins) paragraph++;
            return line(text, { y, fall, paragraph });
          }),
        );
      });
      const document = ocrToDocument(pages, 'pdf');
      expect(layoutFaults(document)).toEqual([]);
      const placed = (document.layout ?? []).map((fragment) => spanText(document, fragment)).join('');
      expect(placed).toBe(pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join(''));
    }),
  );
});

it('follows a slanted line with its boxes', () => {
  const { blocks } = toDocumentPage(page([line('斜'.repeat(40), { y: 100, paragraph: 0, fall: 28 })]), 0);
  const pieces = blocks[0]?.lines ?? [];
  expect(pieces.length).toBeGreaterThan(3);
  const tops = pieces.map(({ top }) => top);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect((tops.at(-1) ?? 0) - (tops[0] ?? 0)).toBeGreaterThan(10);
  expect(pieces.map(({ start, end }) => end - start).reduce((sum, count) => sum + count, 0)).toBe(40);
});

it('joins Latin words with a space and Chinese without one', () => {
  const { blocks } = toDocumentPage(
    page([
      line('the Buyer', { y: 50, paragraph: 0 }),
      line('shall pay', { y: 80, paragraph: 0 }),
      line('甲方', { y: 110, paragraph: 0 }),
    ]),
    0,
  );
  expect(blocks[0]?.text).toBe('the Buyer shall pay甲方');
});

it('keeps cells, vertical text and seals', () => {
  const cell = { table: 0, row: 1, column: 2 };
  const vertical: OcrLine = {
    ...line('甲方', { y: 50, paragraph: 1 }),
    isVertical: true,
    edges: [50, 70, 90],
  };
  const { blocks } = toDocumentPage(
    page([{ ...line('数量', { y: 20, paragraph: 0 }), cell }, vertical], {
      seals: [{ shape: 'round', isCut: false, box: { x: 144, y: 288, width: 72, height: 72 } }],
    }),
    3,
  );
  expect(blocks).toMatchObject([
    { type: 'tableCell', cell, text: '数量', page: 4 },
    { text: '甲方', lines: [{ vertical: true, edges: [25, 35, 45], top: 50 }] },
    { type: 'seal', text: '', box: { page: 3, x: 72, y: 144, width: 36, height: 36 } },
  ]);
});

it('counts tables through the whole document', () => {
  const inTable = (table: number): OcrLine => ({
    ...line('数量', { y: 20, paragraph: table }),
    cell: { table, row: 0, column: 0 },
  });
  const { blocks } = ocrToDocument([page([inTable(0), inTable(1)]), page([inTable(0)])], 'pdf');
  expect(blocks.map(({ cell }) => cell?.table)).toEqual([0, 1, 2]);
});

it('says what was not read, what is uncertain and what was under a seal', () => {
  const doubtful = { ...line('甲方乙方', { y: 20, paragraph: 0 }), charConfidence: [0.9, 0.3, 0.9, 0.2] };
  const sealed: OcrLine = { ...line('公司', { y: 60, paragraph: 1 }), underSeal: [{ start: 0, end: 2 }] };
  const { notRead } = ocrToDocument(
    [page([doubtful, sealed], { unread: [{ x: 0, y: 0, width: 9, height: 9 }] })],
    'pdf',
  );
  expect(notRead.map(({ what, count }) => [what, count])).toEqual([
    ['疑似文字的区域', 1],
    ['印章下的字符', 2],
    ['识别存疑的字符', 2],
  ]);
});
