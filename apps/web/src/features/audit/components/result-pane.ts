import type { PixelRect } from '../../../shared/pdf/view-model/page-geometry.ts';
import type { VisibleHighlight } from '../../../shared/pdf/view-model/visible-highlights.ts';
import type { Place } from '../view-model/result-places.ts';

/** The contract, as pages or as text: the interface the workbench needs. */
export interface ContractPaneHandle {
  /** The current positions of the visible marks, in client coordinates. */
  readonly sight: () => ContractSight | null;
  readonly goTo: (place: Place) => void;
}

interface ContractSight {
  readonly pane: PixelRect;
  readonly visible: readonly VisibleHighlight[];
}
