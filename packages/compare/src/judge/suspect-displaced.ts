/**
 * Recognition may take a line for the neighbour's: the same words are then missing in one place and new in another.
 * In: the drafts. Out: the same drafts; such pairs are marked as suspected recognition errors on both sides.
 */
import type { ChangeDraft } from '../changes/change-draft.ts';
import { type PlacedSide, textOf } from '../changes/placed-side.ts';
import { reasons } from '../compare.text.ts';
import { isRecognised, suspectVerdict } from './judge-suspect.ts';

/** Shorter words are the same by chance. */
const SHORTEST = 4;

export function suspectDisplaced(drafts: readonly ChangeDraft[]): readonly ChangeDraft[] {
  const isScan = drafts.some(({ old, new: target }) =>
    [old, target].some((side) => side !== null && isRecognised(side.document)),
  );
  if (!isScan) return drafts;
  const deleted = new Map<string, number[]>();
  for (const [index, draft] of drafts.entries()) {
    const text = draft.new === null ? loneText(draft, draft.old) : '';
    if (text.length >= SHORTEST) deleted.set(text, [...(deleted.get(text) ?? []), index]);
  }
  const suspects = new Set<number>();
  for (const [index, draft] of drafts.entries()) {
    const partner = draft.old === null ? deleted.get(loneText(draft, draft.new))?.shift() : undefined;
    if (partner !== undefined) suspects.add(index).add(partner);
  }
  return drafts.map((draft, index) => (suspects.has(index) ? displaced(draft) : draft));
}

function loneText(draft: ChangeDraft, side: PlacedSide | null): string {
  if (draft.significance === 'noise' || draft.type === 'move' || draft.isSuspect) return '';
  // A mark at either end is easily missed; a minus before a figure is none.
  return textOf(side).replace(/\s|^(?![-－−–.][0-9.])[\p{P}\s]{1,3}|[。，；、：\s]{1,3}$/gu, '');
}

function displaced(draft: ChangeDraft): ChangeDraft {
  return { ...draft, ...suspectVerdict({ ...draft, reason: reasons.displaced }), isSuspect: true };
}
