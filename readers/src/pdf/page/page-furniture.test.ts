import { boxesOfRange, documentSpan } from '@wenjian/document';
import { describe, expect, it, vi } from 'vitest';
import { buildPdf, notReadOf, outlineOf, type PdfBuilder, readDrawn, readPdfBytes } from '../pdf.testing.ts';
import type { RecognisedLine } from '../recognition.ts';

/** Each test starts a thread that loads the library, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const TEXT =
  '甲方应当按照本合同约定的时间和方式向乙方支付全部货款逾期支付的应当承担相应责任并赔偿损失乙方应当及时交付';
const cut = (from: number, length: number): string => (TEXT + TEXT).slice(from, from + length);

describe('headers and footers', () => {
  const draw = (builder: PdfBuilder): void => {
    for (const page of [0, 1, 2]) {
      builder.page();
      builder.text('设备采购合同', { x: 260, y: 40, size: 9 });
      for (let line = 0; line < 10; line++)
        builder.text(cut(page * 10 + line, 36), { x: 80, y: 80 + line * 20 });
      builder.text(`第 ${page + 1} 页`, { x: 280, y: 810, size: 9 });
    }
  };

  it('are recognised by repetition, and do not split a paragraph that continues on the next page', async () => {
    const document = await readDrawn(draw);
    expect(outlineOf(document)).toEqual([
      ['header', '设备采购合同'],
      ['paragraph', Array.from({ length: 30 }, (_, line) => cut(line, 36)).join('')],
      ['footer', '第  页'],
    ]);
    expect(notReadOf(document)).toEqual([['页码', 3]]);
    const paragraph = document.blocks.find((block) => block.type === 'paragraph');
    expect(paragraph?.page).toBe(1);
    const pages = boxesOfRange(document, paragraph ?? documentSpan(0, 0)).map((box) => box.page);
    expect(new Set(pages)).toEqual(new Set([0, 1, 2]));
  });

  it('are given unchanged, page by page, to tools that edit pages', async () => {
    const document = await readPdfBytes(await buildPdf(draw), { keepsEveryPage: true });
    expect(outlineOf(document).filter(([type]) => type !== 'paragraph')).toEqual([
      ...Array(3).fill(['header', '设备采购合同']),
      ['footer', '第 1 页'],
      ['footer', '第 2 页'],
      ['footer', '第 3 页'],
    ]);
    expect(document.notRead).toEqual([]);
  });

  it('that differ on one page are included too, with that page', async () => {
    const headers = ['甲公司 HT-001', '甲公司 HT-001', '甲公司 HT-002', '乙公司 HT-001', '甲公司 HT-001'];
    const document = await readDrawn((builder) => {
      for (const [page, header] of headers.entries()) {
        builder.page();
        builder.text(header, { x: 80, y: 40, size: 9 });
        for (let line = 0; line < 10; line++)
          builder.text(cut(page * 10 + line, 36), { x: 80, y: 80 + line * 20 });
      }
    });
    const found = document.blocks.filter((block) => block.type === 'header');
    expect(found.map(({ page, start, end }) => [page, document.text.slice(start, end)])).toEqual([
      [1, '甲公司 HT-001'],
      [3, '甲公司 HT-002'],
      [4, '乙公司 HT-001'],
    ]);
    expect(document.blocks.filter((block) => block.type === 'paragraph')).toHaveLength(1);
  });

  it('lose the page number and no other figure', async () => {
    const read = async (footer: (page: number) => string): Promise<readonly string[]> => {
      const document = await readDrawn((builder) => {
        for (const page of [1, 2, 3]) {
          builder.page();
          for (let line = 0; line < 10; line++)
            builder.text(cut(page * 10 + line, 36), { x: 80, y: 80 + line * 20 });
          builder.text(footer(page), { x: 80, y: 810, size: 9 });
        }
      });
      return outlineOf(document)
        .filter(([type]) => type === 'footer')
        .map(([, text]) => text);
    };
    expect(await read((page) => `甲公司2024年 第${page}页 共3页`)).toEqual(['甲公司2024年 第页 共页']);
    expect(await read((page) => `- ${page + 6} -`)).toEqual(['-  -']);
    expect(await read((page) => String(page))).toEqual([]);
    expect(await read((page) => `附件${page}的说明`)).toEqual(['附件1的说明', '附件2的说明', '附件3的说明']);
  });

  it('are not text that repeats by chance', async () => {
    const document = await readDrawn((builder) => {
      for (const page of [0, 1, 2, 3]) {
        builder.page();
        builder.text(page % 3 === 0 ? '本页为附件。' : `附件之${'零一二三'[page]}的说明`, { x: 80, y: 60 });
        builder.lines([cut(page, 36), cut(page + 2, 36)], { x: 80, y: 100 });
      }
    });
    expect(document.blocks.every((block) => block.type === 'paragraph')).toBe(true);
  });

  it('include the page number of a single page', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      builder.lines([cut(0, 36), '完。'], { x: 80, y: 100 });
      builder.text('- 1 -', { x: 280, y: 810, size: 9 });
    });
    expect(outlineOf(document).at(-1)).toEqual(['footer', '-  -']);
  });
});

describe('headers and footers of scanned pages', () => {
  const headers = [
    '设备采购合同HT-001',
    '设备采购合同HT-001',
    '设务采购合同HT-001',
    '设备采购合同HT-009',
    '设备采购合同HT-001',
  ];

  /** In pixels of 200 dpi: characters of twelve points, as they are framed. */
  function lineOf(text: string, left: number, top: number): RecognisedLine {
    return {
      text,
      top,
      height: 40,
      edges: Array.from({ length: text.length + 1 }, (_, unit) => left + unit * 34),
      confidence: Array.from(text, () => 0.9),
    };
  }

  it('are recognised although pages are skewed and the recogniser misreads one', async () => {
    const bytes = await buildPdf((builder) => {
      for (const _ of headers) {
        builder.page();
        builder.raw('q 0.9 g 40 40 500 700 re f 0 g 60 60 400 300 re f Q');
      }
    });
    const document = await readPdfBytes(bytes, {
      recognisePage: async ({ pageIndex }) => ({
        lines: [
          lineOf(headers[pageIndex] ?? '', 600, 90 + (pageIndex % 3) * 8),
          ...Array.from({ length: 10 }, (_, line) =>
            lineOf(cut(pageIndex * 10 + line, 36), 220, 230 + line * 60),
          ),
          lineOf(`第${pageIndex + 1}页`, 780, 2240 + (pageIndex % 2) * 10),
        ],
        seals: [],
        rotation: 0,
        unreadCount: 0,
      }),
    });
    expect(outlineOf(document)).toEqual([
      ['header', '设备采购合同HT-001'],
      ['header', '设备采购合同HT-009'],
      ['paragraph', Array.from({ length: 50 }, (_, line) => cut(line, 36)).join('')],
      ['footer', '第页'],
    ]);
  });
});
