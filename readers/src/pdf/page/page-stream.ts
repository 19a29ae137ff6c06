/**
 * In: all pages after layout, without their footnotes. Out: the body of the document as one stream of lines
 * and tables across pages, and the images with their place in the stream.
 */
import { append } from '@wenjian/document';
import type { PlacedLine } from '../text/paragraphs.ts';
import { lineTop, type TextLine } from '../text/text-line.ts';
import { marginsOfColumns } from './margins.ts';
import type { PlacedImage } from './page-content.ts';
import type { PageLayout } from './page-furniture.ts';
import type { Column, PageItem, PageTable } from './page-items.ts';

export type StreamElement =
  | { readonly kind: 'line'; readonly placed: PlacedLine }
  | { readonly kind: 'table'; readonly table: PageTable; readonly pageIndex: number };

/** What stands beside the stream, a picture or a text box: it comes before element `at` and never splits a paragraph. */
export type StreamFloat = { readonly at: number; readonly pageIndex: number } & (
  | { readonly kind: 'image'; readonly image: PlacedImage }
  | { readonly kind: 'box'; readonly lines: readonly PlacedLine[] }
);

export interface PageStream {
  readonly elements: readonly StreamElement[];
  readonly floats: readonly StreamFloat[];
}

/** Smaller images are bullets, lines and ornaments. */
const MIN_IMAGE_SIDE_PT = 12;

export function buildStream(pages: readonly PageLayout[], isBody: (line: TextLine) => boolean): PageStream {
  const bodies = pages.map((page) => page.items.map((item) => bodyOf(item, isBody)));
  const margins = marginsOfColumns(bodies.flat().filter((item) => item.kind === 'column'));
  const elements: StreamElement[] = [];
  const floats: StreamFloat[] = [];
  pages.forEach((page, index) => {
    const start = elements.length;
    const [inline, boxes] = [
      (bodies[index] ?? []).filter((item) => !isBox(item)),
      (bodies[index] ?? []).filter(isBox),
    ];
    for (const item of inline) append(elements, elementsOf(item, page.pageIndex, margins));
    append(floats, placedImages(page, elements, start));
    for (const box of boxes) append(floats, placedBox(box, page.pageIndex, elements, start, margins));
  });
  return { elements, floats: floats.sort((one, other) => one.at - other.at) };
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

function placedImages(page: PageLayout, elements: readonly StreamElement[], start: number): StreamFloat[] {
  return page.images
    .filter((image) => Math.min(image.width, image.height) >= MIN_IMAGE_SIDE_PT)
    .map((image) => ({
      kind: 'image',
      at: indexAt(elements, start, image.y),
      image,
      pageIndex: page.pageIndex,
    }));
}

function isBox(item: PageItem): item is Column {
  return item.kind === 'column' && item.isBox === true;
}

/** Behind the line that begins beside its first one. */
function placedBox(
  box: Column,
  pageIndex: number,
  elements: readonly StreamElement[],
  start: number,
  margins: ReturnType<typeof marginsOfColumns>,
): StreamFloat[] {
  const [first] = box.lines;
  const own = margins.get(box);
  if (first === undefined || own === undefined) return [];
  const lines = box.lines.map((line) => ({ line, margins: own }));
  return [{ kind: 'box', at: indexAt(elements, start, first.baseline), lines, pageIndex }];
}

/** The first element of the page that begins below `top`. */
function indexAt(elements: readonly StreamElement[], start: number, top: number): number {
  let at = start;
  while (at < elements.length && topOf(elements[at]) < top) at++;
  return at;
}

function topOf(element: StreamElement | undefined): number {
  if (element === undefined) return Number.POSITIVE_INFINITY;
  if (element.kind === 'line') return lineTop(element.placed.line);
  return element.table.top;
}
