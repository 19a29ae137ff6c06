import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readDrawn } from './pdf/pdf.testing.ts';
import { pictureOf, pictureOfPixels } from './picture-print.ts';

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#fff"/><rect x="60" y="50" width="160" height="90" fill="#246"/><circle cx="420" cy="120" r="80" fill="#c33"/><path d="M40 330 L180 220 L300 300 L560 190" stroke="#111" stroke-width="9" fill="none"/></svg>',
);

async function drawn(): Promise<Buffer> {
  return sharp(drawing).png().toBuffer();
}

async function looksOf(bytes: Buffer): Promise<readonly string[]> {
  return (await pictureOf(bytes, true)).looks ?? [];
}

function signsOf(look: string): bigint {
  return BigInt(`0x${look.slice(0, 64)}`);
}

/** The number of different sign bits between the two nearest codes. */
function fewestDifferences(one: readonly string[], other: readonly string[]): number {
  const counts = one.flatMap((a) =>
    other.map((b) => (signsOf(a) ^ signsOf(b)).toString(2).replaceAll('0', '').length),
  );
  return Math.min(...counts);
}

describe('the look codes of a picture', () => {
  it('are 128 hexadecimal digits each, equal for equal pixels in any format', async () => {
    const png = await drawn();
    const looks = await looksOf(png);
    expect(looks.length).toBeGreaterThan(0);
    for (const look of looks) expect(look).toMatch(/^[0-9a-f]{128}$/);
    expect(await looksOf(await sharp(png).tiff({ compression: 'lzw' }).toBuffer())).toEqual(looks);
  });

  it('include the picture without its border: a border adds codes, the inner one stays', async () => {
    const png = await drawn();
    const own = await looksOf(png);
    const framed = await looksOf(
      await sharp(png)
        .extend({ top: 40, bottom: 40, left: 60, right: 60, background: '#fff' })
        .png()
        .toBuffer(),
    );
    expect(fewestDifferences(own, framed)).toBeLessThan(20);
  });

  it('of a picture in a PDF are nearly those of its file, although another library draws it', async () => {
    const jpeg = await sharp(drawing).jpeg({ quality: 90 }).toBuffer();
    const document = await readDrawn(async (builder) => {
      const page = builder.page();
      builder.text('合同附图如下，双方确认无误。', { x: 80, y: 100 });
      page.drawImage(await builder.document.embedJpg(jpeg), { x: 80, y: 300, width: 300, height: 200 });
    });
    const inPdf = document.blocks.find((block) => block.type === 'image')?.picture?.looks ?? [];
    const inFile = await looksOf(jpeg);
    expect(inPdf.length).toBeGreaterThan(0);
    expect(fewestDifferences(inPdf, inFile)).toBeLessThan(8);
  });

  it('of a mirrored picture have every second wave inverted', async () => {
    const flipped = await looksOf(
      await sharp(await drawn())
        .flop()
        .png()
        .toBuffer(),
    );
    const turned = (await looksOf(await drawn())).map(
      (look) =>
        (signsOf(look) ^ BigInt(`0x${'5'.repeat(64)}`)).toString(16).padStart(64, '0') + look.slice(64),
    );
    expect(fewestDifferences(flipped, turned)).toBeLessThan(8);
  });

  it('are missing when there is nothing to see: one colour, a gradient, a dot', async () => {
    const plain = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a3' } })
      .png()
      .toBuffer();
    const gradient = Buffer.alloc(256 * 256, 0).map((_, index) => index % 256);
    const shade = await sharp(gradient, { raw: { width: 256, height: 256, channels: 1 } })
      .png()
      .toBuffer();
    const dot = await sharp(drawing).resize(30, 20, { fit: 'fill' }).png().toBuffer();
    for (const picture of [plain, shade, dot]) expect(await looksOf(picture)).toEqual([]);
  });

  it('are missing for a picture that cannot be drawn, which still has its hash', async () => {
    const picture = await pictureOf(Buffer.from('no picture at all'), true);
    expect(picture).toEqual({ hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });
});

describe('the hash of pixels', () => {
  it('differs where the same pixels stand in other rows', async () => {
    const black = (width: number, height: number) =>
      pictureOfPixels({ data: new Uint8Array(width * height * 3), width, height, channels: 3 });
    expect((await black(30, 20)).hash).toBe((await black(30, 20)).hash);
    expect((await black(30, 20)).hash).not.toBe((await black(20, 30)).hash);
  });
});
