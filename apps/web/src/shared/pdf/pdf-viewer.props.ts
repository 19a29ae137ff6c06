import type { ReactNode, Ref } from 'react';
import type { OpenPdf, PdfSource } from './pdf-file.ts';
import type { PdfScroll } from './use-page-pane.ts';
import type { Highlight } from './view-model/highlight.ts';
import type { PageBox, PageSize } from './view-model/page-geometry.ts';
import type { PdfViewport, PdfViewState } from './view-model/view-state.ts';
import type { Zoom } from './view-model/zoom.ts';

export interface PdfViewerProps {
  /** Told apart by its address; the headers may change with every rendering. */
  readonly source: PdfSource;
  /** What the document is called, for readers who hear the page. */
  readonly label: string;
  /** Sizes of all pages where the server knows them; otherwise they are learnt while reading. Keep the array. */
  readonly pageSizes?: readonly PageSize[] | null;
  /** Keep the array while nothing changes: a new one is sorted by pages again. */
  readonly highlights?: readonly Highlight[];
  readonly selectedId?: string | null;
  readonly onSelect?: (id: string) => void;
  /** Given together with `onZoom`, the zoom is the parent's; otherwise the viewer's own. */
  readonly zoom?: Zoom;
  readonly onZoom?: (zoom: Zoom) => void;
  /** `none`: pages only, for a workbench that has its own header. Finding stays, through Ctrl+F or the handle. */
  readonly controls?: 'full' | 'none';
  readonly isPanelOpenAtFirst?: boolean;
  /** What is looked for when the document opens, and the page (0-based) where. Keep the object. */
  readonly findAtFirst?: FirstFind | undefined;
  readonly toolbarExtra?: ReactNode;
  readonly onViewportChange?: (viewport: PdfViewport) => void;
  readonly onStateChange?: (state: PdfViewState) => void;
  readonly onScroll?: (scroll: PdfScroll) => void;
  /**
   * What the tool lays over a page (0-based), above its text; it lets the pointer through unless it says otherwise.
   * Keep the function while nothing changes: a new one renders every page again.
   */
  readonly overlay?: (page: number, scale: number) => ReactNode;
  /** The way out of a failure, e.g. a link to the list. */
  readonly failureAction?: ReactNode;
  readonly ref?: Ref<PdfViewerHandle>;
  /** How a source becomes a file; pdf.js unless a test says otherwise. */
  readonly open?: OpenPdf;
}

export interface FirstFind {
  readonly page: number | null;
  /** Empty: the page alone. */
  readonly query: string;
}

export interface PdfViewerHandle {
  /** `page` 0-based, `y` in points from its top; to the pane's top edge, or to the upper third for a finding. */
  readonly scrollTo: (page: number, y: number, options?: ScrollOptions) => void;
  readonly openFind: () => void;
  /** A picture of a part of a page and a little around it, as a data URL; null when it cannot be drawn. */
  readonly crop: (box: PageBox) => Promise<string | null>;
  /** What is in sight at this moment, for those who ask less often than it is reported. */
  readonly viewport: () => PdfViewport | null;
}

export interface ScrollOptions {
  readonly align?: 'top' | 'upperThird';
  readonly isSmooth?: boolean;
}
