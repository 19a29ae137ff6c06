/**
 * In: pages without any readable text, as PDF. Out: a document with one picture a page, which can be compared with others:
 * the same, changed, added, removed. Null if nothing is on any page.
 */
import { type BlockDraft, buildDocument, type Document, type Page } from '@wenjian/document';
import type { RenderedPage } from './pdf/page-content.ts';
import { openPdfSession } from './pdf/pdf-session.ts';
import { pictureOfPixels } from './picture-print.ts';
import { READER_VERSION } from './reader-version.ts';
import { pagePicturesNotRead } from './readers.text.ts';

/** A digit of a contract's text is ten pixels high: another one is another picture. */
const DPI = 100;
/** Paper as scanners see it. */
const WHITE = 245;

export async function readPagePictures(pdfPath: string): Promise<Document | null> {
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
    { ...asPictures, count: blocks.length },
    ...(undrawn === 0 ? [] : [{ ...lost, count: undrawn }]),
  ];
  return buildDocument({ readerVersion: READER_VERSION, kind: 'pdf', pages, blocks, notRead });
}

const A4: Page = { widthPt: 595.28, heightPt: 841.89 };

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
