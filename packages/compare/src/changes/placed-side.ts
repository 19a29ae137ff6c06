import type { Block, Document } from '@wenjian/document';

/** One side of a change with its (first) block. */
export interface PlacedSide {
  readonly document: Document;
  readonly block: Block;
  readonly start: number;
  readonly end: number;
}

export function textOf(side: PlacedSide | null): string {
  return side === null ? '' : side.document.text.slice(side.start, side.end);
}
