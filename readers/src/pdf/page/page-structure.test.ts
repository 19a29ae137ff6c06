import { degrees } from '@cantoo/pdf-lib';
import { boxesOfRange, documentSpan } from '@wenjian/document';
import { describe, expect, it, vi } from 'vitest';
import { outlineOf, type PdfBuilder, readDrawn } from '../pdf.testing.ts';

/** Each test starts a thread that loads the library, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const TEXT =
  '甲方应当按照本合同约定的时间和方式向乙方支付全部货款逾期支付的应当承担相应责任并赔偿损失乙方应当及时交付';
const cut = (from: number, length: number): string => (TEXT + TEXT).slice(from, from + length);

function drawGrid(builder: PdfBuilder, xs: readonly number[], ys: readonly number[]): void {
  const [left = 0, right = 0, top = 0, bottom = 0] = [xs[0], xs.at(-1), ys[0], ys.at(-1)];
  for (const y of ys) builder.rule(left, y, right, y);
  for (const x of xs) builder.rule(x, top, x, bottom);
}

const cellsOf = (document: Awaited<ReturnType<typeof readDrawn>>) =>
  document.blocks
    .filter((block) => block.type === 'tableCell')
    .map(({ cell, start, end }) => [
      `${cell?.table}/${cell?.row},${cell?.column}${cell?.rowSpan === undefined ? '' : ` rows ${cell.rowSpan}`}${cell?.columnSpan === undefined ? '' : ` columns ${cell.columnSpan}`}`,
      document.text.slice(start, end),
    ]);

describe('columns', () => {
  it('are read one after the other, below a title over both', async () => {
    const [left, right] = [0, 7].map((from) => Array.from({ length: 8 }, (_, line) => cut(from + line, 17)));
    const document = await readDrawn((builder) => {
      builder.page();
      builder.text('关于设备采购与安装调试事项的补充约定条款', { x: 120, y: 60, size: 18 });
      // Written line by line across both columns, as some programs do.
      for (let line = 0; line < 8; line++) {
        builder.text(left?.[line] ?? '', { x: 60, y: 100 + line * 20 });
        builder.text(right?.[line] ?? '', { x: 310, y: 100 + line * 20 });
      }
    });
    const text = document.text.replaceAll('\n', '');
    expect(text).toBe(`关于设备采购与安装调试事项的补充约定条款${left?.join('')}${right?.join('')}`);
  });

  it('keep a title each, directly below a line over both', async () => {
    const [left, right] = [0, 7].map((from) => Array.from({ length: 8 }, (_, line) => cut(from + line, 17)));
    const document = await readDrawn((builder) => {
      builder.page();
      builder.text(cut(2, 36), { x: 60, y: 60 });
      builder.text('7.1.1 主要客户', { x: 60, y: 86, size: 13 });
      builder.text('7.1.2 收入构成', { x: 310, y: 86, size: 13 });
      builder.lines(left ?? [], { x: 60, y: 114 });
      builder.lines(right ?? [], { x: 310, y: 114 });
    });
    expect(document.text.replaceAll('\n', '')).toBe(
      `${cut(2, 36)}7.1.1 主要客户${left?.join('')}7.1.2 收入构成${right?.join('')}`,
    );
  });

  it('are not found in a signature block, which is read line by line', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      builder.lines([cut(0, 36), cut(3, 36), cut(5, 36)], { x: 80, y: 60 });
      const rows = ['（盖章）：', '法定代表人：', '地址：北京市', '电话：', '日期：'];
      for (const [index, row] of rows.entries()) {
        builder.text(`甲方${row}`, { x: 80, y: 160 + index * 24 });
        builder.text(`乙方${row}`, { x: 330, y: 160 + index * 24 });
      }
    });
    expect(document.text.split('\n').slice(-5)).toEqual(
      ['（盖章）：', '法定代表人：', '地址：北京市', '电话：', '日期：'].map(
        (row) => `甲方${row} 乙方${row}`,
      ),
    );
  });
});

describe('a framed text', () => {
  const draw = (builder: PdfBuilder, frame: number): void => {
    builder.page();
    const rows = [cut(0, 20), cut(3, 20), cut(5, 20), cut(7, 20)];
    for (const [index, row] of rows.entries()) builder.text(row, { x: 80, y: 100 + index * 20 });
    builder.text('重要提示：保证金', { x: 360, y: 120 });
    builder.text('不予退还。', { x: 360, y: 140 });
    drawGrid(builder, [frame, 470], [105, 148]);
  };

  it('beside the body is a text box, and the body goes on past it', async () => {
    const document = await readDrawn((builder) => draw(builder, 350));
    expect(outlineOf(document)).toEqual([
      ['paragraph', [cut(0, 20), cut(3, 20), cut(5, 20), cut(7, 20)].join('')],
      ['textBox', '重要提示：保证金不予退还。'],
    ]);
  });

  it('of one line is a part of that line: the field of a form, a marked word', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      builder.text('合同金额为', { x: 80, y: 100 });
      builder.text('壹佰万元整', { x: 142, y: 100 });
      builder.text('，于签订后付清。', { x: 203, y: 100 });
      drawGrid(builder, [141, 203], [87, 104]);
    });
    expect(document.text).toBe('合同金额为壹佰万元整，于签订后付清。');
  });

  it('that lines of the body run into is none', async () => {
    const document = await readDrawn((builder) => draw(builder, 200));
    expect(document.blocks.map(({ type }) => type)).not.toContain('textBox');
  });
});

describe('a row over a page break', () => {
  const drawRow = (builder: PdfBuilder, left: readonly string[], right: readonly string[]): void => {
    builder.page();
    drawGrid(builder, [80, 280, 480], [60, 110]);
    builder.lines([...left], { x: 86, y: 78 });
    builder.lines([...right], { x: 286, y: 78 });
  };
  const rowsOf = async (last: string): Promise<number> => {
    const document = await readDrawn((builder) => {
      drawRow(builder, [cut(0, 15), cut(15, 15)], [cut(30, 15), last]);
      drawRow(builder, [cut(40, 15), '并支付。'], [cut(3, 15), '并赔偿。']);
    });
    return new Set(document.blocks.map(({ cell }) => cell?.row)).size;
  };

  it('is one row when all its texts go on, and two when one of them has ended', async () => {
    expect(await rowsOf(cut(45, 15))).toBe(1);
    expect(await rowsOf('已经结束。')).toBe(2);
  });
});

describe('tables', () => {
  it('are read by their borders, with merged cells and wrapped text', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      builder.text('价款如下表所示：', { x: 80, y: 80 });
      drawGrid(builder, [80, 200, 300], [100, 120, 160]);
      builder.rule(80, 190, 300, 190);
      builder.rule(80, 160, 80, 190);
      builder.rule(300, 160, 300, 190);
      builder.text('名称', { x: 86, y: 114 });
      builder.text('金额', { x: 206, y: 114 });
      builder.text('精密减速机含安装', { x: 86, y: 134 });
      builder.text('支架', { x: 86, y: 152 });
      builder.text('１００元', { x: 206, y: 134 });
      builder.text('合计壹佰元整', { x: 86, y: 180 });
      builder.text('以上价格含税。', { x: 80, y: 220 });
    });
    expect(cellsOf(document)).toEqual([
      ['0/0,0', '名称'],
      ['0/0,1', '金额'],
      ['0/1,0', '精密减速机含安装支架'],
      ['0/1,1', '１００元'],
      ['0/2,0 columns 2', '合计壹佰元整'],
    ]);
    expect(outlineOf(document).filter(([type]) => type !== 'tableCell')).toEqual([
      ['paragraph', '价款如下表所示：'],
      ['paragraph', '以上价格含税。'],
    ]);
  });

  it('contain a figure too wide for its column as one figure, and two figures as two', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      drawGrid(builder, [80, 200, 300], [100, 140, 180]);
      builder.lines(['1,206,8', '68.32'], { x: 206, y: 114 }, 18);
      builder.lines(['1,206.00', '3,000.00'], { x: 206, y: 154 }, 18);
      builder.text('金额', { x: 86, y: 114 });
      builder.text('合计', { x: 86, y: 154 });
    });
    expect(cellsOf(document).map(([, text]) => text)).toEqual([
      '金额',
      '1,206,868.32',
      '合计',
      '1,206.00 3,000.00',
    ]);
  });

  it('continue over a page break as one, with their repeated heading row read once', async () => {
    const document = await readDrawn((builder) => {
      for (const page of [0, 1]) {
        builder.page();
        const ys = [100, 130, 160, 190];
        drawGrid(builder, [80, 180, 300], ys);
        builder.text('序号', { x: 86, y: 120 });
        builder.text('名称', { x: 186, y: 120 });
        for (const row of [0, 1]) {
          builder.text(String(page * 2 + row + 1), { x: 86, y: 150 + row * 30 });
          builder.text(`设备${'甲乙丙丁'[page * 2 + row]}`, { x: 186, y: 150 + row * 30 });
        }
      }
    });
    expect(cellsOf(document)).toEqual([
      ['0/0,0', '序号'],
      ['0/0,1', '名称'],
      ['0/1,0', '1'],
      ['0/1,1', '设备甲'],
      ['0/2,0', '2'],
      ['0/2,1', '设备乙'],
      ['0/3,0', '3'],
      ['0/3,1', '设备丙'],
      ['0/4,0', '4'],
      ['0/4,1', '设备丁'],
    ]);
    expect(document.blocks.every((block) => block.type === 'tableCell')).toBe(true);
  });

  it('without borders are read by their columns', async () => {
    const rows = [
      ['品名', '数量', '单价'],
      ['减速机', '１０', '２００'],
      ['电机', '５', '３００'],
      ['支架', '２０', '５０'],
    ];
    const document = await readDrawn((builder) => {
      builder.page();
      builder.lines([cut(0, 36), cut(3, 36)], { x: 80, y: 60 });
      for (const [row, cells] of rows.entries()) {
        for (const [column, cell] of cells.entries())
          builder.text(cell, { x: 80 + column * 120, y: 130 + row * 22 });
      }
      builder.lines([cut(0, 36), cut(3, 36)], { x: 80, y: 260 });
    });
    expect(cellsOf(document).map(([, text]) => text)).toEqual(rows.flat());
    expect(document.blocks.filter((block) => block.type === 'tableCell').at(-1)?.cell).toEqual({
      table: 0,
      row: 3,
      column: 2,
    });
  });

  it('are not found in a frame around a page', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      drawGrid(builder, [40, 555], [40, 800]);
      builder.lines([cut(0, 36), cut(3, 36), '完。'], { x: 80, y: 100 });
    });
    expect(outlineOf(document)).toEqual([['paragraph', `${cut(0, 36)}${cut(3, 36)}完。`]]);
  });
});

describe('watermarks', () => {
  it('across the page are kept separately, once', async () => {
    const document = await readDrawn((builder) => {
      for (let page = 0; page < 2; page++) {
        builder.page();
        builder.text('机密文件', { x: 150, y: 500, size: 60, gray: 0.8, angle: 45 });
        builder.lines([cut(page, 36), cut(page + 3, 36), '完。'], { x: 80, y: 100 });
      }
    });
    expect(outlineOf(document).filter(([type]) => type === 'watermark')).toEqual([['watermark', '机密文件']]);
    expect(document.blocks.at(-1)?.type).toBe('watermark');
  });

  it('that are pale, large and on every page are kept separately, once', async () => {
    const document = await readDrawn((builder) => {
      for (let page = 0; page < 3; page++) {
        builder.page();
        builder.lines(
          Array.from({ length: 12 }, (_, line) => cut(page + line, 36)),
          { x: 80, y: 100 },
        );
        builder.text('样本', { x: 200, y: 190, size: 70, gray: 0.85 });
      }
    });
    expect(outlineOf(document).filter(([type]) => type === 'watermark')).toEqual([['watermark', '样本']]);
    expect(outlineOf(document).filter(([, text]) => text.includes('样本'))).toHaveLength(1);
  });
});

describe('rotated pages', () => {
  it('give positions on the displayed page', async () => {
    const document = await readDrawn((builder) => {
      const page = builder.page();
      page.setRotation(degrees(90));
      // Text that is upright after the page is rotated a quarter clockwise.
      builder.text('甲方应当支付货款', { x: 100, y: 742, angle: 90 });
    });
    expect(document.pages).toEqual([{ widthPt: 842, heightPt: 595 }]);
    expect(document.text).toBe('甲方应当支付货款');
    const [box] = boxesOfRange(document, documentSpan(0, 2));
    expect(box).toMatchObject({ x: 100, width: 24 });
    expect(box?.y).toBeCloseTo(100 - 12 * 0.88, 1);
  });

  it('with text up or down the page are read along the text', async () => {
    const lines = [cut(0, 30), cut(3, 30), '完毕。'];
    for (const angle of [90, -90]) {
      const document = await readDrawn((builder) => {
        builder.page();
        for (const [index, line] of lines.entries()) {
          const x = angle === 90 ? 100 + index * 20 : 300 - index * 20;
          builder.text(line, { x, y: angle === 90 ? 700 : 100, angle });
        }
      });
      expect(document.text).toBe(lines.join(''));
      const [box] = boxesOfRange(document, documentSpan(0, 2));
      expect(box?.height).toBeCloseTo(24, 1);
      expect(box?.y).toBeCloseTo(angle === 90 ? 700 - 24 : 100, 1);
    }
  });
});
