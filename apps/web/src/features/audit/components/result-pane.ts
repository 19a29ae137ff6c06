import type { PixelRect } from '../../../shared/pdf/view-model/page-geometry.ts';
import type { VisibleHighlight } from '../../../shared/pdf/view-model/visible-highlights.ts';
import type { Place } from '../view-model/result-places.ts';

/** The contract, as pages or as text: what the workbench asks of it. */
export interface ContractPaneHandle {
  /** Where the marks in sight stand now, in client coordinates. */
  readonly sight: () => ContractSight | null;
  readonly goTo: (place: Place) => void;
}

interface ContractSight {
  readonly pane: PixelRect;
  readonly visible: readonly VisibleHighlight[];
}
