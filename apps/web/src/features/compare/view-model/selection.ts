import type { Side } from './comparison-shapes.ts';

/**
 * The change that is looked at, and where it was chosen: the place where it was clicked need not scroll. A side is a
 * page of that document; choosing again makes a new selection, so that the panes return to it.
 */
export interface Selection {
  readonly id: string;
  readonly from: 'list' | 'keys' | 'map' | 'text' | Side;
}
