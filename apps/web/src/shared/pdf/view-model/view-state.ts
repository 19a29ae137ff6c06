/** The state of docs/spec.md#pdf-view, as reported to the surrounding tool. */
import type { Highlight } from './highlight.ts';
import type { PixelRect } from './page-geometry.ts';
import type { VisibleHighlight } from './visible-highlights.ts';

export type RenderStatus = 'waiting' | 'rendering' | 'rendered' | 'failed';

export interface PdfViewport {
  /** Shown size ÷ natural size. */
  readonly zoom: number;
  readonly scrollTop: number;
  readonly scrollHeight: number;
  /** The pane in client coordinates. */
  readonly pane: PixelRect;
  /** Visible highlights by the spec's rule, in client coordinates. */
  readonly visible: readonly VisibleHighlight[];
}

export interface PdfViewState {
  /** 1-based, the reader's page; 0 before the document is loaded. */
  readonly page: number;
  readonly numPages: number;
  readonly pageRatio: number;
  readonly loading: boolean;
  readonly renderStatus: RenderStatus;
  readonly risks: readonly Highlight[];
  readonly viewport: PdfViewport | null;
}
