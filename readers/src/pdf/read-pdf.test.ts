import { StandardFonts } from '@cantoo/pdf-lib';
import { boxesOfRange, documentSpan, offsetAtPoint } from '@wenjian/document';
import { describe, expect, it, vi } from 'vitest';
import { notReadOf, outlineOf, type PdfBuilder, readDrawn } from './pdf.testing.ts';

/** Each test starts a thread that loads the library, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

/** 36 characters of 12 pt between margins of 80 pt. */
const FULL = '甲方应当按照本合同约定的时间和方式向乙方支付全部货款逾期支付的应当承担相应';
const first = `　　${FULL}`.slice(2, 36);

function paragraph(builder: PdfBuilder, y: number, lines: readonly string[]): void {
  for (const [index, line] of lines.entries()) {
    builder.text(line, { x: index === 0 ? 104 : 80, y: y + index * 20 });
  }
}

describe('Chinese text', () => {
  it('joins the lines of a paragraph without spaces and separates paragraphs by their first-line indent', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      paragraph(builder, 100, [FULL.slice(0, 34), FULL.slice(0, 36), '的违约责任。']);
      paragraph(builder, 160, [FULL.slice(0, 34), FULL.slice(0, 36), FULL.slice(0, 36)]);
      paragraph(builder, 220, ['本合同一式两份。']);
    });
    expect(outlineOf(document)).toEqual([
      ['paragraph', `${FULL.slice(0, 34)}${FULL.slice(0, 36)}的违约责任。`],
      ['paragraph', `${FULL.slice(0, 34)}${FULL.slice(0, 36)}${FULL.slice(0, 36)}`],
      ['paragraph', '本合同一式两份。'],
    ]);
  });

  it('has no spaces in justified lines', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      builder.text(FULL.slice(0, 30), { x: 80, y: 100, spacing: 2.4 });
      builder.text(FULL.slice(0, 36), { x: 80, y: 120 });
      builder.text('完。', { x: 80, y: 140 });
    });
    expect(document.text).toBe(`${FULL.slice(0, 30)}${FULL.slice(0, 36)}完。`);
  });

  it('ends a paragraph when the next word would have fitted', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      builder.lines(
        [FULL.slice(0, 36), FULL.slice(0, 36), '甲方：北京公司', '乙方：上海公司', FULL.slice(0, 36)],
        { x: 80, y: 100 },
      );
    });
    expect(document.text.split('\n')).toEqual([
      `${FULL.slice(0, 36)}${FULL.slice(0, 36)}甲方：北京公司`,
      '乙方：上海公司',
      FULL.slice(0, 36),
    ]);
  });

  it('gives every character its position on the page', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      builder.text('合同编号：HT-2024', { x: 80, y: 100 });
      builder.text('甲方名称', { x: 80, y: 140 });
    });
    const start = document.text.indexOf('编号');
    const [box] = boxesOfRange(document, documentSpan(start, start + 2));
    expect(box).toMatchObject({ page: 0, x: 104, width: 24 });
    expect(box?.y).toBeCloseTo(100 - 12 * 0.88, 1);
    expect(offsetAtPoint(document, 0, 117, 96)).toBe(start + 1);
    expect(offsetAtPoint(document, 0, 85, 135)).toBe(document.text.indexOf('甲方'));
  });

  it('reads headings by size and weight, and list numbers as numbers', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      builder.text('采购合同', { x: 250, y: 80, size: 22 });
      builder.text('第一条 合同标的', { x: 80, y: 120, isBold: true });
      builder.lines([`（一）${FULL.slice(0, 33)}`, FULL.slice(0, 36), '的责任。'], { x: 80, y: 140 });
      builder.lines([`（二）${FULL.slice(0, 33)}`, '完毕。', '1.5倍违约金由违约方承担。'], { x: 80, y: 200 });
    });
    const { blocks } = document;
    expect(blocks.map((block) => [block.type, block.number ?? null])).toEqual([
      ['heading', null],
      ['heading', '第一条'],
      ['listItem', '（一）'],
      ['listItem', '（二）'],
      ['paragraph', null],
    ]);
    expect(blocks[0]?.level).toBe(1);
    expect(blocks[1]?.level).toBe(2);
  });

  it('keeps a hanging list item together', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      for (const y of [100, 160]) {
        builder.text('1.', { x: 80, y });
        builder.text(FULL.slice(0, 33), { x: 116, y });
        builder.text(FULL.slice(0, 33), { x: 116, y: y + 20 });
        builder.text('结束。', { x: 116, y: y + 40 });
      }
    });
    expect(document.text.split('\n')).toEqual(
      Array.from({ length: 2 }, () => `1. ${FULL.slice(0, 33)}${FULL.slice(0, 33)}结束。`),
    );
  });

  it('reads text once that is printed twice to look bold', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      for (const character of [...'违约责任'].entries()) {
        for (const shift of [0, 0.4])
          builder.text(character[1], { x: 80 + character[0] * 12 + shift, y: 100 });
      }
    });
    expect(document.text).toBe('违约责任');
  });

  it('keeps equal lines in a font that is not embedded, and their order', async () => {
    const lines = [0, 6, 0, 6, 0, 0].map((from) => FULL.slice(from, from + 30));
    const document = await readDrawn((builder) => {
      builder.page();
      builder.lines(lines, { x: 80, y: 100 });
      builder.lines(['合格', '合格', '合格'], { x: 80, y: 300 });
    });
    expect(document.text.replaceAll('\n', '')).toBe(`${lines.join('')}合格合格合格`);
  });

  it('reads vertical writing column by column from the right', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      for (const [column, line] of ['买卖合同条款', '甲方乙方双方'].entries()) {
        const steps = [...Buffer.from(line, 'utf16le').swap16().toString('hex').matchAll(/.{4}/g)];
        const shown = steps.map(([hex]) => `<${hex}> Tj 0 -14 Td`).join(' ');
        builder.raw(`BT /Song 12 Tf 1 0 0 1 ${400 - column * 30} 700 Tm ${shown} ET`);
      }
    });
    expect(document.text.replaceAll('\n', '')).toBe('买卖合同条款甲方乙方双方');
  });
});

