import {
  type BlockDraft,
  boxesOfRange,
  buildDocument,
  type Document,
  documentSpan,
  layoutFaults,
} from '@wenjian/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../processor-time.testing.ts';
import { CHARACTER_WIDTH, type Printed, type PrintOptions, print } from './join.testing.ts';
import { joinGeometry } from './join-geometry.ts';

function nativeOf(blocks: readonly BlockDraft[]): Document {
  return buildDocument({ readerVersion: 'test', kind: 'docx', pages: null, blocks, notRead: [] });
}

const plain: PrintOptions = { charactersPerLine: 20, linesPerPage: 10, isHeaderTyped: true, pick: () => 0 };

/** How many of the printed characters got exactly their own position, another one, or none. */
function judge(native: Document, { rendered, truth }: Printed) {
  const joined = joinGeometry(native, rendered);
  const counts = { right: 0, wrong: 0, none: 0 };
  truth.forEach((place, offset) => {
    const text = native.text[offset] ?? '';
    if (place === null || text.trim() === '' || /\p{Cf}/u.test(text)) return;
    const [box] = boxesOfRange(joined.document, documentSpan(offset, offset + 1));
    if (box === undefined) counts.none++;
    else if (box.page === place.page && box.y === place.top && Math.abs(box.x - place.left) < 0.01)
      counts.right++;
    else counts.wrong++;
  });
  return { ...joined, counts };
}

const nouns = [
  '货款',
  '标的物',
  '违约金',
  '验收',
  '保密',
  '知识产权',
  '不可抗力',
  '争议解决',
  '通知',
  '发票',
];

/** A sentence similar to those of a contract: much of it repeats in others. */
const sentence = fc
  .tuple(fc.constantFrom(...nouns), fc.constantFrom(...nouns), fc.nat(9999), fc.nat(30), fc.boolean())
  .map(
    ([one, other, amount, days, isLong]) =>
      `甲方应当在${days}日内就${one}向乙方支付人民币 ${amount} 元${isLong ? `，乙方收到后应当完成${other}，逾期的，每日按“${one}”总额的万分之五计算（以实际天数为准）` : ''}。`,
  );

const block: fc.Arbitrary<BlockDraft> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('paragraph' as const), text: sentence }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('heading' as const), text: sentence }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('tableCell' as const),
      text: fc.oneof(fc.constantFrom('是', '否', '1', '—'), fc.nat(999).map(String), sentence),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('footnote' as const), text: sentence }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('textBox' as const), text: sentence }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('listItem' as const),
      text: sentence.map((text) => `• ${text}`),
    }),
  },
);

const contract = fc
  .record({
    header: fc.constantFrom('采购合同', '甲方应当在', '编号 HT-2024-001'),
    footer: fc.constantFrom('机密', '采购合同'),
    blocks: fc.array(block, { minLength: 1, maxLength: 60 }),
  })
  .map(({ header, footer, blocks }) => {
    const apart = (type: string) => blocks.filter((each) => each.type === type);
    const body = blocks.filter((each) => each.type !== 'footnote');
    return nativeOf([
      { type: 'header', text: header },
      ...body,
      ...apart('footnote'),
      { type: 'footer', text: footer },
    ]);
  });

const printing = fc.record({
  charactersPerLine: fc.integer({ min: 8, max: 60 }),
  linesPerPage: fc.integer({ min: 4, max: 50 }),
  isHeaderTyped: fc.boolean(),
  seed: fc.nat(),
});

function optionsOf({ seed, ...rest }: { seed: number } & Omit<PrintOptions, 'pick'>): PrintOptions {
  let state = seed + 1;
  return {
    ...rest,
    pick: (limit) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return (state >>> 8) % limit;
    },
  };
}

