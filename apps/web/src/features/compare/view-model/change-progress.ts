import type { Decisions } from '../../../shared/findings/decision-shapes.ts';
import { type Progress, progressOf } from '../../../shared/findings/view-model/decisions.ts';
import type { Change } from './comparison-shapes.ts';

/** Noise needs no decision and is not counted, like in the server's list. Pure. */
export function changeProgress(changes: readonly Change[], decisions: Decisions): Progress {
  return progressOf(
    changes.filter(({ significance }) => significance !== 'noise'),
    decisions,
  );
}
