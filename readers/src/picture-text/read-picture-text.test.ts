/** The text of pictures with the real recogniser, and what happens when it fails. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { boxesOfRange, type Document, documentSpan, layoutFaults } from '@wenjian/document';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecogniser, OcrFailed, type Recogniser } from '../ocr/recogniser.ts';
import { readPdf } from '../pdf/read-pdf.ts';
import { readPictureText } from './read-picture-text.ts';

const PAGE = join(import.meta.dirname, '../ocr/testing/contract-part.png');
/** In points, from the top of the page. */
const PLACE = { x: 60, y: 150, width: 440, height: 224 };
const HEIGHT = 842;

let folder: string;
let path: string;
let document: Document;
const recogniser = createRecogniser({ workers: 1 });

async function makePdf(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, HEIGHT]);
  for (let row = 0; row < 6; row++)
    page.drawText(`Paragraph ${row} of a document that has text of its own.`, {
      x: 60,
      y: 800 - row * 20,
      size: 11,
    });
  const image = await pdf.embedPng(picture);
  page.drawImage(image, { x: PLACE.x, y: HEIGHT - PLACE.y - height, width, height });
  page.drawText('A closing paragraph.', { x: 60, y: 60, size: 11 });
  return Buffer.from(await pdf.save());
}

async function read(picture: Buffer, width: number, height: number): Promise<Document> {
  await writeFile(path, await makePdf(picture, width, height));
  return readPdf(path);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wenjian-picture-text-'));
  path = join(folder, 'pages.pdf');
  document = await read(await sharp(PAGE).png({ palette: false }).toBuffer(), PLACE.width, PLACE.height);
});
afterAll(async () => {
  await recogniser.close();
  await rm(folder, { recursive: true, force: true });
});

const imageOf = (read: Document) => read.blocks.find(({ type }) => type === 'image');

describe('the text in a picture', () => {
  it('becomes the text of its block, with a place on the page for every character', async () => {
    const filled = await readPictureText(document, path, recogniser);
    expect(imageOf(filled)?.pictureText).toBe('read');
    expect(layoutFaults(filled)).toEqual([]);
    const start = filled.text.indexOf('乙方逾期交货');
    expect(start).toBeGreaterThan(0);
    const [box] = boxesOfRange(filled, documentSpan(start, start + 6));
    expect(box?.page).toBe(0);
    expect(box?.x).toBeGreaterThan(PLACE.x);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(PLACE.x + PLACE.width);
    expect(box?.y).toBeGreaterThan(PLACE.y);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(PLACE.y + PLACE.height);
    expect(filled.text.replaceAll(/\n[^\n]*[\u4e00-\u9fff][^\n]*/g, '')).toContain('A closing paragraph.');
    expect(document.notRead.some(({ what }) => what === '图片')).toBe(true);
    expect(filled.notRead.some(({ what }) => what === '图片')).toBe(false);
  });

  it('is found in a picture that lies on its side, and its places stay within the picture', async () => {
    const turned = await sharp(PAGE).rotate(90).png({ palette: false }).toBuffer();
    const lying = await read(turned, PLACE.height, PLACE.width);
    const filled = await readPictureText(lying, path, recogniser);
    expect(filled.text).toContain('乙方逾期交货');
    expect(layoutFaults(filled)).toEqual([]);
    const own = filled.layout?.filter(({ confidence }) => confidence !== undefined) ?? [];
    for (const { start, end } of own)
      for (const { x, y, width, height } of boxesOfRange(filled, documentSpan(start, end))) {
        expect(x).toBeGreaterThan(PLACE.x - 2);
        expect(x + width).toBeLessThan(PLACE.x + PLACE.height + 2);
        expect(y).toBeGreaterThan(PLACE.y - 2);
        expect(y + height).toBeLessThan(PLACE.y + PLACE.width + 2);
      }
    await writeFile(
      path,
      await makePdf(await sharp(PAGE).png({ palette: false }).toBuffer(), PLACE.width, PLACE.height),
    );
  });

  it('is said to be missing when recognition fails or time runs out, and the document stays whole', async () => {
    const broken: Recogniser = {
      recogniseImage: () => Promise.reject(new OcrFailed('坏了')),
      close: async () => undefined,
    };
    const failed = await readPictureText(document, path, broken);
    expect(imageOf(failed)?.pictureText).toBe('failed');
    expect(failed.text).toBe(document.text);
    const late = await readPictureText(document, path, recogniser, { withinMs: -1 });
    expect(imageOf(late)?.pictureText).toBe('late');
  });

  it('is not waited for once nobody wants it any more', async () => {
    const signal = AbortSignal.abort();
    await expect(readPictureText(document, path, recogniser, { signal })).rejects.toThrow();
  });
});
