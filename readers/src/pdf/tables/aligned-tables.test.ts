import { describe, expect, it, vi } from 'vitest';
import { outlineOf, type PdfBuilder, readDrawn } from '../pdf.testing.ts';

/** Each test starts a thread that loads the library, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const SIZE = 8;
const TEXT =
  '甲方应当按照本合同约定的时间和方式向乙方支付全部货款逾期支付的应当承担相应责任并赔偿损失乙方应当及时交付';
const cut = (from: number, length: number): string => (TEXT + TEXT).slice(from, from + length);

/** Figures end at the same place. Every character of the test font is as wide as it is high. */
function atRight(builder: PdfBuilder, text: string, right: number, y: number): void {
  builder.text(text, { x: right - text.length * SIZE, y, size: SIZE });
}

function row(builder: PdfBuilder, y: number, label: string, figures: readonly string[]): void {
  if (label !== '') builder.text(label, { x: 60, y, size: SIZE });
  for (const [index, figure] of figures.entries())
    if (figure !== '') atRight(builder, figure, 300 + index * 110, y);
}

type Reading = Awaited<ReturnType<typeof readDrawn>>;

const tablesOf = ({ blocks, text }: Reading): string[] =>
  blocks.flatMap(({ cell, start, end }) =>
    cell === undefined || start === end
      ? []
      : [
          `${cell.table}/${cell.row},${cell.column}${cell.rowSpan === undefined ? '' : ` rows ${cell.rowSpan}`}${cell.columnSpan === undefined ? '' : ` columns ${cell.columnSpan}`} ${text.slice(start, end)}`,
        ],
  );

