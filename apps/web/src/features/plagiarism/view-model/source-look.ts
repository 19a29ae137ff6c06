/** Among many sources a fragment has the colour of the one with the largest share; its rank is beside it. Pure. */

import type { Tone } from '../../../shared/workbench/view-model/tone.ts';
import { type Look, SUBTRACTED_TONE } from './document-marks.ts';
import type { NumberedFragment } from './fragment-filter.ts';
import type { Source } from './plagiarism-shapes.ts';

/** More colours cannot be told apart: lower-ranked sources share the last. */
const SOURCE_TONES: readonly Tone[] = ['deletion', 'replacement', 'move', 'insertion', 'format', 'accent'];

export function sourceTone(rank: number): Tone {
  return SOURCE_TONES[rank - 1] ?? 'slate';
}

/** Sources with matches; the others were compared without matches. */
export function reusedSources(sources: readonly Source[]): readonly Source[] {
  return sources.filter(({ fragments, images }) => fragments > 0 || images > 0);
}

/** Ranks start at 1, most reused first. */
export function sourceRanks(sources: readonly Source[]): ReadonlyMap<string, number> {
  return new Map(sources.map(({ tagId }, index) => [tagId, index + 1]));
}

export function lookBySource(ranks: ReadonlyMap<string, number>, chosen: string | null): Look {
  return (fragment, source = null) => {
    const rank = rankOf(fragment, ranks, chosen ?? source);
    if (rank === null) return { tone: SUBTRACTED_TONE, label: '' };
    return { tone: fragment.isSubtracted ? SUBTRACTED_TONE : sourceTone(rank), label: String(rank) };
  };
}

function rankOf(
  { references }: NumberedFragment,
  ranks: ReadonlyMap<string, number>,
  chosen: string | null,
): number | null {
  if (chosen !== null && chosen in references) return ranks.get(chosen) ?? null;
  const found = Object.keys(references).flatMap((docId) => ranks.get(docId) ?? []);
  return found.length === 0 ? null : Math.min(...found);
}
