/** The state of docs/spec.md#pdf-view, as the viewer reports it to the tool around it. */
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
  /** Highlights in sight by the spec's rule, in client coordinates. */
  readonly visible: readonly VisibleHighlight[];
}

export interface PdfViewState {
  /** 1-based, the page the reader is at; 0 before the document is there. */
  readonly page: number;
  readonly numPages: number;
  readonly pageRatio: number;
  readonly loading: boolean;
  readonly renderStatus: RenderStatus;
  readonly risks: readonly Highlight[];
  readonly viewport: PdfViewport | null;
}