describe('a table without borders', () => {
  it('is one table with its labels, its heads, titles of sections and broken labels', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      builder.lines([cut(0, 36), '完。'], { x: 60, y: 60 });
      row(builder, 120, '项目', ['本期', '上期']);
      row(builder, 136, '流动资产：', []);
      row(builder, 152, '货币资金', ['1,200.00', '900.00']);
      row(builder, 168, '以公允价值计量且变动计入', []);
      row(builder, 178, '损益的金融资产', ['(35.10)', '—']);
      row(builder, 194, '合计', ['1,164.90', '900.00']);
      builder.lines([cut(5, 36), '完。'], { x: 60, y: 240 });
    });
    expect(tablesOf(document)).toEqual([
      '0/0,0 项目',
      '0/0,1 本期',
      '0/0,2 上期',
      '0/1,0 流动资产：',
      '0/2,0 货币资金',
      '0/2,1 1,200.00',
      '0/2,2 900.00',
      '0/3,0 以公允价值计量且变动计入损益的金融资产',
      '0/3,1 (35.10)',
      '0/3,2 —',
      '0/4,0 合计',
      '0/4,1 1,164.90',
      '0/4,2 900.00',
    ]);
    expect(outlineOf(document).filter(([type]) => type !== 'tableCell')).toEqual([
      ['paragraph', `${cut(0, 36)}完。`],
      ['paragraph', `${cut(5, 36)}完。`],
    ]);
  });

  it('has heads over several columns, and heads over all rows of heads', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      builder.text('2024年', { x: 225, y: 100, size: SIZE });
      builder.text('2023年', { x: 445, y: 100, size: SIZE });
      builder.text('项目', { x: 60, y: 108, size: SIZE });
      for (const [index, head] of ['金额', '占比', '金额', '占比'].entries())
        atRight(builder, head, 240 + index * 110, 116);
      for (const line of [0, 1, 2]) {
        builder.text(`产品${'甲乙丙'[line]}`, { x: 60, y: 132 + line * 16, size: SIZE });
        for (const index of [0, 1, 2, 3])
          atRight(builder, `${line + 1}${index}.00`, 240 + index * 110, 132 + line * 16);
      }
    });
    expect(tablesOf(document).slice(0, 9)).toEqual([
      '0/0,0 rows 2 项目',
      '0/0,1 columns 2 2024年',
      '0/0,3 columns 2 2023年',
      '0/1,1 金额',
      '0/1,2 占比',
      '0/1,3 金额',
      '0/1,4 占比',
      '0/2,0 产品甲',
      '0/2,1 10.00',
    ]);
  });

  it('has the rows its rules divide, also in a frame', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      const ys = [90, 110, 140, 160, 180];
      for (const y of ys) builder.rule(55, y, 540, y);
      for (const x of [55, 540]) builder.rule(x, 90, x, 180);
      row(builder, 104, '名称', ['数量', '金额']);
      row(builder, 122, '精密减速机', []);
      row(builder, 132, '含支架', ['10', '8,000.00']);
      row(builder, 154, '电机', ['5', '300.00']);
      row(builder, 174, '合计', ['15', '8,300.00']);
    });
    expect(tablesOf(document)).toEqual([
      '0/0,0 名称',
      '0/0,1 数量',
      '0/0,2 金额',
      '0/1,0 精密减速机含支架',
      '0/1,1 10',
      '0/1,2 8,000.00',
      '0/2,0 电机',
      '0/2,1 5',
      '0/2,2 300.00',
      '0/3,0 合计',
      '0/3,1 15',
      '0/3,2 8,300.00',
    ]);
  });

  it('has a figure broken behind its minus in one cell, the rest of the row beside its second line', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      row(builder, 100, '项目', ['本期', '上期']);
      row(builder, 116, '应收账款', ['1,200.00', '900.00']);
      atRight(builder, '-', 410, 132);
      row(builder, 142, '其他应收款', ['35.10', '9,084.01']);
      row(builder, 158, '合计', ['1,235.10', '-']);
    });
    expect(tablesOf(document).slice(3)).toEqual([
      '0/1,0 应收账款',
      '0/1,1 1,200.00',
      '0/1,2 900.00',
      '0/2,0 其他应收款',
      '0/2,1 35.10',
      '0/2,2 -9,084.01',
      '0/3,0 合计',
      '0/3,1 1,235.10',
      '0/3,2 -',
    ]);
  });

  it('has a title of one English word as a row of its own above labels of one word', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      row(builder, 100, '', ['2024', '2023']);
      row(builder, 110, 'Revenue', []);
      row(builder, 120, 'Services', ['2,901.47', '9,315.26']);
      row(builder, 130, 'Products', ['40.00', '35.10']);
      row(builder, 140, 'Total', ['2,941.47', '9,350.36']);
    });
    expect(tablesOf(document).slice(2, 6)).toEqual([
      '0/1,0 Revenue',
      '0/2,0 Services',
      '0/2,1 2,901.47',
      '0/2,2 9,315.26',
    ]);
  });

  it('goes on over a page break where its first column has nothing but its head', async () => {
    const document = await readDrawn((builder) => {
      for (const page of [0, 1]) {
        builder.page();
        builder.text('地区', { x: 60, y: 60, size: SIZE });
        builder.text('产品', { x: 130, y: 60, size: SIZE });
        for (const [index, head] of ['本期', '上期'].entries()) atRight(builder, head, 300 + index * 110, 60);
        if (page === 0) builder.text('华东', { x: 60, y: 76, size: SIZE });
        if (page === 0) builder.text('华北', { x: 60, y: 92, size: SIZE });
        for (const line of [0, 1, 2, 3]) {
          const y = 76 + line * 16;
          builder.text(`产品${'甲乙丙丁'[line]}${page}`, { x: 130, y, size: SIZE });
          for (const index of [0, 1]) atRight(builder, `${page}${line}${index}.00`, 300 + index * 110, y);
        }
      }
    });
    expect(tablesOf(document).filter((cell) => /0\/[0-58],/.test(cell))).toEqual([
      '0/0,0 地区',
      '0/0,1 产品',
      '0/0,2 本期',
      '0/0,3 上期',
      '0/1,0 华东',
      '0/1,1 产品甲0',
      '0/1,2 000.00',
      '0/1,3 001.00',
      '0/2,0 华北',
      '0/2,1 产品乙0',
      '0/2,2 010.00',
      '0/2,3 011.00',
      '0/3,1 产品丙0',
      '0/3,2 020.00',
      '0/3,3 021.00',
      '0/4,1 产品丁0',
      '0/4,2 030.00',
      '0/4,3 031.00',
      '0/5,1 产品甲1',
      '0/5,2 100.00',
      '0/5,3 101.00',
      '0/8,1 产品丁1',
      '0/8,2 130.00',
      '0/8,3 131.00',
    ]);
  });

  it('in small print, longer than the text around it, makes no headings of that text', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      builder.lines([cut(0, 36), cut(36, 9)], { x: 60, y: 40, size: 9 });
      builder.lines([cut(5, 36), '完。'], { x: 60, y: 80, size: 9 });
      row(builder, 120, '项目', ['本期', '上期']);
      for (let line = 0; line < 12; line++)
        row(builder, 136 + line * 16, `科目名称第${line + 1}项余额`, ['1,200.00', '900.00']);
    });
    expect(outlineOf(document).filter(([type]) => type === 'heading')).toEqual([]);
  });

  it('goes on over a page break, its heads read once', async () => {
    const document = await readDrawn((builder) => {
      for (const page of [0, 1]) {
        builder.page();
        row(builder, 100, '项目', ['本期', '上期']);
        for (const line of [0, 1, 2])
          row(builder, 116 + line * 16, `项${page}${line}`, [`${page}${line}1.00`, `${page}${line}2,000.00`]);
      }
    });
    const cells = tablesOf(document);
    expect(cells.filter((cell) => cell.includes('项目'))).toEqual(['0/0,0 项目']);
    expect(cells.at(-1)).toBe('0/6,2 122,000.00');
  });

  it('has the title of a section at the foot of its page', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      row(builder, 420, '项目', ['本期', '上期']);
      for (const line of [0, 1, 2]) row(builder, 436 + line * 16, `项目${line}`, ['1.00', '2.00']);
      row(builder, 484, '非流动资产：', []);
    });
    expect(tablesOf(document).at(-1)).toBe('0/4,0 非流动资产：');
  });

  it('has a head with its unit below it in brackets in one cell', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      row(builder, 100, '', ['占比', '占比']);
      row(builder, 110, '', ['（%）', '（%）']);
      for (const line of [0, 1, 2]) row(builder, 124 + line * 10, `项目${line}`, ['10.00', '20.00']);
    });
    expect(tablesOf(document).slice(0, 3)).toEqual(['0/0,1 占比（%）', '0/0,2 占比（%）', '0/1,0 项目0']);
  });

  it('has figures beside the middle line of a broken label', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      row(builder, 100, '项目', ['本期', '上期']);
      row(builder, 110, '货币资金', ['1,200.00', '900.00']);
      row(builder, 120, '以公允价值计量且其变动计入', []);
      row(builder, 130, '当期损益的金融资产产生的公', ['2,022.96', '9,986.00']);
      row(builder, 140, '允价值变动收益', []);
      row(builder, 150, '合计', ['3,222.96', '10,886.00']);
    });
    expect(tablesOf(document)).toContain(
      '0/2,0 以公允价值计量且其变动计入当期损益的金融资产产生的公允价值变动收益',
    );
  });
});

