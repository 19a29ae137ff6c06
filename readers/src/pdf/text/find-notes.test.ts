import { describe, expect, it, vi } from 'vitest';
import { outlineOf, type PdfBuilder, readDrawn } from '../pdf.testing.ts';

/** Each test starts a thread that loads the library, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const TEXT =
  '甲方应当按照本合同约定的时间和方式向乙方支付全部货款逾期支付的应当承担相应责任并赔偿损失乙方应当及时交付';
const cut = (from: number, length: number): string => (TEXT + TEXT).slice(from, from + length);

describe('footnotes', () => {
  it('are recognised by the rule above them and their size', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      builder.lines([cut(0, 36), cut(3, 36), '完。'], { x: 80, y: 100 });
      builder.rule(80, 700, 220, 700);
      builder.text('① 本条依据民法典。', { x: 80, y: 718, size: 9 });
      builder.text('② 以书面通知为准。', { x: 80, y: 732, size: 9 });
    });
    expect(outlineOf(document).slice(1)).toEqual([
      ['footnote', '本条依据民法典。'],
      ['footnote', '以书面通知为准。'],
    ]);
  });

  /** Two pages of one paragraph; the first ends with a note as large as the text. */
  const drawNoted = (builder: PdfBuilder, note: readonly string[], rest: readonly string[] = []): void => {
    builder.page();
    builder.lines([cut(0, 36), cut(3, 36), cut(5, 35)], { x: 80, y: 600 });
    builder.text('1', { x: 500, y: 634, size: 7 });
    builder.rule(80, 700, 220, 700);
    builder.text('1', { x: 80, y: 712, size: 7 });
    for (const [index, line] of note.entries())
      builder.text(line, { x: index === 0 ? 87 : 80, y: 718 + index * 20 });
    builder.page();
    builder.lines([cut(7, 36), '完毕。'], { x: 80, y: 80 });
    if (rest.length > 0) builder.rule(80, 700, 220, 700);
    builder.lines(rest, { x: 80, y: 718 });
  };

  it('as large as the text are recognised by the rule and the raised mark, which is not text', async () => {
    const document = await readDrawn((builder) => drawNoted(builder, ['2024年12月1日公布的指数。']));
    expect(outlineOf(document)).toEqual([
      ['paragraph', `${cut(0, 36)}${cut(3, 36)}${cut(5, 35)}${cut(7, 36)}完毕。`],
      ['footnote', '2024年12月1日公布的指数。'],
    ]);
  });

  it('that continue on the next page are one', async () => {
    const document = await readDrawn((builder) =>
      drawNoted(builder, [cut(9, 35), cut(11, 36)], [cut(13, 36), '以此为准。']),
    );
    expect(outlineOf(document).filter(([type]) => type === 'footnote')).toEqual([
      ['footnote', `${cut(9, 35)}${cut(11, 36)}${cut(13, 36)}以此为准。`],
    ]);
  });

  it('are not lines below a signature rule, and a raised figure without a note stays', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      builder.lines([cut(0, 36), '面积五十ｍ'], { x: 80, y: 600 });
      builder.text('2', { x: 140, y: 614, size: 7 });
      builder.rule(80, 700, 220, 700);
      builder.text('甲方签字盖章处', { x: 80, y: 718 });
    });
    expect(outlineOf(document)).toEqual([
      ['paragraph', `${cut(0, 36)}面积五十ｍ2`],
      ['paragraph', '甲方签字盖章处'],
    ]);
  });
});
