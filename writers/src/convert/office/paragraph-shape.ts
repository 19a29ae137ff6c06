/** The alignment of a paragraph on its page: centred, or with an indented first line. */
import { type Block, type Document, type LineFragment, smallestOf } from '@wenjian/document';

export interface ParagraphShape {
  readonly isCentred: boolean;
  readonly firstLinePt: number;
}

const plain: ParagraphShape = { isCentred: false, firstLinePt: 0 };

/** Share of the text's width. */
const CENTRED_TOLERANCE = 0.06;
const CENTRED_LEAST_GAP = 0.1;
const INDENT_PT = { least: 8, most: 60 } as const;

interface Extent {
  readonly left: number;
  readonly right: number;
}

export class ShapeFinder {
  readonly #layout: readonly LineFragment[];
  readonly #pages: ReadonlyMap<number, Extent>;

  constructor({ layout = [], blocks }: Document) {
    this.#layout = layout.some((line) => line.vertical === true) ? [] : layout;
    const body = blocks.filter(
      ({ type }) => type === 'paragraph' || type === 'listItem' || type === 'heading',
    );
    const byPage = Map.groupBy(
      body.flatMap((block) => fragmentsOf(this.#layout, block)),
      (line) => line.page,
    );
    this.#pages = new Map([...byPage].map(([page, lines]) => [page, extentOf(lines)]));
  }

  shapeOf(block: Block): ParagraphShape {
    const lines = linesOf(fragmentsOf(this.#layout, block));
    const [first] = lines;
    const page = first === undefined ? undefined : this.#pages.get(first.page);
    if (first === undefined || page === undefined) return plain;
    const width = page.right - page.left;
    const isCentred = lines.every(({ extent }) => {
      const [before, behind] = [extent.left - page.left, page.right - extent.right];
      return before > width * CENTRED_LEAST_GAP && Math.abs(before - behind) < width * CENTRED_TOLERANCE;
    });
    if (isCentred) return { isCentred, firstLinePt: 0 };
    const rest = lines.length > 1 ? smallestOf(lines.slice(1).map(({ extent }) => extent.left)) : page.left;
    const indent = first.extent.left - rest;
    const isDrawnIn = indent >= INDENT_PT.least && indent <= INDENT_PT.most;
    return { isCentred, firstLinePt: isDrawnIn ? Math.round(indent) : 0 };
  }
}

function linesOf(fragments: readonly LineFragment[]): { readonly page: number; readonly extent: Extent }[] {
  const byLine = Map.groupBy(fragments, ({ page, top }) => `${page} ${Math.round(top / 4)}`);
  return [...byLine.values()].map((parts) => ({ page: parts[0]?.page ?? 0, extent: extentOf(parts) }));
}

function extentOf(lines: readonly LineFragment[]): Extent {
  let [left, right] = [Number.POSITIVE_INFINITY, 0];
  for (const { edges } of lines) {
    left = Math.min(left, edges[0] ?? left);
    right = Math.max(right, edges.at(-1) ?? right);
  }
  return { left, right };
}

function fragmentsOf(layout: readonly LineFragment[], block: Block): readonly LineFragment[] {
  let low = 0;
  let high = layout.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((layout[middle]?.start ?? 0) < block.start) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < layout.length && (layout[end]?.end ?? 0) <= block.end) end++;
  return layout.slice(low, end);
}
