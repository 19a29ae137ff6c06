/**
 * In: all pages. Out: the lines that are headers and footers: they are at the edge of the page and repeat on
 * other pages at the same height, equal except for the page number; and the positions of the page numbers in
 * them.
 */
import { largestOf, smallestOf } from '@wenjian/document';
import type { TextLine, TextRange } from '../text/text-line.ts';
import type { PageComment, PlacedImage, Rule } from './page-content.ts';
import { figuresOf, isPageNumber, pageFiguresOf } from './page-figures.ts';
import type { PageItem } from './page-items.ts';

export interface PageLayout {
  readonly pageIndex: number;
  readonly widthPt: number;
  readonly heightPt: number;
  readonly items: readonly PageItem[];
  readonly images: readonly PlacedImage[];
  readonly comments: readonly PageComment[];
  /** The short rules that may be above footnotes, from the top. */
  readonly shortRules: readonly Rule[];
}

export interface FurnitureLine {
  readonly zone: 'header' | 'footer';
  /** The page numbers in it, in text order. */
  readonly pageFigures: readonly TextRange[];
}

export type Furniture = ReadonlyMap<TextLine, FurnitureLine>;

/**
 * The share of the page's height at its top and bottom that contains headers and footers, and their maximum
 * number of lines.
 */
const EDGE_ZONE = 0.16;
const MAX_EDGE_LINES = 5;

const SAME_HEIGHT_PT = 4;
/** For pages that were scanned one after the other. */
const SAME_SCANNED_HEIGHT_PT = 10;
const SAME_PLACE_PT = 0.75;

/** Equal on three pages; in a shorter document on all, or on all but the first. */
const ENOUGH_PAGES = 3;

/**
 * From its first page to its last a header is on nearly every page, or on every second one: a phrase repeated
 * by chance is not.
 */
const MIN_DENSITY = 0.45;

export function findFurniture(pages: readonly PageLayout[]): Furniture {
  const edges = pages.flatMap((page) => [...edgeLines(page, 'header'), ...edgeLines(page, 'footer')]);
  const groups = groupsOf(edges).filter((group) => isRepeated(group, pages.length));
  const repeated = new Map<TextLine, readonly TextRange[]>();
  for (const group of groups) {
    const lines = group.map(({ line }) => line);
    const figures = pageFiguresOf(lines);
    for (const line of lines) repeated.set(line, figures.get(line) ?? []);
  }
  for (const edge of edges) {
    if (!repeated.has(edge.line) && groups.some((group) => standsInFor(edge, group)))
      repeated.set(edge.line, []);
    if (pages.length === 1 && isLonePageNumber(edge)) repeated.set(edge.line, figuresOf(edge.line.text));
  }
  return outermost(pages, repeated);
}

interface EdgeLine {
  readonly line: TextLine;
  readonly zone: 'header' | 'footer';
  readonly key: string;
  /** Distance to the next line inwards, in units of the size. */
  readonly distance: number;
}

function linesFromEdge(page: PageLayout, zone: 'header' | 'footer'): TextLine[] {
  const lines = page.items.flatMap((item) =>
    item.kind === 'column' ? item.lines.filter((line) => line.direction === 0) : [],
  );
  return lines.sort((one, other) => (zone === 'header' ? 1 : -1) * (one.baseline - other.baseline));
}

function edgeLines(page: PageLayout, zone: 'header' | 'footer'): EdgeLine[] {
  const lines = linesFromEdge(page, zone);
  return lines.slice(0, MAX_EDGE_LINES).flatMap((line, index) => {
    const depth = zone === 'header' ? line.baseline : page.heightPt - line.baseline;
    // A footnote may repeat too, equal except for its figures.
    const isNote = line.raised[0]?.start === 0;
    if (isNote || depth > page.heightPt * EDGE_ZONE) return [];
    const inwards = lines[index + 1];
    const distance =
      inwards === undefined
        ? Number.POSITIVE_INFINITY
        : Math.abs(inwards.baseline - line.baseline) / line.size;
    return [{ line, zone, key: keyOf(line.text), distance }];
  });
}