describe('the join', () => {
  it('gives every character its own box when the page only breaks lines', () => {
    const native = nativeOf([
      { type: 'paragraph', text: '甲方应当在三十日内向乙方支付全部货款，逾期按日计算违约金。' },
    ]);
    const { counts, coverage, document } = judge(native, print(native, { ...plain, charactersPerLine: 7 }));
    expect(counts).toEqual({ right: 29, wrong: 0, none: 0 });
    expect(coverage).toEqual({ alignedShare: 1, unalignedCharacters: 0, examples: [] });
    expect(document.blocks[0]?.page).toBe(1);
  });

  it('keeps text, blocks and offsets of the native document', () => {
    fc.assert(
      fc.property(contract, printing, (native, options) => {
        const { document } = joinGeometry(native, print(native, optionsOf(options)).rendered);
        expect(document.text).toBe(native.text);
        expect(document.blocks.map(({ page: _, ...rest }) => rest)).toEqual(native.blocks);
      }),
      { numRuns: 30 },
    );
  });

  it('makes a valid layout', () => {
    fc.assert(
      fc.property(contract, printing, (native, options) => {
        const { document } = joinGeometry(native, print(native, optionsOf(options)).rendered);
        expect(layoutFaults(document)).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it('finds the characters of contracts with headers, notes, text boxes and tables', () => {
    const total = { right: 0, wrong: 0, none: 0 };
    fc.assert(
      fc.property(contract, printing, (native, options) => {
        const { counts, coverage } = judge(native, print(native, optionsOf(options)));
        total.right += counts.right;
        total.wrong += counts.wrong;
        total.none += counts.none;
        expect(coverage.alignedShare).toBeGreaterThan(0.9);
      }),
      { numRuns: 200, seed: 7 },
    );
    const all = total.right + total.wrong + total.none;
    expect((total.right + total.wrong) / all).toBeGreaterThan(0.999);
    expect(total.wrong / all).toBeLessThan(0.005);
  });

  it('says what is not on the pages, and gives it no position', () => {
    const native = nativeOf([
      { type: 'paragraph', text: '甲方应当支付货款。' },
      { type: 'paragraph', text: '本段设为隐藏，页面上没有。' },
      { type: 'paragraph', text: '乙方应当交付货物。' },
    ]);
    const visible = nativeOf([
      { type: 'paragraph', text: '甲方应当支付货款。' },
      { type: 'paragraph', text: '乙方应当交付货物。' },
    ]);
    const { document, coverage } = joinGeometry(native, print(visible, plain).rendered);
    expect(coverage.unalignedCharacters).toBe(13);
    expect(coverage.examples).toEqual([{ start: 10, end: 23, text: '本段设为隐藏，页面上没有。' }]);
    expect(boxesOfRange(document, documentSpan(10, 23))).toEqual([]);
    expect(document.notRead).toEqual([
      { what: '未定位的文字', count: 13, reason: expect.stringContaining('版面') },
    ]);
    expect(document.blocks.map((each) => each.page)).toEqual([1, 1, 1]);
  });

  it('finds nothing on a page of another document', () => {
    const native = nativeOf([{ type: 'paragraph', text: '出租人应当按照约定将房屋交付承租人使用。' }]);
    const other = nativeOf([{ type: 'paragraph', text: 'The quick brown fox jumps over the lazy dog。' }]);
    expect(joinGeometry(native, print(other, plain).rendered).coverage.alignedShare).toBe(0);
  });

  it('distributes the space between two words over the spaces of the native text', () => {
    const native = nativeOf([{ type: 'paragraph', text: 'Party   A' }]);
    const printed = nativeOf([{ type: 'paragraph', text: 'Party A' }]);
    const { document } = joinGeometry(native, print(printed, plain).rendered);
    expect(document.layout?.map((each) => each.edges)).toEqual([
      [0, 10, 20, 30, 40, 50, 50 + 10 / 3, 50 + 20 / 3, 60, 70],
    ]);
    expect(CHARACTER_WIDTH).toBe(10);
  });

  it('finds characters of two code units and symbols of other fonts', () => {
    const native = nativeOf([{ type: 'listItem', text: '• 𠮷野家、ﬁnal（一）' }]);
    const { coverage, document } = joinGeometry(native, print(native, plain).rendered);
    expect(coverage.alignedShare).toBe(1);
    expect(layoutFaults(document)).toEqual([]);
  });

  it('finds the cells of a table whose columns were read one after the other', () => {
    const rows = Array.from({ length: 30 }, (_, row) => [
      `第${row}批货物`,
      `${row * 7}台`,
      '是',
      `${row * 131}元`,
    ]);
    const cells = (table: readonly (readonly string[])[]): Document =>
      nativeOf(table.flatMap((row) => row.map((text) => ({ type: 'tableCell' as const, text }))));
    const columns = [0, 1, 2, 3].map((column) => rows.map((row) => row[column] ?? ''));
    const { coverage } = joinGeometry(cells(rows), print(cells(columns), plain).rendered);
    expect(coverage.alignedShare).toBe(1);
  });

  it('takes time in proportion to the length, even for repetitive text', () => {
    const repeated = nativeOf(
      Array.from({ length: 2000 }, () => ({
        type: 'paragraph',
        text: '甲方应当向乙方支付货款，乙方应当向甲方交付货物。',
      })),
    );
    const started = processorMs();
    const { coverage } = joinGeometry(repeated, print(repeated, { ...plain, linesPerPage: 40 }).rendered);
    expect(processorMs() - started).toBeLessThan(10_000);
    expect(coverage.alignedShare).toBeGreaterThan(0.99);
  });
});

describe('content outside the running text', () => {
  it('keeps its annotations, and comments take no position from the text they quote', () => {
    const run = { start: 0, end: 2, style: { bold: true } } as const;
    const native = nativeOf([
      { type: 'paragraph', text: '甲方应当支付货款', runs: [run] },
      { type: 'comment', text: '甲方应当支付货款', author: '王律师' },
    ]);
    const { document, coverage } = joinGeometry(native, print(native, plain).rendered);
    expect(document.runs).toEqual(native.runs);
    expect(document.blocks[1]).toMatchObject({ author: '王律师' });
    expect(coverage.unalignedCharacters).toBe(0);
    expect(document.layout?.map(({ start }) => start)).toEqual([0]);
  });

  it('is placed by its appearance, and by its order when there is nothing else', () => {
    const image = (hash: string, print?: string): BlockDraft => ({
      type: 'image',
      text: '',
      picture: { hash, ...(print === undefined ? {} : { print }) },
    });
    const seen = (page: number, draft: BlockDraft): BlockDraft => ({
      ...draft,
      page: page + 1,
      box: { page, x: page, y: 0, width: 10, height: 10 },
    });
    const native = nativeOf([
      image('emf'),
      image('logo', '00000000000000ff'),
      { type: 'paragraph', text: '正文' },
      image('gone', 'ffffffff00000000'),
      image('seal', '0f0f0f0f0f0f0f0f'),
    ]);
    const rendered = buildDocument({
      readerVersion: 'test',
      kind: 'pdf',
      pages: Array.from({ length: 3 }, () => ({ widthPt: 595, heightPt: 842 })),
      blocks: [
        seen(0, image('drawn emf')),
        seen(1, image('logo again', '00000000000000fe')),
        seen(2, image('seal', '0f0f0f0f0f0f0f0f')),
      ],
      notRead: [],
    });
    const { document } = joinGeometry(native, rendered);
    expect(document.blocks.map(({ box, page }) => [box?.page, page])).toEqual([
      [0, 1],
      [1, 2],
      [undefined, undefined],
      [undefined, undefined],
      [2, 3],
    ]);
  });
});
