import type { Correction } from '../view-model/proofread-shapes.ts';
import type { ResultState } from './use-result-state.ts';

export interface CorrectionCardProps {
  readonly resultState: ResultState;
  readonly correction: Correction;
}
