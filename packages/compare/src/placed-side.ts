import type { Block, Document } from '@wenjian/document';

/** One side of a change together with the block it stands in. */
export interface PlacedSide {
  readonly document: Document;
  readonly block: Block;
  readonly start: number;
  readonly end: number;
}