describe('Latin text', () => {
  const draw = (lines: readonly string[]) =>
    readDrawn(async (builder) => {
      const page = builder.page();
      const font = await builder.document.embedFont(StandardFonts.Helvetica);
      for (const [index, line] of lines.entries())
        page.drawText(line, { x: 80, y: 700 - index * 16, size: 11, font });
    });

  it('removes hyphenation and keeps compound words', async () => {
    const document = await draw([
      'The Supplier shall deliver the equipment within thirty days after the execu-',
      'tion of this Agreement, and the long-term maintenance as well as the long-',
      'term support shall be provided by the Supplier without any additional costs.',
      'Payment is due on delivery.',
    ]);
    expect(document.text).toBe(
      'The Supplier shall deliver the equipment within thirty days after the execution of this Agreement, ' +
        'and the long-term maintenance as well as the long-term support shall be provided by the Supplier without ' +
        'any additional costs. Payment is due on delivery.',
    );
  });

  it('finds the spaces of a file that has none', async () => {
    const document = await readDrawn(async (builder) => {
      const page = builder.page();
      const font = await builder.document.embedFont(StandardFonts.TimesRoman);
      let x = 80;
      for (const word of ['Governing', 'law', 'and', 'jurisdiction']) {
        page.drawText(word, { x, y: 700, size: 11, font });
        x += font.widthOfTextAtSize(word, 11) + 3;
      }
    });
    expect(document.text).toBe('Governing law and jurisdiction');
  });
});

describe('content that is not the text of the page', () => {
  it('is left out when it is invisible, and reported', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      builder.text('甲方应付款', { x: 80, y: 100 });
      builder.text('看不见的字', { x: 80, y: 140, isInvisible: true });
      builder.text('页外', { x: 700, y: 140 });
    });
    expect(document.text).toBe('甲方应付款');
    expect(notReadOf(document)).toEqual([
      ['页面之外的文字', 2],
      ['隐藏文字', 5],
    ]);
  });

  it('is read from form fields and comments', async () => {
    const document = await readDrawn(async (builder) => {
      const page = builder.page();
      builder.text('甲方应付款', { x: 80, y: 100 });
      const field = builder.document.getForm().createTextField('party');
      field.setText('Far Hills Ltd.');
      field.addToPage(page, { x: 80, y: 600, width: 200, height: 20 });
      const { context } = builder.document;
      const note = context.obj({
        Type: 'Annot',
        Subtype: 'Text',
        Rect: [300, 700, 320, 720],
        Contents: 'Price to be checked',
        T: 'Li',
      });
      page.node.addAnnot(context.register(note));
    });
    const outline = outlineOf(document);
    expect(outline).toContainEqual(['paragraph', 'Far Hills Ltd.']);
    expect(outline.at(-1)?.[0]).toBe('comment');
  });
});

describe('a document', () => {
  it('is the same each time, and survives JSON', async () => {
    const draw = (builder: PdfBuilder): void => {
      builder.page();
      builder.lines([first, FULL.slice(0, 36), '完。'], { x: 80, y: 100 });
    };
    const [one, other] = [await readDrawn(draw), await readDrawn(draw)];
    expect(one).toEqual(other);
    expect(JSON.parse(JSON.stringify(one))).toEqual(one);
  });
});
