/** Pages of our own for formats that have none: every character has a place, and the PDF shows it there. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BlockDraft,
  boxesOfRange,
  buildDocument,
  type Document,
  documentSpan,
  layoutFaults,
} from '@wenjian/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocumentTools, type DocumentTools } from '../document-tools.ts';
import { readPdf } from '../pdf/read-pdf.ts';
import { breakLines } from './break-lines.ts';
import { planPages } from './page-plan.ts';

let folder = '';
let tools: DocumentTools;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-pages-'));
  tools = createDocumentTools({ workFolder: join(folder, 'work') });
});

afterAll(async () => {
  await tools.close();
  await rm(folder, { recursive: true });
});

async function read(name: string, content: string, options = {}) {
  const path = join(folder, name);
  await writeFile(path, content);
  const outcome = await tools.read({ path, name }, options);
  if (outcome.kind === 'unreadable') throw new Error(outcome.message);
  return outcome;
}

const contract = `采购合同\n\n甲方：云岭公司 (Yunling Ltd.)，乙方：“星河”公司。\n${'第一条 甲方应当在收到货物之日起三十日内支付货款人民币 1,000,000.00 元。'.repeat(60)}\n`;

const files = [
  ['a.txt', contract],
  [
    'a.md',
    `# 合同\n\n正文 **加粗**。\n\n1. 第一项\n   - 子项\n\n| 名称 | 数量 |\n|---|---|\n| 钢材 | 10 |\n`,
  ],
  ['alike.txt', '⼀一 甲😀乙🎉丙 甲\u200b方❤\ufe0f'],
  ['a.csv', '序号,品名,金额\n1,电缆,5000.00\n2,"配电箱，带逗号",6000.00\n'],
] as const;

/** The visible characters without a box. */
function unplaced(document: Document): string {
  return [...document.text]
    .map((character, index) => ({ character, index }))
    .filter(({ character }) => character.trim() !== '')
    .filter(({ index }) => boxesOfRange(document, documentSpan(index, index + 1)).length === 0)
    .map(({ character }) => character)
    .join('');
}

describe('a text, a Markdown file and a table of values', () => {
  it.each(files)('%s has a place for every character, without LibreOffice', async (name, content) => {
    const { document, pdfPath, release } = await read(name, content);
    expect(layoutFaults(document)).toEqual([]);
    expect(unplaced(document)).toBe('');
    expect(document.blocks.every((block) => block.page !== undefined)).toBe(true);
    expect(pdfPath).not.toBeNull();
    expect(tools.office.status().isAvailable).toBeNull();
    await release();
  });

  it.each(files)('%s is shown where its document says', async (name, content) => {
    const { document, pdfPath, release } = await read(name, content);
    const shown = await readPdf(pdfPath ?? '');
    expect(shown.pages).toHaveLength(document.pages?.length ?? 0);
    expect(shown.text.replace(/\s/g, '')).toBe(document.text.replace(/\s/g, ''));
    for (const word of ['合同', '三十日内', '1,000,000.00', '钢材', '10', '带逗号', '5000.00']) {
      const at = document.text.lastIndexOf(word);
      if (at < 0) continue;
      const own = boxesOfRange(document, documentSpan(at, at + word.length))[0];
      const there = shown.text.lastIndexOf(word);
      const drawn = boxesOfRange(shown, documentSpan(there, there + word.length))[0];
      expect([word, drawn?.page]).toEqual([word, own?.page]);
      expect(Math.abs((drawn?.x ?? 0) - (own?.x ?? 0)), word).toBeLessThan(1.5);
      expect(Math.abs((drawn?.width ?? 0) - (own?.width ?? 0)), word).toBeLessThan(1.5);
      expect(Math.abs((drawn?.y ?? 0) - (own?.y ?? 0)), word).toBeLessThan(4);
    }
    await release();
  });

  it('has places and no PDF where nobody wants one', async () => {
    const { document, pdfPath } = await read('b.txt', contract, { pages: 'places' });
    expect(pdfPath).toBeNull();
    expect(unplaced(document)).toBe('');
  });

  it('says which characters a page cannot show', async () => {
    const { document, release } = await read('c.txt', '甲方😀乙方\u2060\u200b\u{e0100}\ufe0f。');
    expect(document.notRead).toEqual([{ what: '页面上显示不出的字', count: 1, reason: expect.any(String) }]);
    await release();
  });
});

function documentOf(kind: Document['kind'], blocks: readonly BlockDraft[]): Document {
  return buildDocument({ readerVersion: 'test', kind, pages: null, blocks, notRead: [] });
}

function textDocument(kind: Document['kind'], lines: readonly string[]): Document {
  return documentOf(
    kind,
    lines.map((text) => ({ type: 'paragraph', text })),
  );
}

function table(rows: number, columns: number, text: string): Document {
  const cells = Array.from({ length: rows * columns }, (_, index) => ({
    type: 'tableCell' as const,
    text,
    cell: { table: 0, row: Math.floor(index / columns), column: index % columns },
  }));
  return documentOf('csv', cells);
}

function unplacedNote(count: number) {
  return { what: '未定位的文字', count, reason: expect.any(String) };
}

