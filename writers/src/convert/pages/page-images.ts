/** Pages of PDFs, and images, as PNG or JPEG files. */
import { writeFile } from 'node:fs/promises';
import { countImagePages, loadImage, renderPages } from '@wenjian/readers';
import { pageList } from '@wenjian/readers/pdf';
import sharp from 'sharp';
import type { ConversionRun } from '../conversion-run.ts';
import { fileNames, notes } from '../convert.text.ts';
import type { PdfInput } from './pdf-edit.messages.ts';

const DPI = 150;
const MOST_PAGES = 300;
const JPEG_QUALITY = 85;
type Target = 'png' | 'jpg';

export async function pagesToImages(
  run: ConversionRun,
  { path, pageCount }: PdfInput,
  base: string,
  to: Target,
  onProgress: (fraction: number) => void,
): Promise<void> {
  const count = Math.min(pageCount, MOST_PAGES);
  if (count < pageCount) run.note(notes.pageImagesCut(MOST_PAGES, pageCount));
  const missing = new Set(Array.from({ length: count }, (_, index) => index));
  for await (const page of renderPages(path, [...missing], DPI)) {
    run.checkAborted();
    missing.delete(page.pageIndex);
    const { widthPx: width, heightPx: height, pixels, dpi } = page;
    const name = pageCount === 1 ? base : fileNames.page(base, page.pageIndex + 1, String(pageCount).length);
    await writeImage(run, { width, height, channels: 4, pixels }, dpi, name, to);
    onProgress((page.pageIndex + 1) / count);
  }
  if (missing.size > 0) run.note(notes.pageNotDrawn(pageList([...missing])));
}

export async function imageToImages(
  run: ConversionRun,
  path: string,
  base: string,
  to: Target,
  onProgress: (fraction: number) => void,
): Promise<void> {
  const pageCount = await countImagePages(path);
  const count = Math.min(pageCount, MOST_PAGES);
  if (count < pageCount) run.note(notes.pageImagesCut(MOST_PAGES, pageCount));
  for (let index = 0; index < count; index++) {
    run.checkAborted();
    const { width, height, data: pixels, dpi } = await loadImage(path, index);
    const name = pageCount === 1 ? base : fileNames.page(base, index + 1, String(pageCount).length);
    await writeImage(run, { width, height, channels: 3, pixels }, dpi, name, to);
    onProgress((index + 1) / count);
  }
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly pixels: Uint8Array;
}

async function writeImage(
  run: ConversionRun,
  { width, height, channels, pixels }: Pixels,
  dpi: number | null,
  name: string,
  to: Target,
): Promise<void> {
  const image = sharp(pixels, { raw: { width, height, channels }, limitInputPixels: false })
    .flatten({ background: '#ffffff' })
    .withMetadata(dpi === null ? {} : { density: Math.round(dpi) });
  const encoded = to === 'png' ? image.png({ compressionLevel: 6 }) : image.jpeg({ quality: JPEG_QUALITY });
  await writeFile(run.produce(name, to), await encoded.toBuffer());
}
