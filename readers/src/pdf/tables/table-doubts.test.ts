import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { ocrToDocument } from '../../ocr/index.ts';
import type { OcrLine } from '../../ocr/ocr-page.ts';
import { buildPdf, readDrawn, readPdfBytes } from '../pdf.testing.ts';
import { tablesNotSure } from '../pdf-tally.ts';
import { type DoubtfulTable, type ScannedCell, scanDoubts } from './table-doubts.ts';

/** Each test starts a thread that loads the library, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const SIZE = 8;
const rows = (cells: readonly (readonly string[])[], from: number) =>
  cells.flatMap((row, index) =>
    row.map((text, column) => ({ text, x: 60 + column * 150, y: from + index * 16 })),
  );
const words = [
  ['阶段', '交付内容', '负责方'],
  ['准备', '需求清单', '甲方'],
  ['设计', '设计图纸', '乙方'],
  ['制造', '整机设备', '乙方'],
  ['验收', '验收报告', '双方'],
];

describe('a doubtful table', () => {
  it('is named with its page, its caption, its size and the reason; one with figures is none', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      builder.text('本页没有表格。', { x: 60, y: 60, size: SIZE });
      builder.page();
      builder.text('交付计划表', { x: 60, y: 84, size: SIZE });
      for (const { text, x, y } of rows(words, 100)) builder.text(text, { x, y, size: SIZE });
      const priced = words.map((row, index) => [
        ...row.slice(0, 2),
        index === 0 ? '金额' : `${index},200.00`,
      ]);
      for (const { text, x, y } of rows(priced, 400)) builder.text(text, { x, y, size: SIZE });
    });
    expect(document.notRead).toEqual([
      {
        what: '行列存疑的表格',
        count: 1,
        reason:
          '第 2 页的表格“交付计划表”（5 行 × 3 列）没有框线，也没有数字，只靠文字对齐看出，请对照原件核对',
      },
    ]);
  });

  it('without a caption is named by its first words', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      for (const { text, x, y } of rows(words, 100)) builder.text(text, { x, y, size: SIZE });
    });
    expect(document.notRead[0]?.reason).toContain('表格“阶段”（5 行 × 3 列）');
  });

  it('of a scan is one without rules, whatever it holds', async () => {
    const bytes = await buildPdf(async (builder) => {
      const page = builder.page();
      const scan = await sharp({ create: { width: 200, height: 280, channels: 3, background: '#eee' } })
        .jpeg()
        .toBuffer();
      page.drawImage(await builder.document.embedJpg(scan), { x: 0, y: 0, width: 595, height: 842 });
    });
    const document = await readPdfBytes(bytes, {
      recognisePage: async ({ dpi }) => {
        const unit = dpi / 72;
        const priced = words.map((row, index) => [row[0] ?? '', `${index + 1},200.00`, `${index + 3}.50`]);
        const lines = rows(priced, 100).map(({ text, x, y }) => ({
          text,
          top: (y - SIZE) * unit,
          height: 10 * unit,
          edges: [...Array(text.length + 1).keys()].map((edge) => (x + edge * SIZE) * unit),
          confidence: Array<number>(text.length).fill(0.95),
        }));
        return { lines, seals: [], rotation: 0, unreadCount: 0 };
      },
    });
    expect(document.notRead).toEqual([
      {
        what: '行列存疑的表格',
        count: 1,
        reason: '第 1 页的表格“阶段”（5 行 × 3 列）扫描页上没有框线，行列按文字的位置推断，请对照原件核对',
      },
    ]);
  });

  it('of a picture is one with rules that were not found, or with uncertain text', () => {
    const cell = (row: number, column: number, text: string, y: number, confidence = 0.95): OcrLine => {
      const corner = (x: number, at: number) => ({ x, y: at });
      const left = 100 + column * 300;
      const right = left + text.length * 20;
      return {
        text,
        confidence,
        box: { x: left, y, width: right - left, height: 24 },
        corners: [corner(left, y), corner(right, y), corner(right, y + 24), corner(left, y + 24)],
        edges: [...Array(text.length + 1).keys()].map((edge) => left + edge * 20),
        charConfidence: Array<number>(text.length).fill(confidence),
        paragraph: row * 10 + column,
        cell: { table: 0, row, column },
      };
    };
    const page = (lines: readonly OcrLine[]) => ({
      ...{ width: 1190, height: 1684, dpi: 144, rotation: 0 as const, skew: 0, seals: [], unread: [] },
      lines,
    });
    const joined = page([
      cell(0, 0, '名称', 100),
      cell(0, 1, '金额', 100),
      cell(1, 0, '机床', 140),
      cell(1, 0, '刀具', 180),
      cell(1, 1, '8,000', 140),
      cell(1, 1, '300', 180),
    ]);
    const unsure = page([
      cell(0, 0, '名称', 100),
      cell(0, 1, '金额', 100),
      cell(1, 0, '机床', 140),
      cell(1, 1, '8,000', 140, 0.4),
    ]);
    expect(ocrToDocument([joined, unsure], 'image').notRead.slice(0, 2)).toEqual([
      {
        what: '行列存疑的表格',
        count: 1,
        reason: '第 1 页的表格“名称”（2 行 × 2 列）可能有框线未能识别，几行并成了一行，请对照原件核对',
      },
      {
        what: '行列存疑的表格',
        count: 1,
        reason: '第 2 页的表格“名称”（2 行 × 2 列）其中不少文字识别存疑，请对照原件核对',
      },
    ]);
  });

  it('is none because of one broken figure or a merged label', () => {
    const lines = (...texts: readonly string[]) => texts.map((text) => ({ text, confidence: [0.9, 0.9] }));
    const cells: ScannedCell[] = [
      { row: 0, lines: lines('机床') },
      { row: 0, lines: lines('1,286,', '000') },
      { row: 0, lines: lines('台') },
      { row: 1, rowSpan: 2, lines: lines('设备', '合计') },
    ];
    expect(scanDoubts(cells)).toEqual([]);
  });

  it('is named one by one up to a limit, and counted beyond', () => {
    const table = (pageIndex: number): DoubtfulTable => ({
      pageIndex,
      name: '表',
      rowCount: 2,
      columnCount: 2,
      doubts: ['wordsOnly'],
    });
    const told = tablesNotSure(Array.from({ length: 25 }, (_, index) => table(index)));
    expect(told).toHaveLength(21);
    expect(told.at(-1)).toMatchObject({ count: 5, reason: expect.stringContaining('除已列出的 20 个外') });
  });
});
