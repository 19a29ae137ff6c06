/** Findings of the revised text, mapped to the original. Pure. */

import type { Decisions } from '../../../shared/findings/decision-shapes.ts';
import { isAccepted } from '../../../shared/findings/view-model/decisions.ts';
import type { DocumentPlace } from '../../../shared/workbench/view-model/document-place.ts';
import type { Correction, Finding, ProofreadingResult } from './proofread-shapes.ts';

/** Findings caused by the changes come first; otherwise text order. */
export function newFirst(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted((a, b) => Number(b.isNew) - Number(a.isNew) || a.start - b.start);
}

/** `accepted`: the change is in the text, but it is found again. */
export type Standing = 'new' | 'open' | 'accepted';

export function standingOf(
  { isNew, knownId }: Pick<Finding, 'isNew' | 'knownId'>,
  decisions: Decisions,
): Standing {
  if (isNew) return 'new';
  return knownId !== null && isAccepted(decisions, knownId) ? 'accepted' : 'open';
}

/** The place in the original; on its pages, that of the corrections there. */
export function originalPlace(
  { document, corrections }: ProofreadingResult,
  { originalStart: start, originalEnd: end }: Pick<Finding, 'originalStart' | 'originalEnd'>,
): DocumentPlace {
  const block = document.blocks.findLast((one) => one.start <= start);
  const here = corrections.filter((one) => isTouched(one, start, end));
  return { start, end, page: block?.page ?? null, boxes: here.flatMap(({ boxes }) => boxes) };
}

function isTouched(correction: Correction, start: number, end: number): boolean {
  return correction.start <= end && start <= correction.end;
}
