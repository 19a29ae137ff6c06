import type { Side } from './comparison-shapes.ts';

/**
 * The selected change, and where it was chosen: the place that was clicked need not scroll. A side is a page
 * of that document; choosing again makes a new selection, so that the panes scroll to it again.
 */
export interface Selection {
  readonly id: string;
  readonly from: 'list' | 'keys' | 'map' | 'text' | Side;
}
