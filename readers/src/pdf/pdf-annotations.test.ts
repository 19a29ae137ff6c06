import { createHash } from 'node:crypto';
import { StandardFonts } from '@cantoo/pdf-lib';
import type { Document } from '@wenjian/document';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { readDrawn } from './pdf.testing.ts';

/** Each test starts a thread that loads the library, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const BODY = '甲方应当按照本合同约定的时间和方式向乙方支付全部货款';

function looks({ runs = [], text }: Document) {
  return runs.map(({ start, end, style }) => [text.slice(start, end), style]);
}

describe('the runs of a PDF', () => {
  it('record what differs from most of the text, and a paragraph with one format is one run', async () => {
    const document = await readDrawn((builder) => {
      builder.page();
      builder.text('采购合同', { x: 240, y: 80, size: 20, isBold: true });
      builder.lines([BODY, BODY, '逾期付款的，每日支付违约金。'], { x: 80, y: 150 });
      builder.raw('q 1 0 0 rg BT /Song 12 Tf 1 0 0 1 80 500 Tm <7EA28272> Tj ET Q');
      builder.raw('q 0.1 g BT /Song 12 Tf 1 0 0 1 80 460 Tm <9ED18272> Tj ET Q');
      builder.raw('q 2 Tr BT /Song 12 Tf 1 0 0 1 80 420 Tm <52A07C97> Tj ET Q');
      builder.raw('q BT /Song 12 Tf 1 0 0.2 1 80 380 Tm <503E659C> Tj ET Q');
    });
    expect(looks(document)).toEqual([
      ['采购合同', { sizePt: 20, font: 'SimHei' }],
      ['红色', { color: '#ff0000' }],
      ['加粗', { bold: true }],
      ['倾斜', { italic: true }],
    ]);
  });

  it('recognise bold and italic by the font', async () => {
    const document = await readDrawn(async (builder) => {
      const page = builder.page();
      const draw = async (font: StandardFonts, text: string, y: number) =>
        page.drawText(text, { font: await builder.document.embedFont(font), size: 12, x: 80, y });
      await draw(StandardFonts.Helvetica, 'The parties agree as follows in this contract.', 700);
      await draw(StandardFonts.HelveticaBold, 'Price', 640);
      await draw(StandardFonts.HelveticaOblique, 'Term', 580);
    });
    expect(looks(document)).toEqual([
      ['Price', { bold: true }],
      ['Term', { italic: true }],
    ]);
  });
});

it('a picture is identified by its bytes and its appearance', async () => {
  const pixels = Uint8Array.from({ length: 90 * 80 }, (_, at) => (((at % 90) * 7) ^ (at >> 6)) & 255);
  const jpeg = await sharp(pixels, { raw: { width: 90, height: 80, channels: 1 } })
    .toColourspace('srgb')
    .jpeg({ quality: 95 })
    .toBuffer();
  const document = await readDrawn(async (builder) => {
    const page = builder.page();
    builder.text(BODY, { x: 80, y: 100 });
    const image = await builder.document.embedJpg(jpeg);
    page.drawImage(image, { x: 80, y: 300, width: 90, height: 80 });
    page.drawImage(image, { x: 80, y: 100, width: 180, height: 160 });
  });
  const [one, two] = document.blocks.filter((block) => block.type === 'image').map((block) => block.picture);
  expect(one?.hash).toBe(createHash('sha256').update(jpeg).digest('hex'));
  expect(one?.print).toMatch(/^[0-9a-f]{16}$/);
  expect(two).toEqual(one);
});
