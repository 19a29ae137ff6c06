import type { Correction } from '../view-model/correct-shapes.ts';
import type { ResultDesk } from './use-result-desk.ts';

export interface CorrectionCardProps {
  readonly desk: ResultDesk;
  readonly correction: Correction;
}
