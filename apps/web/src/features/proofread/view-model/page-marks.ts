/** Corrections on the pages and in the text. Pure. */
import type { Decisions } from '../../../shared/findings/decision-shapes.ts';
import { isAccepted } from '../../../shared/findings/view-model/decisions.ts';
import type { Highlight } from '../../../shared/pdf/view-model/highlight.ts';
import { type DocumentPlace, SPOTLIGHT_ID } from '../../../shared/workbench/view-model/document-place.ts';
import type { MarkLook, TextSpan, WordMark } from '../../../shared/workbench/view-model/marked-text.ts';
import type { Correction, Tier } from './proofread-shapes.ts';

export const CORRECTION_LOOKS: Readonly<Record<Tier | 'accepted', MarkLook>> = {
  error: { tone: 'deletion', line: 'solid' },
  suspect: { tone: 'replacement', line: 'dashed' },
  advice: { tone: 'slate', line: 'dotted' },
  accepted: { tone: 'insertion', line: 'solid' },
};

/** Accepted and open corrections look different. */
export function correctionHighlights(
  corrections: readonly Correction[],
  decisions: Decisions,
  spotlight: DocumentPlace | null,
): readonly Highlight[] {
  const marks = corrections.flatMap(({ id, tier, boxes }): Highlight[] =>
    boxes.length === 0 ? [] : [{ id, kind: isAccepted(decisions, id) ? 'accepted' : tier, boxes }],
  );
  if (!spotlight || spotlight.boxes.length === 0) return marks;
  return [...marks, { id: SPOTLIGHT_ID, kind: 'found', boxes: spotlight.boxes }];
}

export function textMarks(
  corrections: readonly Correction[],
  decisions: Decisions,
  spotlight: DocumentPlace | null,
): readonly WordMark[] {
  const marks: WordMark[] = corrections.map(({ id, tier, ...span }) => ({
    id,
    look: CORRECTION_LOOKS[isAccepted(decisions, id) ? 'accepted' : tier],
    ...widened(span),
  }));
  // First, so that it is seen where a correction has the same place.
  return spotlight ? [{ id: SPOTLIGHT_ID, look: null, ...widened(spotlight) }, ...marks] : marks;
}

/** Where text is only missing, the character before it is marked. */
function widened({ start, end }: TextSpan): TextSpan {
  return start === end ? { start: Math.max(0, start - 1), end: Math.max(1, end) } : { start, end };
}
