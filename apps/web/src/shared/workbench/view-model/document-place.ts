import type { PageBox, PixelRect } from '../../pdf/view-model/page-geometry.ts';
import type { VisibleHighlight } from '../../pdf/view-model/visible-highlights.ts';

/** Where something is in a document, in its text and on its pages. */
export interface DocumentPlace {
  readonly start: number;
  readonly end: number;
  /** Starts at 1. */
  readonly page: number | null;
  readonly boxes: readonly PageBox[];
}

/** The id of the place pointed at, among the marks: it has no entry in the list. */
export const SPOTLIGHT_ID = 'spotlight';

/** A document, as pages or as text: the interface the workbench needs. */
export interface DocumentHandle {
  readonly goTo: (place: DocumentPlace) => void;
  /** The current positions of the visible marks, in client coordinates. */
  readonly sight: () => DocumentSight | null;
}

export interface DocumentSight {
  readonly pane: PixelRect;
  readonly visible: readonly VisibleHighlight[];
}