describe('what is no table', () => {
  it('is text in three columns, read one after the other', async () => {
    const columns = [0, 7, 13].map((from) => Array.from({ length: 8 }, (_, line) => cut(from + line, 12)));
    const document = await readDrawn((builder) => {
      builder.page();
      for (let line = 0; line < 8; line++)
        for (const [index, lines] of columns.entries())
          builder.text(lines[line] ?? '', { x: 50 + index * 170, y: 100 + line * 20 });
    });
    expect(document.text.replaceAll('\n', '')).toBe(columns.flat().join(''));
    expect(tablesOf(document)).toEqual([]);
  });

  it('is a table of contents', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      for (const [index, title] of ['重要提示', '公司简介', '公司治理', '财务报告', '备查文件'].entries())
        row(builder, 100 + index * 16, title, [String(3 + index * 9)]);
    });
    expect(tablesOf(document)).toEqual([]);
  });
});

it('a table over the whole width between two columns of text is not cut', async () => {
  const sides = [0, 9].map((from) => Array.from({ length: 6 }, (_, line) => cut(from + line, 18)));
  const document = await readDrawn((builder) => {
    builder.page();
    for (const [index, lines] of sides.entries()) builder.lines(lines, { x: 60 + index * 250, y: 60 });
    row(builder, 220, '项目', ['本期', '上期']);
    for (const line of [0, 1, 2, 3]) row(builder, 236 + line * 16, `货币资金${line}`, ['1,200.00', '900.00']);
    for (const [index, lines] of sides.entries()) builder.lines(lines, { x: 60 + index * 250, y: 340 });
  });
  expect(tablesOf(document)).toHaveLength(15);
  const words = outlineOf(document).filter(([type]) => type !== 'tableCell');
  expect(words.map(([, text]) => text).join('')).toBe([...sides.flat(), ...sides.flat()].join(''));
});

it('a figure broken over two lines of a drawn cell is one figure, two figures are two', async () => {
  const document = await readDrawn((builder) => {
    builder.page();
    for (const y of [60, 90, 120, 150]) builder.rule(60, y, 320, y);
    for (const x of [60, 200, 320]) builder.rule(x, 60, x, 150);
    builder.text('项目', { x: 70, y: 80, size: SIZE });
    builder.text('金额', { x: 210, y: 80, size: SIZE });
    builder.text('营业收入', { x: 70, y: 105, size: SIZE });
    atRight(builder, '3,314,905,912.', 316, 103);
    atRight(builder, '09', 316, 113);
    builder.text('营业成本', { x: 70, y: 135, size: SIZE });
    atRight(builder, '12', 316, 132);
    atRight(builder, '1,200', 316, 143);
  });
  expect(tablesOf(document)).toEqual([
    '0/0,0 项目',
    '0/0,1 金额',
    '0/1,0 营业收入',
    '0/1,1 3,314,905,912.09',
    '0/2,0 营业成本',
    '0/2,1 12 1,200',
  ]);
});
