/**
 * In: a PDF and its document. Out: its images cut out of the rendered pages, and whole pages where nothing
 * could be read.
 */
import type { Block, Document, PageBox } from '@wenjian/document';
import { type RenderedPage, renderPages } from '@wenjian/readers';
import { pageList } from '@wenjian/readers/pdf';
import sharp from 'sharp';
import type { ConversionRun } from '../conversion-run.ts';
import { notes } from '../convert.text.ts';

export interface Picture {
  readonly bytes: Uint8Array;
  readonly widthPt: number;
  readonly heightPt: number;
}

export interface Pictures {
  readonly byBlock: ReadonlyMap<string, Picture>;
  /** Page index → the page as a picture. */
  readonly byPage: ReadonlyMap<number, Picture>;
}

export const noPictures: Pictures = { byBlock: new Map(), byPage: new Map() };

const DPI = 150;
const POINTS_PER_INCH = 72;
const JPEG_QUALITY = 82;
const MOST_PAGES = 500;
/** An image as large as the page with text on it is the background. */
const BACKGROUND_SHARE = 0.8;
/** With less ink than this a page is empty. */
const LEAST_INK = 0.0005;

export async function cutPictures(run: ConversionRun, path: string, document: Document): Promise<Pictures> {
  const images = Map.groupBy(
    document.blocks.filter(({ type, box }) => (type === 'image' || type === 'seal') && box !== undefined),
    (block) => block.box?.page ?? 0,
  );
  const withText = new Set(
    document.blocks.filter((block) => block.end > block.start).map((block) => (block.page ?? 1) - 1),
  );
  for (const line of document.layout ?? []) withText.add(line.page);
  const wanted = (document.pages ?? [])
    .map((_, index) => index)
    .filter((index) => images.has(index) || !withText.has(index));
  const byBlock = new Map<string, Picture>();
  const byPage = new Map<number, Picture>();
  for await (const page of renderPages(path, wanted.slice(0, MOST_PAGES), DPI)) {
    run.checkAborted();
    if (!withText.has(page.pageIndex)) {
      if (inkShare(page) > LEAST_INK) byPage.set(page.pageIndex, await cut(page, wholePage(page)));
      continue;
    }
    for (const { id, box } of foregroundOf(images.get(page.pageIndex) ?? [], page))
      byBlock.set(id, await cut(page, box));
  }
  if (byPage.size > 0) run.note(notes.pagesAsImages(pageList([...byPage.keys()])));
  return { byBlock, byPage };
}

function foregroundOf(
  blocks: readonly Block[],
  page: RenderedPage,
): { readonly id: string; readonly box: PageBox }[] {
  const area = page.widthPt * page.heightPt;
  return blocks.flatMap(({ id, box }) =>
    box === undefined || box.width * box.height > area * BACKGROUND_SHARE ? [] : [{ id, box }],
  );
}

function wholePage({ pageIndex, widthPt, heightPt }: RenderedPage): PageBox {
  return { page: pageIndex, x: 0, y: 0, width: widthPt, height: heightPt };
}

async function cut(page: RenderedPage, box: PageBox): Promise<Picture> {
  const scale = page.dpi / POINTS_PER_INCH;
  const left = clamp(Math.floor(box.x * scale), page.widthPx - 1);
  const top = clamp(Math.floor(box.y * scale), page.heightPx - 1);
  const width = Math.max(1, Math.min(page.widthPx - left, Math.ceil(box.width * scale)));
  const height = Math.max(1, Math.min(page.heightPx - top, Math.ceil(box.height * scale)));
  const bytes = await sharp(page.pixels, { raw: { width: page.widthPx, height: page.heightPx, channels: 4 } })
    .extract({ left, top, width, height })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
  return { bytes, widthPt: width / scale, heightPt: height / scale };
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}

function inkShare({ pixels }: RenderedPage): number {
  let dark = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if (Math.min(pixels[at] ?? 255, pixels[at + 1] ?? 255, pixels[at + 2] ?? 255) < 220) dark++;
  }
  return (dark * 4) / Math.max(4, pixels.length);
}
