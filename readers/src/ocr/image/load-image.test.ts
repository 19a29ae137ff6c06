import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bmpFile, tiffFile } from './image-files.testing.ts';
import { countImagePages, loadImage, MAX_WORKING_PIXELS } from './load-image.ts';

/** 3 × 2: red green blue above black white grey. */
const PIXELS = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [0, 0, 0],
  [255, 255, 255],
  [128, 128, 128],
] as const;
const bytes = Uint8Array.from(PIXELS.flat());
const picture = () => sharp(bytes, { raw: { width: 3, height: 2, channels: 3 } });

const pixelsOf = ({ data }: { data: Uint8Array }): number[] => [...data];

describe('kinds of image', () => {
  it.each([
    ['png', async () => picture().png().toBuffer()],
    ['tiff', async () => picture().tiff({ compression: 'lzw' }).toBuffer()],
    ['webp', async () => picture().webp({ lossless: true }).toBuffer()],
    ['bmp of 24 bits', async () => bmpFile({ bits: 24, rows: [PIXELS.slice(0, 3), PIXELS.slice(3)] })],
    ['bmp of 32 bits', async () => bmpFile({ bits: 32, rows: [PIXELS.slice(0, 3), PIXELS.slice(3)] })],
    [
      'bmp of 8 bits with a palette',
      async () => bmpFile({ bits: 8, rows: [PIXELS.slice(0, 3), PIXELS.slice(3)] }),
    ],
    [
      'bmp with its rows from the top',
      async () => bmpFile({ bits: 24, rows: [PIXELS.slice(0, 3), PIXELS.slice(3)], isTopDown: true }),
    ],
  ])('reads %s', async (_, file) => {
    const image = await loadImage(await file());
    expect([image.width, image.height]).toEqual([3, 2]);
    expect(pixelsOf(image)).toEqual([...bytes]);
  });

  it('reads jpeg, within the accuracy of its compression', async () => {
    const grey = { create: { width: 16, height: 16, channels: 3 as const, background: '#808080' } };
    const image = await loadImage(await sharp(grey).jpeg().toBuffer());
    expect(Math.abs((image.data[0] ?? 0) - 128)).toBeLessThan(4);
  });

  it('reads pixels from a renderer, with or without colour and transparency', async () => {
    const half = Uint8Array.from([0, 0, 0, 0]);
    const clear = await loadImage({ width: 1, height: 1, channels: 4, data: half });
    expect(pixelsOf(clear)).toEqual([255, 255, 255]);
    const grey = await loadImage({ width: 2, height: 1, channels: 1, data: Uint8Array.from([10, 200]) });
    expect(pixelsOf(grey)).toEqual([10, 10, 10, 200, 200, 200]);
  });

  it('rotates a photo according to its EXIF data', async () => {
    const image = await loadImage(await picture().withMetadata({ orientation: 6 }).png().toBuffer());
    expect([image.width, image.height]).toEqual([2, 3]);
    expect(pixelsOf(image).slice(0, 6)).toEqual([0, 0, 0, 255, 0, 0]);
  });

  it('reads each page of a multi-page TIFF', async () => {
    const file = tiffFile([
      [10, 20],
      [30, 40],
      [50, 60],
    ]);
    expect(await countImagePages(file)).toBe(3);
    expect(pixelsOf(await loadImage(file, 1))).toEqual([30, 30, 30, 40, 40, 40]);
  });

  it('uses a file’s resolution only if the sheet has a plausible size', async () => {
    const page = (density: number) =>
      sharp({ create: { width: 1654, height: 2339, channels: 3, background: '#fff' } })
        .withMetadata({ density })
        .png()
        .toBuffer();
    expect((await loadImage(await page(200))).dpi).toBeCloseTo(200, 0);
    expect((await loadImage(await page(72))).dpi).toBeNull();
    expect((await loadImage(await page(1200))).dpi).toBeNull();
  });
});

describe('unusable images', () => {
  it.each([
    ['an empty file', 'empty', async () => new Uint8Array(0)],
    ['text', 'unsupported', async () => Buffer.from('这不是图片')],
    [
      'a drawing',
      'unsupported',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'),
    ],
    [
      'a PNG cut off in the middle',
      'damaged',
      async () => {
        const noise = Uint8Array.from({ length: 30_000 }, (_, index) => (index * 7919) % 251);
        const whole = await sharp(noise, { raw: { width: 100, height: 100, channels: 3 } })
          .png()
          .toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
    ],
    [
      'a BMP cut off in the middle',
      'damaged',
      async () => bmpFile({ bits: 24, rows: [PIXELS.slice(0, 3), PIXELS.slice(3)] }).subarray(0, 60),
    ],
    [
      'a BMP that claims 60,000 × 60,000',
      'tooLarge',
      async () => bmpFile({ bits: 24, rows: [PIXELS.slice(0, 3)], claimed: 60_000 }),
    ],
    [
      'a PNG that claims 30,000 × 30,000',
      'tooLarge',
      async () => {
        const file = await picture().png().toBuffer();
        file.writeUInt32BE(30_000, 16);
        file.writeUInt32BE(30_000, 20);
        const { crc32 } = await import('node:zlib');
        file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
        return file;
      },
    ],
    [
      'pixels fewer than their size says',
      'damaged',
      async () => ({ width: 10, height: 10, channels: 3 as const, data: new Uint8Array(10) }),
    ],
  ] as const)('refuses %s as %s', async (_, reason, file) => {
    const source = await file();
    await expect(loadImage(source)).rejects.toMatchObject({ name: 'Unreadable', reason });
  });

  it('makes a picture of 10,000 × 10,000 smaller instead of keeping it in memory', async () => {
    const file = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const image = await loadImage(file);
    expect(image.width * image.height).toBeLessThanOrEqual(MAX_WORKING_PIXELS);
    expect(image.width).toBe(image.height);
  }, 30_000);
});
