/**
 * A simulated scan of a PDF: page images at 200 dpi, slightly skewed, blurred and noisy, as JPEG, in a PDF
 * without text.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RenderedPage, renderPages } from '@wenjian/readers';
import { convertFiles } from '@wenjian/writers/convert';
import sharp from 'sharp';
import { createRandom, type Random } from '../contract-text.ts';

const DPI = 200;
const MOST_PAGES = 20;
const TILTS_DEGREES = [0.4, -0.5, 0.7, -0.3, 0.6, -0.7];
const BLUR_SIGMA = 0.6;
const NOISE_LEVELS = 36;
/** Grey paper: neither pure black nor pure white. */
const PAPER = { darkest: 30, contrast: 0.82 };
const JPEG_QUALITY = 55;

/** Returns the path of the scan. */
export async function scanPdf(pdfPath: string, folder: string, seed: number): Promise<string> {
  const outputFolder = join(folder, 'scan');
  await mkdir(outputFolder, { recursive: true });
  const files: { path: string; name: string }[] = [];
  const pageIndexes = Array.from({ length: MOST_PAGES }, (_, index) => index);
  for await (const page of renderPages(pdfPath, pageIndexes, DPI)) {
    const name = `page-${String(page.pageIndex).padStart(2, '0')}.jpg`;
    const path = join(folder, name);
    await writeFile(path, await scanPage(page, seed));
    files.push({ path, name });
  }
  const outcome = await convertFiles(
    {
      files,
      operation: { kind: 'merge' },
      outputFolder,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    },
    { office: null, recogniser: null },
  );
  const scan = outcome.kind === 'converted' ? outcome.files[0] : undefined;
  if (scan === undefined) throw new Error('the page images did not become a PDF');
  return scan.path;
}

async function scanPage(page: RenderedPage, seed: number): Promise<Buffer> {
  const { widthPx: width, heightPx: height } = page;
  const tilt = TILTS_DEGREES[(seed + page.pageIndex) % TILTS_DEGREES.length] ?? 0;
  const { data, info } = await sharp(page.pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .greyscale()
    .rotate(tilt, { background: '#fff' })
    .blur(BLUR_SIGMA)
    .raw()
    .toBuffer({ resolveWithObject: true });
  addNoise(data, createRandom(seed * 100 + page.pageIndex));
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .jpeg({ quality: JPEG_QUALITY })
    .withMetadata({ density: DPI })
    .toBuffer();
}

function addNoise(pixels: Buffer, random: Random): void {
  for (let index = 0; index < pixels.length; index++) {
    const noise = random(NOISE_LEVELS) + random(NOISE_LEVELS) - NOISE_LEVELS;
    const grey = PAPER.darkest + (pixels[index] ?? 0) * PAPER.contrast + noise;
    pixels[index] = Math.max(0, Math.min(255, grey));
  }
}
