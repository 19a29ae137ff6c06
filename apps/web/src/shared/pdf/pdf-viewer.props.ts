import type { ReactNode, Ref } from 'react';
import type { OpenPdf, PdfSource } from './pdf-file.ts';
import type { PdfScroll, PlaceOffsets } from './use-page-pane.ts';
import type { Highlight } from './view-model/highlight.ts';
import type { PageBox, PageSize } from './view-model/page-geometry.ts';
import type { TextExtent } from './view-model/page-layout.ts';
import type { PdfViewport, PdfViewState } from './view-model/view-state.ts';
import type { Zoom } from './view-model/zoom.ts';

export interface PdfViewerProps {
  /** Identified by its address; the headers may change with every render. */
  readonly source: PdfSource;
  /** The document's name, for screen readers. */
  readonly label: string;
  /**
   * Sizes of all pages if the server knows them; otherwise they are learnt while reading. Must be a stable
   * array.
   */
  readonly pageSizes?: readonly PageSize[] | null;
  /** Must be a stable array while nothing changes: a new one is sorted by pages again. */
  readonly highlights?: readonly Highlight[];
  readonly selectedId?: string | null;
  readonly onSelect?: (id: string) => void;
  /** False where the parent scrolls to the selection by the handle. */
  readonly followsSelection?: boolean;
  /** Where the lines of the document begin and end, if known: a pane narrower than a page begins there. Must be stable. */
  readonly textExtent?: TextExtent | null;
  /** With `onZoom` the parent controls the zoom; otherwise the viewer does. */
  readonly zoom?: Zoom;
  readonly onZoom?: (zoom: Zoom) => void;
  /**
   * `none`: pages only, for a workbench with its own header. Search stays available through Ctrl+F or the
   * handle.
   */
  readonly controls?: 'full' | 'none';
  readonly isPanelOpenAtFirst?: boolean;
  /** The words to find when the document opens, and their page (0-based). Must be a stable object. */
  readonly findAtFirst?: FirstFind | undefined;
  readonly toolbarExtra?: ReactNode;
  readonly onViewportChange?: (viewport: PdfViewport) => void;
  readonly onStateChange?: (state: PdfViewState) => void;
  readonly onScroll?: (scroll: PdfScroll) => void;
  /**
   * The tool's overlay on a page (0-based), above its text; pointer events pass through by default. Must be a
   * stable function: a new one renders every page again.
   */
  readonly overlay?: (page: number, scale: number) => ReactNode;
  /** The action after a failure, e.g. a link to the list. */
  readonly failureAction?: ReactNode;
  readonly ref?: Ref<PdfViewerHandle>;
  /** Opens a source as a file; pdf.js unless a test replaces it. */
  readonly open?: OpenPdf;
}

export interface FirstFind {
  readonly page: number | null;
  /** Empty: only the page. */
  readonly query: string;
}

export interface PdfViewerHandle {
  /** `page` 0-based, `y` in points from its top; to the pane's top edge, or to the upper third for a finding. */
  readonly scrollTo: (page: number, y: number, options?: ScrollOptions) => void;
  /** Where a place is in the pane and where it can be brought, so that two documents can meet at one height. */
  readonly offsetsOf: (page: number, y: number) => PlaceOffsets | null;
  readonly openFind: () => void;
  /** An image of a part of a page with some margin, as a data URL; null when it cannot be drawn. */
  readonly crop: (box: PageBox) => Promise<string | null>;
  /** The current view, for callers that read it less often than it is reported. */
  readonly viewport: () => PdfViewport | null;
}

export interface ScrollOptions {
  /** A number: pixels below the pane's top edge. */
  readonly align?: 'top' | 'upperThird' | number;
  /** Shown sideways as well, where the pane is narrower than the page. */
  readonly box?: Pick<PageBox, 'x' | 'width'>;
  readonly isSmooth?: boolean;
}
