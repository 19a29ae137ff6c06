/** Corrections on the pages and in the text. Pure. */
import type { Decisions } from '../../../shared/findings/decision-shapes.ts';
import { isAccepted } from '../../../shared/findings/view-model/decisions.ts';
import type { Highlight } from '../../../shared/pdf/view-model/highlight.ts';
import type { TextSpan } from '../../../shared/result/marked-text.ts';
import type { Correction, Place, Tier } from './proofread-shapes.ts';

/** The related place being shown; drawn like a finding. */
export const SPOTLIGHT_ID = 'spotlight';

/** Accepted and open corrections look different. */
export function correctionHighlights(
  corrections: readonly Correction[],
  decisions: Decisions,
  spotlight: Place | null,
): readonly Highlight[] {
  const marks = corrections.flatMap(({ id, tier, boxes }): Highlight[] =>
    boxes.length === 0 ? [] : [{ id, kind: isAccepted(decisions, id) ? 'accepted' : tier, boxes }],
  );
  if (!spotlight || spotlight.boxes.length === 0) return marks;
  return [...marks, { id: SPOTLIGHT_ID, kind: 'found', boxes: spotlight.boxes }];
}

export interface TextMark extends TextSpan {
  readonly id: string;
  /** Null: the related place. */
  readonly tier: Tier | 'accepted' | null;
}

export function textMarks(
  corrections: readonly Correction[],
  decisions: Decisions,
  spotlight: Place | null,
): readonly TextMark[] {
  const marks: TextMark[] = corrections.map(({ id, tier, ...span }) => ({
    id,
    tier: isAccepted(decisions, id) ? 'accepted' : tier,
    ...widened(span),
  }));
  // First, so that it is seen where a correction has the same place.
  return spotlight ? [{ id: SPOTLIGHT_ID, tier: null, ...widened(spotlight) }, ...marks] : marks;
}

/** Where text is only missing, the character before it is marked. */
function widened({ start, end }: TextSpan): TextSpan {
  return start === end ? { start: Math.max(0, start - 1), end: Math.max(1, end) } : { start, end };
}
