import type { Place } from '../view-model/proofread-shapes.ts';

/** The contract, as pages or as text: the interface the workbench needs. */
export interface ContractPaneHandle {
  readonly goTo: (place: Place) => void;
}
