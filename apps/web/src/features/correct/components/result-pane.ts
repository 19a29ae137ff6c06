import type { Place } from '../view-model/correct-shapes.ts';

/** The contract, as pages or as text: what the workbench asks of it. */
export interface ContractPaneHandle {
  readonly goTo: (place: Place) => void;
}
