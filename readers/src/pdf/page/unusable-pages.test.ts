import { PDFName, PDFString } from '@cantoo/pdf-lib';
import { boxesOfRange, documentSpan } from '@wenjian/document';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import {
  buildPdf,
  notReadOf,
  outlineOf,
  type PdfBuilder,
  readDrawn,
  readPdfBytes,
  withFile,
} from '../pdf.testing.ts';
import type { RecognisedLine, RecognisedPage } from '../recognition.ts';
import type { RenderedPage } from './page-content.ts';
import { renderPage } from './render-page.ts';

/** Each test starts a thread that loads the library, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const CONTRACT = '甲方应当按照本合同约定的时间和方式向乙方支付全部货款';

async function drawScan(builder: PdfBuilder): Promise<void> {
  const page = builder.page();
  const pixels = await sharp({ create: { width: 600, height: 850, channels: 3, background: '#ddd' } })
    .png()
    .toBuffer();
  page.drawImage(await builder.document.embedPng(pixels), { x: 0, y: 0, width: 595, height: 842 });
}

/** A font whose glyphs have numbers but no names: the usual cause of a broken text layer. */
function drawWithoutMap(builder: PdfBuilder, codes: readonly number[]): void {
  const page = builder.page();
  const { context } = builder.document;
  const descendant = context.obj({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: 'ABCDEF+Unknown',
    CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
    DW: 1000,
    FontDescriptor: {
      Type: 'FontDescriptor',
      FontName: 'ABCDEF+Unknown',
      Flags: 4,
      FontBBox: [0, -200, 1000, 900],
      ItalicAngle: 0,
      Ascent: 900,
      Descent: -200,
      CapHeight: 700,
      StemV: 80,
    },
  });
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: 'ABCDEF+Unknown',
    Encoding: 'Identity-H',
    DescendantFonts: [context.register(descendant)],
  });
  page.node.setFontDictionary(PDFName.of('Broken'), context.register(font));
  const hex = codes.map((code) => code.toString(16).padStart(4, '0')).join('');
  builder.raw(`BT /Broken 12 Tf 1 0 0 1 80 700 Tm <${hex}> Tj ET`);
}

/** Recognises two lines on every page, in pixels of a hundredth of an inch. */
function recognised(
  page: RenderedPage,
  more: Partial<RecognisedPage> = {},
  change: (line: RecognisedLine, index: number) => RecognisedLine = (line) => line,
): RecognisedPage {
  const unit = page.dpi / 100;
  const lines = ['采购合同', '甲方付款'].map((text, index) => ({
    text,
    top: (100 + index * 40) * unit,
    height: 20 * unit,
    edges: [...Array(text.length + 1).keys()].map((edge) => (100 + edge * 20) * unit),
    confidence: Array(text.length).fill(0.9),
  }));
  return { lines: lines.map(change), seals: [], rotation: 0, unreadCount: 0, ...more };
}

