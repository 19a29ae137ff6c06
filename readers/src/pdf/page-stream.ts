/**
 * In: all pages after layout. Out: the body of the document as one stream of lines and tables across pages, and what stands beside it
 * (headers, footers, footnotes, images) with the place in the stream it is met at.
 */
import { labelOf } from './line-start.ts';
import { marginsOfColumns } from './margins.ts';
import type { PageComment, PlacedImage } from './page-content.ts';
import type { Furniture, PageLayout } from './page-furniture.ts';
import type { Column, PageItem, PageTable } from './page-items.ts';
import type { PlacedLine } from './paragraphs.ts';
import { lineTop, type TextLine } from './text-line.ts';

export type StreamElement =
  | { readonly kind: 'line'; readonly placed: PlacedLine }
  | { readonly kind: 'table'; readonly table: PageTable; readonly pageIndex: number };

export type Aside =
  | { readonly kind: 'header' | 'footer' | 'watermark'; readonly line: TextLine }
  | { readonly kind: 'footnote'; readonly lines: readonly PlacedLine[] }
  | { readonly kind: 'comment'; readonly comment: PageComment; readonly pageIndex: number }
  | { readonly kind: 'image'; readonly image: PlacedImage; readonly pageIndex: number };

export interface PlacedAside {
  /** It comes before this element of the stream. */
  readonly at: number;
  readonly aside: Aside;
}

export interface PageStream {
  readonly elements: readonly StreamElement[];
  readonly asides: readonly PlacedAside[];
}

/** Footnotes are set smaller than the text. */
const NOTE_SIZE = 0.95;

/** Smaller images are bullets, lines and ornaments. */
const MIN_IMAGE_SIDE_PT = 12;

export function buildStream(
  pages: readonly PageLayout[],
  furniture: Furniture,
  pale: ReadonlySet<TextLine>,
  bodySize: number,
): PageStream {
  const notes = new Set(pages.flatMap((page) => noteLines(page, furniture, bodySize)));
  const isBody = (line: TextLine): boolean => !furniture.has(line) && !pale.has(line) && !notes.has(line);
  const bodies = pages.map((page) => page.items.map((item) => bodyOf(item, isBody)));
  const margins = marginsOfColumns(bodies.flat().filter((item) => item.kind === 'column'));
  const elements: StreamElement[] = [];
  const asides: PlacedAside[] = [];
  const seenPale = new Set<string>();
  pages.forEach((page, index) => {
    const lines = page.items.flatMap((item) => (item.kind === 'column' ? item.lines : []));
    const put = (...list: readonly Aside[]): void => {
      for (const aside of list) asides.push({ at: elements.length, aside });
    };
    const furnitureOf = (kind: 'header' | 'footer'): Aside[] =>
      lines.filter((line) => furniture.get(line) === kind).map((line) => ({ kind, line }));
    put(...furnitureOf('header'));
    const start = elements.length;
    for (const item of bodies[index] ?? []) elements.push(...elementsOf(item, page.pageIndex, margins));
    asides.push(...placedImages(page, elements, start));
    put(
      ...noteAsides(lines.filter((line) => notes.has(line))),
      ...furnitureOf('footer'),
      ...paleAsides(lines, pale, seenPale),
    );
    put(
      ...page.comments.map((comment) => ({ kind: 'comment' as const, comment, pageIndex: page.pageIndex })),
    );
  });
  return { elements, asides: asides.sort((one, other) => one.at - other.at) };
}

/** A watermark is the same on every page: once is enough. */
function paleAsides(lines: readonly TextLine[], pale: ReadonlySet<TextLine>, seen: Set<string>): Aside[] {
  return lines.flatMap((line) => {
    if (!pale.has(line) || seen.has(line.text)) return [];
    seen.add(line.text);
    return [{ kind: 'watermark' as const, line }];
  });
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

/** Small lines below a short rule, the first of them numbered. */
function noteLines(page: PageLayout, furniture: Furniture, bodySize: number): TextLine[] {
  const rule = page.shortRules.filter((y) => y > page.heightPt * 0.4).at(-1);
  if (rule === undefined) return [];
  const below = page.items
    .flatMap((item) => (item.kind === 'column' ? item.lines : []))
    .filter((line) => line.baseline > rule && line.direction === 0 && !furniture.has(line))
    .sort((one, other) => one.baseline - other.baseline);
  const [first] = below;
  if (first === undefined || !/^[\d①-⑳*†‡[［〔（(]/u.test(first.text)) return [];
  return below.every((line) => line.size <= bodySize * NOTE_SIZE) ? below : [];
}

/** Notes share one column; each starts with its number. */
function noteAsides(lines: readonly TextLine[]): Aside[] {
  if (lines.length === 0) return [];
  const column: Column = { kind: 'column', key: 'notes', pageWidth: null, lines };
  const margins = marginsOfColumns([column]).get(column);
  return margins === undefined ? [] : [{ kind: 'footnote', lines: lines.map((line) => ({ line, margins })) }];
}

/** Whether a line of a footnote begins a new one. */
export function startsNote(line: TextLine): boolean {
  return /^(?:\d{1,3}(?![\d年月日])|[①-⑳*†‡])/u.test(line.text) || labelOf(line.text) !== null;
}

function placedImages(page: PageLayout, elements: readonly StreamElement[], start: number): PlacedAside[] {
  return page.images
    .filter((image) => Math.min(image.width, image.height) >= MIN_IMAGE_SIDE_PT)
    .map((image) => {
      let at = start;
      while (at < elements.length && topOf(elements[at]) < image.y) at++;
      return { at, aside: { kind: 'image' as const, image, pageIndex: page.pageIndex } };
    });
}

function topOf(element: StreamElement | undefined): number {
  if (element === undefined) return Number.POSITIVE_INFINITY;
  if (element.kind === 'line') return lineTop(element.placed.line);
  return element.table.top;
}
