/**
 * In: pages without any readable text, as PDF. Out: a document with one picture a page, which can be compared with others:
 * the same, changed, added, removed. Null if nothing is on any page; then, as when it throws, the pages are released.
 */
import { type BlockDraft, buildDocument, type Document, type NotRead, type Page } from '@wenjian/document';
import { A4 } from './paper.ts';
import type { RenderedPage } from './pdf/page/page-content.ts';
import { openPdfSession } from './pdf/pdf-session.ts';
import { pictureOfPixels } from './picture-print.ts';
import { READER_VERSION } from './reader-version.ts';
import { pagePicturesNotRead } from './readers.text.ts';

/** A digit of a contract's text is ten pixels high: another one is another picture. */
const DPI = 100;
/** Paper as scanners see it. */
const WHITE = 245;

interface PagesAsPdf {
  readonly pdfPath: string;
  release(): Promise<void>;
}

/** `notRead`: what is already known to be missing. */
export async function readPagePictures(
  { pdfPath, release }: PagesAsPdf,
  notRead: readonly NotRead[] = [],
): Promise<Document | null> {
  let document: Document | null = null;
  try {
    document = await picturesOf(pdfPath, notRead);
    return document;
  } finally {
    if (document === null) await release();
  }
}

async function picturesOf(pdfPath: string, known: readonly NotRead[]): Promise<Document | null> {
  const opened = await openPdfSession(pdfPath);
  if (opened.kind === 'fault') return null;
  const { session } = opened;
  const pages: Page[] = [];
  const blocks: BlockDraft[] = [];
  let undrawn = 0;
  try {
    for (let index = 0; index < session.facts.pageCount; index++) {
      const drawn = await session.drawPage(index, DPI);
      if (drawn.kind !== 'done') {
        undrawn++;
        pages.push(pages.at(-1) ?? A4);
        continue;
      }
      const { widthPt, heightPt } = drawn.value;
      pages.push({ widthPt, heightPt });
      if (!isBlank(drawn.value)) blocks.push(await pictureBlock(drawn.value));
    }
  } finally {
    await session.close();
  }
  if (blocks.length === 0) return null;
  const { asPictures, undrawn: lost } = pagePicturesNotRead;
  const notRead = [
    ...known,
    { ...asPictures, count: blocks.length },
    ...(undrawn === 0 ? [] : [{ ...lost, count: undrawn }]),
  ];
  return buildDocument({ readerVersion: READER_VERSION, kind: 'pdf', pages, blocks, notRead });
}

async function pictureBlock(drawn: RenderedPage): Promise<BlockDraft> {
  const { pageIndex, widthPt, heightPt, widthPx, heightPx, pixels } = drawn;
  return {
    type: 'image',
    text: '',
    page: pageIndex + 1,
    box: { page: pageIndex, x: 0, y: 0, width: widthPt, height: heightPt },
    picture: await pictureOfPixels({ data: pixels, width: widthPx, height: heightPx, channels: 4 }),
  };
}

function isBlank({ pixels }: RenderedPage): boolean {
  for (let at = 0; at < pixels.length; at += 4)
    if (Math.min(pixels[at] ?? 255, pixels[at + 1] ?? 255, pixels[at + 2] ?? 255) < WHITE) return false;
  return true;
}