describe('a page without a usable text layer', () => {
  it('is reported with its number when there is no recogniser', async () => {
    const document = await readDrawn(async (builder) => {
      builder.page();
      builder.text(CONTRACT, { x: 80, y: 100 });
      await drawScan(builder);
      drawWithoutMap(
        builder,
        Array.from({ length: 40 }, (_, index) => 0x2000 + index * 7),
      );
    });
    expect(document.text.trim()).toBe(CONTRACT);
    expect(document.notRead.slice(0, 2)).toEqual([
      { what: '扫描页', count: 1, reason: '第 2 页是图片，没有文字层，未做文字识别' },
      { what: '文字层异常的页', count: 1, reason: '第 3 页的文字层是乱码，未做文字识别' },
    ]);
    expect(document.pages).toHaveLength(3);
  });

  it('is read from its image when there is a recogniser, each character with its position and confidence', async () => {
    const recognisePage = vi.fn(async (page: RenderedPage) => recognised(page));
    const bytes = await buildPdf(async (builder) => {
      builder.page();
      builder.text(CONTRACT, { x: 80, y: 100 });
      await drawScan(builder);
    });
    const document = await readPdfBytes(bytes, { recognisePage });
    expect(recognisePage).toHaveBeenCalledTimes(1);
    expect(recognisePage.mock.calls[0]?.[0]).toMatchObject({
      pageIndex: 1,
      dpi: 200,
      widthPx: 1653,
      heightPx: 2339,
    });
    expect(outlineOf(document).map(([, text]) => text)).toEqual([CONTRACT, '采购合同', '甲方付款']);
    const start = document.text.indexOf('甲方付款');
    const [box] = boxesOfRange(document, documentSpan(start, start + 2));
    expect(box).toMatchObject({ page: 1, x: 72 });
    expect(box?.width).toBeCloseTo(28.8, 3);
    expect(document.layout?.at(-1)?.confidence).toEqual([0.9, 0.9, 0.9, 0.9]);
    expect(notReadOf(document)).toEqual([]);
  });

  it('that is sideways is read upright and positioned as it is', async () => {
    const bytes = await buildPdf(drawScan);
    const document = await readPdfBytes(bytes, {
      recognisePage: async (page) => recognised(page, {}, (line) => ({ ...line, rotation: 270 })),
    });
    expect(outlineOf(document).map(([, text]) => text)).toEqual(['采购合同', '甲方付款']);
    const [box] = boxesOfRange(document, documentSpan(0, 2));
    expect(box?.height).toBeCloseTo(28.8, 1);
    expect(box?.y).toBeCloseTo(72, 1);
  });

  it('keeps the cells found by the recogniser', async () => {
    const bytes = await buildPdf(drawScan);
    const document = await readPdfBytes(bytes, {
      recognisePage: async (page) =>
        recognised(page, {}, (line, index) => ({ ...line, cell: { table: 0, row: index, column: 0 } })),
    });
    expect(document.blocks.map(({ type, cell }) => [type, cell])).toEqual([
      ['tableCell', { table: 0, row: 0, column: 0 }],
      ['tableCell', { table: 0, row: 1, column: 0 }],
    ]);
  });

  it('reports text under a seal, the position of the seal, and what could not be read', async () => {
    const bytes = await buildPdf(drawScan);
    const document = await readPdfBytes(bytes, {
      recognisePage: async (page) =>
        recognised(
          page,
          { seals: [{ x: 200, y: 400, width: 100, height: 50 }], rotation: 90, unreadCount: 2 },
          (line, index) =>
            index === 0
              ? line
              : {
                  ...line,
                  marks: [
                    { kind: 'underSeal', start: 0, end: 2 },
                    { kind: 'doubtful', start: 1, end: 3 },
                  ],
                },
        ),
    });
    const marked = document.marks?.map(({ kind, start, end }) => [kind, document.text.slice(start, end)]);
    expect(marked).toEqual([
      ['underSeal', '甲方'],
      ['doubtful', '方付'],
    ]);
    const seal = document.blocks.find((block) => block.type === 'seal');
    const height = document.pages?.[0]?.heightPt ?? 0;
    // A page that had to be rotated by 90° clockwise: its left is the picture's bottom.
    expect(seal?.box).toMatchObject({ page: 0, x: 144, width: 18, height: 36 });
    expect(seal?.box?.y).toBeCloseTo(height - 108, 1);
    expect(notReadOf(document)).toEqual([
      ['疑似文字的区域', 2],
      ['印章下的字符', 2],
      ['大小写不一致的金额', 1],
    ]);
  });

  /** Text of twenty, and two lines of sixteen at the foot, in pixels of a hundredth of an inch. */
  const notedPage = ({ dpi }: Pick<RenderedPage, 'dpi'>, more: Partial<RecognisedPage>): RecognisedPage => {
    const unit = dpi / 100;
    const drawn = (text: string, top: number, pitch: number, raised: RecognisedLine['raised'] = []) => ({
      text,
      top: top * unit,
      // As rough as the boxes of a detector.
      height: 21 * unit,
      edges: [...Array(text.length + 1).keys()].map((edge) => (100 + edge * pitch) * unit),
      confidence: Array(text.length).fill(0.9),
      raised,
    });
    const lines = [
      drawn('甲方应当按照约定支付全部货款1逾期支付的应当承担责任', 300, 20, [{ start: 14, end: 15 }]),
      drawn('乙方应当按照约定交付全部货物并且保证货物的质量合格', 330, 20),
      drawn('1本条价格指数见国家统计局网站', 1000, 16, [{ start: 0, end: 1 }]),
      drawn('但双方书面约定的除外', 1024, 16),
    ];
    return { lines, seals: [], rotation: 0, unreadCount: 0, ...more };
  };
  const noted = async (more: (unit: number) => Partial<RecognisedPage>, withMarks = true) =>
    readPdfBytes(await buildPdf(drawScan), {
      recognisePage: async (page) => {
        const whole = notedPage(page, more(page.dpi / 100));
        return withMarks ? whole : { ...whole, lines: whole.lines.map(({ raised, ...line }) => line) };
      },
    });
  const rule = (unit: number): Partial<RecognisedPage> => ({
    shortRules: [{ x0: 100 * unit, x1: 250 * unit, y: 980 * unit }],
  });
  const text = (mark: string) =>
    `甲方应当按照约定支付全部货款${mark}逾期支付的应当承担责任乙方应当按照约定交付全部货物并且保证货物的质量合格`;

  it('has its footnotes separated by the short rule on it, without their marks', async () => {
    expect(outlineOf(await noted(rule))).toEqual([
      ['paragraph', text('')],
      ['footnote', '本条价格指数见国家统计局网站但双方书面约定的除外'],
    ]);
  });

  it('has them separated by small type alone when its raised mark is in the text, and not otherwise', async () => {
    expect(outlineOf(await noted(() => ({})))).toEqual([
      ['paragraph', text('')],
      ['footnote', '本条价格指数见国家统计局网站但双方书面约定的除外'],
    ]);
    const types = outlineOf(await noted(() => ({}), false)).map(([type]) => type);
    expect(types).not.toContain('footnote');
  });

  const blocksBelowRule = async (foot: readonly string[], reference = '') => {
    const document = await noted((unit) => {
      const { lines } = notedPage({ dpi: unit * 100 }, {});
      const [first, second, ...notes] = lines;
      if (first === undefined || second === undefined) return {};
      const text = `甲方应当按照约定支付全部货款${reference || '款'}逾期支付的应当承担责任`;
      const raised = reference === '' ? [] : [{ start: 14, end: 15 }];
      const written = notes.map((line, index) => withText(line, foot[index] ?? '完'));
      return { ...rule(unit), lines: [withText({ ...first, raised }, text), second, ...written] };
    });
    return outlineOf(document);
  };
  const withText = (line: RecognisedLine, text: string): RecognisedLine => {
    const [left = 0, next = 0] = line.edges;
    const edges = [...Array(text.length + 1).keys()].map((edge) => left + edge * (next - left));
    const raised = (line.raised ?? []).filter(({ start }) => start > 0);
    return { ...line, text, edges, confidence: Array(text.length).fill(0.9), raised };
  };

  it('keeps small text below a blank to fill in or a rule to sign on as text, when no mark refers to it', async () => {
    for (const foot of [
      ['本条价格指数见国家统计局网站', '但双方书面约定的除外'],
      ['1. 本条价格指数见国家统计局', '但双方书面约定的除外'],
      ['① 本条价格指数见国家统计局', '但双方书面约定的除外'],
      ['30 个工作日内付清全部货款', '但双方书面约定的除外'],
    ])
      expect((await blocksBelowRule(foot)).map(([type]) => type)).not.toContain('footnote');
  });

  it('keeps the figure that a line of a note begins with', async () => {
    const blocks = await blocksBelowRule(['① 本条价款自验收之日起至迟', '30 个工作日内付清'], '①');
    expect(blocks.at(-1)).toEqual(['footnote', '本条价款自验收之日起至迟30 个工作日内付清']);
    const referred = await blocksBelowRule(['1 本条价格指数见国家统计局', '30 个工作日内付清'], '1');
    expect(referred.at(-1)).toEqual(['footnote', '本条价格指数见国家统计局30 个工作日内付清']);
  });

  it('has no note when its marks were lost, and keeps the text below the rule', async () => {
    const blocks = outlineOf(await noted(rule, false));
    expect(blocks.map(([type]) => type)).not.toContain('footnote');
    expect(blocks.map(([, text]) => text).join('')).toContain('1本条价格指数见国家统计局网站');
  });

  it('is reported when recognition fails', async () => {
    const bytes = await buildPdf(async (builder) => {
      builder.page();
      builder.text(CONTRACT, { x: 80, y: 100 });
      await drawScan(builder);
    });
    const document = await readPdfBytes(bytes, { recognisePage: async () => null });
    expect(notReadOf(document)[0]).toEqual(['识别失败的页', 1]);
  });

  it('is distinguished from a scan with a text layer', async () => {
    const document = await readDrawn(async (builder) => {
      await drawScan(builder);
      for (let line = 0; line < 5; line++)
        builder.text(CONTRACT, { x: 80, y: 100 + line * 40, isInvisible: true });
    });
    expect(document.text).toContain(CONTRACT);
    expect(notReadOf(document)).toEqual([['图片', 1]]);
  });

  it('is distinguished from an empty one', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      builder.text(CONTRACT, { x: 80, y: 100 });
      builder.page();
      builder.page();
      builder.rule(80, 60, 500, 60);
    });
    expect(notReadOf(document)).toEqual([]);
  });
});

