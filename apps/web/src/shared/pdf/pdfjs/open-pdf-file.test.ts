/** The real pdf.js on real bytes; only drawing needs a browser. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { patchPdfWorker } from '../../../../patch-pdf-worker.ts';
import type { PdfFile } from '../pdf-file.ts';
import { findInText, makeFindable, normaliseQuery } from '../view-model/find-text.ts';
import { boxesOfRange } from '../view-model/text-boxes.ts';
import { openPdfFile } from './open-pdf-file.ts';
import type { PdfAssets } from './pdf-assets.ts';
import { createRangeServer } from './range-server.testing.ts';
import { makeSamplePdf } from './sample-pdf.testing.ts';

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = mkdtempSync(join(tmpdir(), 'wenjian-pdf-worker-'));
const worker = join(folder, 'pdf.worker.min.mjs');
writeFileSync(worker, patchPdfWorker(readFileSync(join(library, 'legacy/build/pdf.worker.min.mjs'), 'utf8')));
afterAll(() => rmSync(folder, { recursive: true }));

const assets: PdfAssets = {
  worker: pathToFileURL(worker).href,
  characterMaps: `${join(library, 'cmaps')}/`,
  standardFonts: `${join(library, 'standard_fonts')}/`,
  decoders: `${join(library, 'wasm')}/`,
};
const source = { url: '/api/contract-document/1/pdf' };
const sample = {
  pages: 60,
  imageBytes: 100_000,
  text: (page: number) => `第${numeral(page + 1)}页违约金`,
  rotated: [3],
};

/** Chinese numerals, which are as wide as other Chinese characters. */
function numeral(value: number): string {
  return [...String(value)].map((digit) => '〇一二三四五六七八九'[Number(digit)]).join('');
}

async function open(bytes: Uint8Array) {
  const server = createRangeServer(bytes);
  const options = { signal: new AbortController().signal, onStall: () => undefined };
  const file = await openPdfFile(source, options, assets, server);
  return { server, file };
}

async function withFile(run: (file: PdfFile) => Promise<void>): Promise<void> {
  const { file } = await open(makeSamplePdf(sample));
  await run(file);
  file.close();
}

describe('opening a PDF by ranges', () => {
  it('knows the first page long before the file is there', async () => {
    const bytes = makeSamplePdf(sample);
    const { file, server } = await open(bytes);
    expect(file.pageCount).toBe(60);
    expect(file.firstPage).toEqual({ widthPt: 600, heightPt: 800 });
    expect(bytes.length).toBeGreaterThan(6_000_000);
    expect(server.sentBytes).toBeLessThan(250_000);
    file.close();
  });

  it('fetches only one page’s parts for one page, wherever it is', async () => {
    const { file, server } = await open(makeSamplePdf(sample));
    const before = server.sentBytes;
    expect((await file.text(47)).text).toBe('第四八页违约金');
    expect(server.sentBytes - before).toBeLessThan(200_000);
    file.close();
  });

  it('reads Chinese text of a font that is not embedded', () =>
    withFile(async (file) => expect((await file.text(0)).text).toBe('第一页违约金')));

  it('returns the positions of words', () =>
    withFile(async (file) => {
      const text = await file.text(0);
      const [range] = findInText(makeFindable(text.text), normaliseQuery('违 约金'));
      const [box] = range ? boxesOfRange(0, text, range) : [];
      // Three characters of 20 points before it, from x = 100; the baseline is 700 points above the bottom.
      expect(box?.x).toBeCloseTo(160, 0);
      expect(box?.width).toBeCloseTo(60, 0);
      expect(box?.y).toBeLessThan(100);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(100);
    }));

  it('returns size and positions of a rotated page as shown', () =>
    withFile(async (file) => {
      expect(await file.pageSize(3)).toEqual({ widthPt: 800, heightPt: 600 });
      const text = await file.text(3);
      const [box] = boxesOfRange(3, text, { start: 0, end: text.text.length });
      expect(box?.height).toBeGreaterThan(box?.width ?? 0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(700);
    }));

  it('resolves an outline entry to its place', () =>
    withFile(async (file) => {
      const [entry] = await file.outline();
      expect(entry?.title).toBe('Annex');
      expect(await file.locate(entry?.target)).toEqual({ page: 59, y: 100 });
      expect(await file.locate('no such name')).toBeNull();
      expect(await file.locate([99_999, { name: 'XYZ' }])).toBeNull();
    }));
});

describe('a file that cannot be opened', () => {
  const options = { signal: new AbortController().signal, onStall: () => undefined };

  it('is called damaged when it is no PDF', async () => {
    const server = createRangeServer(new TextEncoder().encode('这不是 PDF 文件'.repeat(20_000)));
    await expect(openPdfFile(source, options, assets, server)).rejects.toMatchObject({ failure: 'damaged' });
  });

  it('is reported as damaged when it is empty', async () => {
    const server = createRangeServer(new Uint8Array(0));
    await expect(openPdfFile(source, options, assets, server)).rejects.toMatchObject({ failure: 'damaged' });
  });
});

describe('the patch of pdf.js', () => {
  it('refuses an unknown worker, so that an update cannot drop the patch unnoticed', () => {
    expect(() => patchPdfWorker('export const other = 1;')).toThrow('pdf.js has changed');
  });

  it('notes in the file that it was changed', () => {
    expect(readFileSync(worker, 'utf8').slice(0, 100)).toContain('Changed from the original');
  });
});
