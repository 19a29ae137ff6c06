import type { Zoom } from '../../../shared/pdf/view-model/zoom.ts';
import type { PlagiarismTask } from '../view-model/plagiarism-shapes.ts';

/** How the documents of a page are shown. */
export interface PaneView {
  readonly layout: PlagiarismTask['layout'];
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  readonly onFactor: (factor: number) => void;
}