describe('lines', () => {
  it('cover the text, fit their width, and cut no word or pair of code units', () => {
    const alphabet = ['甲', '方', '，', '。', ' ', 'contract', '2025', '𠮷', '\t', 'é', '“', '）'];
    for (let seed = 1; seed <= 200; seed++) {
      let state = seed;
      const next = () => {
        state = (state * 48_271) % 2_147_483_647;
        return state % alphabet.length;
      };
      const text = Array.from({ length: 60 }, () => alphabet[next()] ?? '').join('');
      const lines = breakLines(text, 10, 100);
      expect(lines.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
      for (const { start, end, edges } of lines) {
        expect(edges).toHaveLength(end - start + 1);
        const shown = text.slice(start, end).trimEnd().length;
        expect(edges[shown] ?? 0).toBeLessThanOrEqual(100.001);
        expect(text.slice(start, end).isWellFormed()).toBe(true);
      }
    }
  });

  it('fit also where a carried word and the next character are too wide together', () => {
    const text = '甲1234567乙丙，，，，，，丁';
    for (const { start, end, edges } of breakLines(text, 9, 45)) {
      expect(edges.at(-1), text.slice(start, end)).toBeLessThanOrEqual(45.001);
    }
  });

  it('keep a word together and start with no closing mark', () => {
    const lines = breakLines('甲乙丙丁戊己庚辛contract', 10, 100);
    expect(lines.map(({ start }) => start)).toEqual([0, 8]);
    expect(breakLines('一二三四五六七八九十。', 10, 100).map(({ start }) => start)).toEqual([0, 9]);
  });
});

describe('more text than pages', () => {
  it('has no place, and the document says how much', () => {
    for (const source of [
      table(12_000, 1, '甲方'),
      textDocument('csv', Array<string>(12_000).fill('甲方')),
    ]) {
      const { document } = planPages(source);
      expect(document.pages).toHaveLength(200);
      const placed = (document.layout ?? []).length;
      expect(document.notRead).toEqual([unplacedNote(2 * (12_000 - placed))]);
      expect(document.blocks.filter(({ page }) => page !== undefined)).toHaveLength(placed);
      expect(document.blocks.at(-1)?.page).toBeUndefined();
    }
  });

  it('is counted where a cell or a paragraph goes beyond the last page', () => {
    const long = '甲'.repeat(400_000);
    for (const source of [table(1, 2, long), textDocument('csv', [long, '乙'])]) {
      const { document } = planPages(source);
      const placed = (document.layout ?? []).reduce((sum, { start, end }) => sum + end - start, 0);
      expect(placed).toBeGreaterThan(0);
      expect(document.notRead).toEqual([unplacedNote(document.text.length - 1 - placed)]);
    }
  });

  it('takes time in proportion to its length', () => {
    const timeOf = (count: number): number => {
      const document = textDocument(
        'txt',
        Array.from({ length: count }, () => '甲方应当支付货款。'.repeat(20)),
      );
      const before = process.cpuUsage();
      planPages(document);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    timeOf(2_000);
    expect(timeOf(8_000) / Math.max(1, timeOf(1_000))).toBeLessThan(40);
  });
});

describe('a table wider than a sheet', () => {
  it('gets a page across, and a wider one when its columns would be too narrow', () => {
    const sizeOf = (columns: number) => planPages(table(1, columns, '金额合计')).document.pages?.[0];
    expect(sizeOf(3)).toMatchObject({ widthPt: 595.28, heightPt: 841.89 });
    expect(sizeOf(11)).toMatchObject({ widthPt: 841.89, heightPt: 595.28 });
    expect(sizeOf(60)?.widthPt).toBeGreaterThan(3000);
  });

  it('has no place for what is beyond the widest page of a PDF, and the document says how much', () => {
    const { document } = planPages(table(2, 1_000, '金额'));
    const [page] = document.pages ?? [];
    expect(page?.widthPt).toBe(14_400);
    const fragments = document.layout ?? [];
    expect(Math.max(...fragments.map(({ edges }) => edges.at(-1) ?? 0))).toBeLessThanOrEqual(14_400 - 60);
    expect(document.notRead).toEqual([unplacedNote(2 * (2_000 - fragments.length))]);
    expect(document.blocks[999]?.page).toBeUndefined();
    expect(document.blocks[1_000]?.page).toBe(1);
  });

  it('leaves paragraphs as wide as on a usual sheet', () => {
    const { blocks } = table(1, 100, '金额');
    const drafts = blocks.map(({ type, cell }) => ({ type, text: '金额', ...(cell ? { cell } : {}) }));
    const wide = { type: 'paragraph' as const, text: '甲'.repeat(200) };
    const document = planPages(documentOf('md', [wide, ...drafts])).document;
    expect(document.pages?.[0]?.widthPt).toBeGreaterThan(5_000);
    expect(document.layout?.[0]?.edges.at(-1)).toBeLessThan(842);
  });

  it('takes time and room in proportion to its cells, and says which cells are beyond the limit', async () => {
    const { document } = await read('wide.csv', `${'1,'.repeat(199_999)}1\n`, { pages: 'places' });
    expect(document.blocks).toHaveLength(16_384);
    expect(document.notRead).toContainEqual(
      expect.objectContaining({ what: '超出上限的单元格', count: 200_000 - 16_384 }),
    );
    const far = await read('far.csv', `${','.repeat(10_000)}甲方\n`, { pages: 'places' });
    expect(far.document.pages).toEqual([{ widthPt: 595.28, heightPt: 841.89 }]);
    expect(unplaced(far.document)).toBe('');
    const wide = table(1, 200_000, '1');
    expect(planPages(wide).document.blocks).toHaveLength(200_000);
  });
});
