/** The tools' marks on pages, sorted by page, and which one is under the pointer. Pure. */
import type { PageBox } from './page-geometry.ts';

export type HighlightKind =
  | 'insert'
  | 'delete'
  | 'replace'
  | 'move'
  | 'format'
  | 'image'
  | 'noise'
  | 'verbatim'
  | 'edited'
  | 'paraphrase'
  | 'high'
  | 'medium'
  | 'low'
  | 'error'
  | 'suspect'
  | 'advice'
  | 'accepted'
  | 'field'
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

function area(box: PageBox): number {
  return box.width * box.height;
}
