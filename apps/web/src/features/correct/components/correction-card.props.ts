import type { Correction } from '../view-model/correct-shapes.ts';
import type { ResultState } from './use-result-state.ts';

export interface CorrectionCardProps {
  readonly resultState: ResultState;
  readonly correction: Correction;
}