describe('a text layer is garbage', () => {
  const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

  it('when glyph numbers are read as letters', async () => {
    const shifted = letters('the supplier shall deliver the equipment').map((code) =>
      Math.max(0x21, code - 29),
    );
    const document = await readDrawn((builder) => drawWithoutMap(builder, shifted));
    expect(document.text.trim()).toBe('');
    expect(notReadOf(document)[0]).toEqual(['文字层异常的页', 1]);
  });

  it('but not when the codes are real letters', async () => {
    const document = await readDrawn((builder) =>
      drawWithoutMap(builder, letters('the supplier shall deliver the equipment')),
    );
    expect(document.text).toBe('the supplier shall deliver the equipment');
  });

  it('when its Chinese characters are rare ones', async () => {
    const rare = Array.from({ length: 150 }, (_, index) => String.fromCharCode(0x9700 + index * 3)).join('');
    const document = await readDrawn((builder) => {
      builder.page();
      builder.lines(
        [0, 30, 60, 90, 120].map((from) => rare.slice(from, from + 30)),
        { x: 80, y: 100 },
      );
    });
    expect(notReadOf(document)[0]).toEqual(['文字层异常的页', 1]);
  });
});

describe('images', () => {
  it('are blocks with a box, and reported as unread', async () => {
    const document = await readDrawn(async (builder) => {
      const page = builder.page();
      builder.text(CONTRACT, { x: 80, y: 100 });
      builder.text('见上图。', { x: 80, y: 400 });
      const picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#c00' } })
        .jpeg()
        .toBuffer();
      page.drawImage(await builder.document.embedJpg(picture), { x: 100, y: 542, width: 200, height: 100 });
    });
    expect(document.blocks.map((block) => block.type)).toEqual(['paragraph', 'image', 'paragraph']);
    expect(document.blocks[1]?.box).toEqual({ page: 0, x: 100, y: 200, width: 200, height: 100 });
    expect(notReadOf(document)).toEqual([['图片', 1]]);
  });
});

