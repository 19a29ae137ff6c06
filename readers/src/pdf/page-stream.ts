/**
 * In: all pages after layout, without their footnotes. Out: the body of the document as one stream of lines
 * and tables across pages, and the images with their place in the stream.
 */
import { append } from '@wenjian/document';
import { marginsOfColumns } from './margins.ts';
import type { PlacedImage } from './page-content.ts';
import type { PageLayout } from './page-furniture.ts';
import type { PageItem, PageTable } from './page-items.ts';
import type { PlacedLine } from './paragraphs.ts';
import { lineTop, type TextLine } from './text-line.ts';

export type StreamElement =
  | { readonly kind: 'line'; readonly placed: PlacedLine }
  | { readonly kind: 'table'; readonly table: PageTable; readonly pageIndex: number };

export interface StreamImage {
  /** It comes before this element of the stream. */
  readonly at: number;
  readonly image: PlacedImage;
  readonly pageIndex: number;
}

export interface PageStream {
  readonly elements: readonly StreamElement[];
  readonly images: readonly StreamImage[];
}

/** Smaller images are bullets, lines and ornaments. */
const MIN_IMAGE_SIDE_PT = 12;

export function buildStream(pages: readonly PageLayout[], isBody: (line: TextLine) => boolean): PageStream {
  const bodies = pages.map((page) => page.items.map((item) => bodyOf(item, isBody)));
  const margins = marginsOfColumns(bodies.flat().filter((item) => item.kind === 'column'));
  const elements: StreamElement[] = [];
  const images: StreamImage[] = [];
  pages.forEach((page, index) => {
    const start = elements.length;
    for (const item of bodies[index] ?? []) append(elements, elementsOf(item, page.pageIndex, margins));
    append(images, placedImages(page, elements, start));
  });
  return { elements, images: images.sort((one, other) => one.at - other.at) };
}

function bodyOf(item: PageItem, isBody: (line: TextLine) => boolean): PageItem {
  return item.kind === 'table' ? item : { ...item, lines: item.lines.filter(isBody) };
}

function elementsOf(
  item: PageItem,
  pageIndex: number,
  margins: ReturnType<typeof marginsOfColumns>,
): StreamElement[] {
  if (item.kind === 'table') return [{ kind: 'table', table: item, pageIndex }];
  const own = margins.get(item);
  return own === undefined
    ? []
    : item.lines.map((line) => ({ kind: 'line', placed: { line, margins: own } }));
}

function placedImages(page: PageLayout, elements: readonly StreamElement[], start: number): StreamImage[] {
  return page.images
    .filter((image) => Math.min(image.width, image.height) >= MIN_IMAGE_SIDE_PT)
    .map((image) => {
      let at = start;
      while (at < elements.length && topOf(elements[at]) < image.y) at++;
      return { at, image, pageIndex: page.pageIndex };
    });
}

function topOf(element: StreamElement | undefined): number {
  if (element === undefined) return Number.POSITIVE_INFINITY;
  if (element.kind === 'line') return lineTop(element.placed.line);
  return element.table.top;
}
