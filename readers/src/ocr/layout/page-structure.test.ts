import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutCovered } from '../image/covered-boxes.ts';
import type { GreyImage } from '../image/image.ts';
import { liesSideways, skewOf } from '../image/page-direction.ts';
import { findRules } from './find-rules.ts';
import { groupParagraphs, type TextLine } from './group-paragraphs.ts';
import { readingOrder } from './reading-order.ts';
import { findTables } from './ruled-cells.ts';

const LINE = 20;

function line(name: string, x: number, y: number, width: number, height = LINE) {
  return { name, box: { x, y, width, height } };
}

const namesOf = (lines: readonly { name: string }[]): string => lines.map(({ name }) => name).join(' ');

describe('reading order', () => {
  it('keeps every line exactly once, for any page', () => {
    const box = fc.record({
      x: fc.integer({ min: 0, max: 900 }),
      y: fc.integer({ min: 0, max: 1200 }),
      width: fc.integer({ min: 1, max: 600 }),
      height: fc.integer({ min: 5, max: 60 }),
    });
    fc.assert(
      fc.property(fc.array(box, { maxLength: 40 }), (boxes) => {
        const lines = boxes.map((one, id) => ({ id, box: one }));
        const ids = readingOrder(lines).map(({ id }) => id);
        expect([...ids].sort((a, b) => a - b)).toEqual(lines.map(({ id }) => id));
      }),
    );
  });

  it('reads two columns of running text one after the other, below the heading over both', () => {
    const column = (name: string, x: number) =>
      [0, 1, 2, 3].map((row) => line(`${name}${row}`, x, 100 + row * 30, row === 3 ? 150 : 300));
    const page = [...column('b', 400), line('h', 200, 20, 300, 30), ...column('a', 50)];
    expect(namesOf(readingOrder(page))).toBe('h a0 a1 a2 a3 b0 b1 b2 b3');
  });

  it('reads a block of signatures row by row', () => {
    const widths = [300, 140, 170, 260, 120];
    const page = widths.flatMap((width, row) => [
      line(`r${row}`, 450, 100 + row * 40 + 3, widths[(row + 2) % 5] ?? 0),
      line(`l${row}`, 50, 100 + row * 40, width),
    ]);
    expect(namesOf(readingOrder(page))).toBe('l0 r0 l1 r1 l2 r2 l3 r3 l4 r4');
  });
});

describe('paragraphs', () => {
  const WIDTH = 600;

  function placed(
    text: string,
    row: number,
    { x = 50, width = WIDTH, gap = 0, height = LINE } = {},
  ): TextLine {
    return { text, box: { x, y: 100 + row * 30 + gap, width, height }, firstWordWidth: LINE, cellKey: '' };
  }

  it('continue over full lines and end at a short one', () => {
    const lines = [
      placed('甲乙双方在平等自愿的基础上', 0, { x: 90, width: WIDTH - 40 }),
      placed('就采购事宜协商一致', 1),
      placed('订立本合同。', 2, { width: 200 }),
      placed('甲方应当按时付款', 3),
    ];
    expect(groupParagraphs(lines)).toEqual([0, 0, 0, 1]);
  });

  it('start with an indent, a clause number and after a wide gap', () => {
    const lines = [
      placed('甲方应当按时付款', 0),
      placed('乙方应当按时交货', 1, { x: 90, width: WIDTH - 40 }),
      placed('3.2 质量保证期为两年', 2),
      placed('（二）擅自转租的', 3),
      placed('以上条款自签字之日起', 4, { gap: 60 }),
    ];
    expect(groupParagraphs(lines)).toEqual([0, 1, 2, 3, 4]);
  });

  it('do not start at a figure that was too wide for the line before', () => {
    const before = placed('单价为人民币', 0, { width: WIDTH - 90 });
    const wide = { ...placed('1,286,000.00元，含税', 1), firstWordWidth: 150 };
    const rest = placed('运费由乙方承担', 2);
    expect(groupParagraphs([before, wide, rest])).toEqual([0, 0, 0]);
  });

  it('keep entries of a form and cells of a table separate', () => {
    const entries = [placed('地址：昆明市盘龙区北京路988号', 0), placed('电话：0871-65138820', 1)];
    expect(groupParagraphs(entries)).toEqual([0, 1]);
    const cells = [placed('名称', 0), placed('数量', 1)].map((one, index) => ({
      ...one,
      cellKey: `0:0:${index}`,
    }));
    expect(groupParagraphs(cells)).toEqual([0, 1]);
  });

  it('separate a heading in larger type from the text below', () => {
    expect(
      groupParagraphs([placed('设备采购合同', 0, { height: 36 }), placed('甲方与乙方协商一致', 1)]),
    ).toEqual([0, 1]);
  });
});

