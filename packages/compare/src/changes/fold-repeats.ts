/**
 * In: the drafts. Out: the same drafts, where a change of a header, footer or watermark that repeats on every
 * page is shown once.
 */

import { reasons } from '../compare.text.ts';
import { type ChangeDraft, isFurniturePlace } from './change-draft.ts';
import { textOf } from './placed-side.ts';

/** The first one states how often; the others stay in the list as noise, so that nothing is lost. */
export function foldRepeats(drafts: readonly ChangeDraft[]): readonly ChangeDraft[] {
  const counts = new Map<string, number>();
  for (const draft of drafts) {
    const key = keyOf(draft);
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const shown = new Set<string>();
  return drafts.map((draft) => {
    const key = keyOf(draft);
    const count = key === null ? 1 : (counts.get(key) ?? 1);
    if (key === null || count === 1) return draft;
    if (shown.has(key))
      return {
        ...draft,
        significance: 'noise',
        isSuspect: false,
        reason: reasons.repeated,
        signals: ['repeated'],
      };
    shown.add(key);
    return { ...draft, reason: `${draft.reason}${reasons.repetitions(count)}` };
  });
}

function keyOf(draft: ChangeDraft): string | null {
  if (draft.significance === 'noise' || !isFurniturePlace(draft.place)) return null;
  return JSON.stringify([draft.type, draft.place, textOf(draft.old), textOf(draft.new)]);
}