describe('a rendered page', () => {
  it('has the requested size and shows the drawing', async () => {
    const bytes = await buildPdf((builder) => {
      builder.page();
      builder.raw('1 0 0 rg 72 698 72 72 re f');
    });
    const page = await withFile(bytes, (path) => renderPage(path, 0, 72));
    expect(page).toMatchObject({ widthPx: 595, heightPx: 842, dpi: 72 });
    const at = (x: number, y: number) => [
      ...(page?.pixels.subarray((y * 595 + x) * 4, (y * 595 + x) * 4 + 4) ?? []),
    ];
    expect(at(100, 100)).toEqual([255, 0, 0, 255]);
    expect(at(300, 300)).toEqual([255, 255, 255, 255]);
  });

  it('is made smaller when it would be too large', async () => {
    const bytes = await buildPdf((builder) => void builder.page(14_000, 14_000));
    const page = await withFile(bytes, (path) => renderPage(path, 0, 300));
    expect((page?.widthPx ?? 0) * (page?.heightPx ?? 0)).toBeLessThanOrEqual(25_100_000);
    expect(page?.dpi).toBeLessThan(30);
  });

  it('is null when there is no such page', async () => {
    const bytes = await buildPdf((builder) => void builder.page());
    expect(await withFile(bytes, (path) => renderPage(path, 3, 72))).toBeNull();
    expect(await withFile(Buffer.from('no pdf'), (path) => renderPage(path, 0, 72))).toBeNull();
  });
});
