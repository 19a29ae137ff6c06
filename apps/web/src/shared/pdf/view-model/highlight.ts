/** What the tools mark on pages, sorted by page, and what of it stands under the pointer. Pure. */
import type { PageBox } from './page-geometry.ts';

export type HighlightKind =
  | 'insert'
  | 'delete'
  | 'replace'
  | 'move'
  | 'format'
  | 'image'
  | 'noise'
  | 'high'
  | 'medium'
  | 'low'
  | 'found';

export interface Highlight {
  readonly id: string;
  readonly kind: HighlightKind;
  readonly boxes: readonly PageBox[];
}

export interface PlacedBox {
  readonly id: string;
  readonly kind: HighlightKind;
  readonly box: PageBox;
  /** The highlight's first box carries its mark and takes the keyboard's focus. */
  readonly isFirst: boolean;
}

export type HighlightsByPage = ReadonlyMap<number, readonly PlacedBox[]>;

export function highlightsByPage(highlights: readonly Highlight[]): HighlightsByPage {
  const pages = new Map<number, PlacedBox[]>();
  for (const { id, kind, boxes } of highlights) {
    boxes.forEach((box, at) => {
      const placed = { id, kind, box, isFirst: at === 0 };
      const known = pages.get(box.page);
      if (known) known.push(placed);
      else pages.set(box.page, [placed]);
    });
  }
  return pages;
}

/** The smallest box at a point of the page: of two findings that overlap, the more exact one is meant. */
export function highlightAt(
  placed: readonly PlacedBox[],
  point: { readonly x: number; readonly y: number },
): string | null {
  let found: PlacedBox | null = null;
  for (const candidate of placed) {
    const { x, y, width, height } = candidate.box;
    const isInside = point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
    if (isInside && (!found || area(candidate.box) < area(found.box))) found = candidate;
  }
  return found?.id ?? null;
}

export interface MarginMark {
  readonly id: string;
  readonly kind: HighlightKind;
  readonly topPx: number;
  /** 0 stands at the paper's edge; marks of the same height stand beside each other. */
  readonly column: number;
}

/** Height of a mark; two that are closer than this would cover each other. */
export const MARK_SIZE_PX = 14;
/** More marks than these on one line would run into the text. */
const MARK_COLUMNS = 3;

/** A sign beside the colour for each finding, in the page's margin: colour alone says nothing to some readers. */
export function marginMarks(placed: readonly PlacedBox[], scale: number): readonly MarginMark[] {
  const bottoms: number[] = [];
  return placed
    .filter(({ kind, isFirst }) => isFirst && kind !== 'found')
    .map(({ id, kind, box }) => ({ id, kind, topPx: (box.y + box.height / 2) * scale - MARK_SIZE_PX / 2 }))
    .sort((a, b) => a.topPx - b.topPx)
    .flatMap((mark) => {
      const column = Array.from({ length: MARK_COLUMNS }, (_, at) => at).find(
        (at) => (bottoms[at] ?? Number.NEGATIVE_INFINITY) <= mark.topPx,
      );
      if (column === undefined) return [];
      bottoms[column] = mark.topPx + MARK_SIZE_PX;
      return [{ ...mark, column }];
    });
}

function area(box: PageBox): number {
  return box.width * box.height;
}