describe('direction', () => {
  const box = (width: number, height: number, angle = 0) => ({
    centre: { x: 0, y: 0 },
    width,
    height,
    angle,
  });

  it('is sideways when the long boxes are upright', () => {
    expect(liesSideways([box(20, 300), box(18, 250), box(60, 20)])).toBe(true);
    expect(liesSideways([box(300, 20), box(250, 18), box(20, 60)])).toBe(false);
    expect(liesSideways([])).toBe(false);
  });

  it('has the skew of most of the length of its lines', () => {
    expect(skewOf([box(500, 20, 0.03), box(480, 20, 0.031), box(110, 20, -0.4)])).toBeCloseTo(0.03, 2);
    expect(skewOf([box(30, 20, 0.2)])).toBe(0);
  });
});

describe('overlapping boxes', () => {
  const frame = { width: 1600, height: 2300, skew: 0.05 };
  const slanted = (x: number, y: number, width: number) => ({
    centre: { x, y },
    width,
    height: 40,
    angle: 0.05,
  });

  it('lose the smaller one when it shows the same text', () => {
    const [whole, part] = [slanted(800, 600, 1200), slanted(400, 580, 60)];
    expect(withoutCovered([whole, part], frame)).toEqual([whole]);
  });

  it('are all kept when they are lines of a slanted page, including the short last one', () => {
    const lines = [slanted(800, 600, 1200), slanted(240, 625, 90), slanted(800, 690, 1200)];
    expect(withoutCovered(lines, frame)).toEqual(lines);
  });
});

describe('ruled tables', () => {
  const DPI = 144;

  /** 3 columns, 2 rows; the border between the last two cells of the second row is missing. */
  function table(): GreyImage {
    const width = 600;
    const height = 400;
    const data = new Uint8Array(width * height).fill(245);
    const flat = (y: number) => data.fill(10, y * width + 100, y * width + 501);
    const upright = (x: number, from: number, to: number) => {
      for (let y = from; y <= to; y++) data[y * width + x] = 10;
    };
    for (const y of [100, 180, 260]) flat(y);
    for (const x of [100, 233, 500]) upright(x, 100, 260);
    upright(366, 100, 180);
    return { width, height, data };
  }

  const frame = { width: 600, height: 400, skew: 0 };
  const at = (x: number, y: number, width = 60) => ({ centre: { x, y }, width, height: 24, angle: 0 });

  it('are found by their rules, in points', () => {
    const { ofTables: rules } = findRules(table(), 0, DPI);
    expect(rules).toHaveLength(7);
    const [first] = rules;
    expect(Math.abs((first?.y0 ?? 0) - 50)).toBeLessThanOrEqual(1);
    expect(Math.abs((first?.x0 ?? 0) - 50)).toBeLessThanOrEqual(1);
    expect(Math.abs((first?.x1 ?? 0) - 250)).toBeLessThanOrEqual(1);
  });

  it('are found on a page of metres, in no more pixels than on two large sheets', () => {
    const before = process.cpuUsage();
    const { ofTables: rules } = findRules(table(), 0, 4);
    // At two pixels per point it would be 311 million, which takes half a minute.
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(10);
    expect(rules).toHaveLength(7);
    expect(Math.abs((rules[0]?.x1 ?? 0) - 9000)).toBeLessThanOrEqual(40);
  });

  it('give the cell of a line, including merged cells', () => {
    const tables = findTables(table(), frame, DPI);
    expect(tables.cellOf(at(160, 140))?.address).toEqual({ table: 0, row: 0, column: 0 });
    expect(tables.cellOf(at(430, 220))?.address).toEqual({
      table: 0,
      row: 1,
      column: 1,
      rowSpan: 1,
      columnSpan: 2,
    });
    expect(tables.cellOf(at(160, 330))).toBeNull();
  });

  it('split a box that crosses a border, but not at a missing border', () => {
    const tables = findTables(table(), frame, DPI);
    expect(tables.cut(at(233, 140, 160))).toHaveLength(2);
    expect(tables.cut(at(366, 220, 160))).toHaveLength(1);
    expect(tables.cut(at(300, 330, 160))).toHaveLength(1);
  });

  it('drop a narrow piece beside a border only if it is empty', () => {
    const image = table();
    const overhanging = { centre: { x: 305, y: 140 }, width: 142, height: 24, angle: 0 };
    expect(findTables(image, frame, DPI).cut(overhanging)).toHaveLength(1);
    for (let y = 132; y < 148; y++) image.data.fill(10, y * 600 + 370, y * 600 + 374);
    expect(findTables(image, frame, DPI).cut(overhanging)).toHaveLength(2);
  });
});