/** The same on all pages: figures become one sign, white space is removed. */
function keyOf(text: string): string {
  return text
    .replace(/第\s*[〇零一二三四五六七八九十百千]+\s*页/gu, '第#页')
    .replace(/[\d０-９]+/gu, '#')
    .replace(/^[-—–\s]*[ivxlcⅠ-ⅿ]+[-—–\s]*$/iu, '#')
    .replace(/\s+/gu, '');
}

function groupsOf(edges: readonly EdgeLine[]): EdgeLine[][] {
  const groups = new Map<string, EdgeLine[][]>();
  for (const edge of edges) {
    const key = `${edge.zone} ${edge.key}`;
    const candidates = groups.get(key) ?? [];
    groups.set(key, candidates);
    const group = candidates.find((known) => {
      const [first] = known;
      return first !== undefined && isAsHigh(first.line, edge.line);
    });
    if (group === undefined) candidates.push([edge]);
    else group.push(edge);
  }
  return [...groups.values()].flat();
}

function isRepeated(group: readonly EdgeLine[], pageCount: number): boolean {
  const pages = new Set(group.map((edge) => edge.line.pageIndex));
  const count = pages.size;
  if (count < 2 || (count < ENOUGH_PAGES && count < pageCount - 1)) return false;
  if (count < (largestOf(pages) - smallestOf(pages) + 1) * MIN_DENSITY) return false;
  // Lines with only figures may be the first row of a list on each page: page numbers increase with the
  // pages, or do not change at all.
  const [first] = group;
  if (first === undefined || /[^#\p{P}\p{S}]/u.test(first.key)) return true;
  return areCounting(group) || group.every((edge) => edge.line.text === first.line.text);
}

/** A different text on one page at the exact place and size of the other pages' header. */
function standsInFor({ line, zone }: EdgeLine, group: readonly EdgeLine[]): boolean {
  const [first] = group;
  if (first === undefined || first.zone !== zone || group.length < ENOUGH_PAGES) return false;
  const pages = group.map((edge) => edge.line.pageIndex);
  const isInside = line.pageIndex >= smallestOf(pages) - 1 && line.pageIndex <= largestOf(pages) + 1;
  if (!isInside || pages.includes(line.pageIndex)) return false;
  const isScanned = line.confidence !== null;
  return isScanned ? isAsHigh(first.line, line) : isAtSamePlace(first.line, line);
}

function isAsHigh(one: TextLine, other: TextLine): boolean {
  const tolerance = other.confidence === null ? SAME_HEIGHT_PT : SAME_SCANNED_HEIGHT_PT;
  return Math.abs(one.baseline - other.baseline) < tolerance;
}

function isAtSamePlace(one: TextLine, other: TextLine): boolean {
  return (
    Math.abs(one.baseline - other.baseline) < SAME_PLACE_PT && Math.abs(one.size - other.size) < SAME_PLACE_PT
  );
}

function areCounting(group: readonly EdgeLine[]): boolean {
  const offsets = group.map((edge) => {
    const [figures] = /\d+/u.exec(edge.line.text) ?? [];
    return figures === undefined ? null : Number(figures) - edge.line.pageIndex;
  });
  return (
    offsets.every((offset) => offset === null) ||
    offsets.filter((offset) => offset === offsets[0]).length >= 2
  );
}

function isLonePageNumber(edge: EdgeLine): boolean {
  return isPageNumber(edge.line.text) && edge.distance > 2.5;
}

/** Repetition counts only from the edge inwards: a line of text outside it makes it text. */
function outermost(
  pages: readonly PageLayout[],
  repeated: ReadonlyMap<TextLine, readonly TextRange[]>,
): Furniture {
  const furniture = new Map<TextLine, FurnitureLine>();
  for (const page of pages) {
    for (const zone of ['header', 'footer'] as const) {
      for (const line of linesFromEdge(page, zone)) {
        const pageFigures = repeated.get(line);
        if (pageFigures === undefined || furniture.has(line)) break;
        furniture.set(line, { zone, pageFigures });
      }
    }
  }
  return furniture;
}
