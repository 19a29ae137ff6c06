/** Among many sources a fragment is coloured by the one that has most of the document; the rank stands beside it. Pure. */

import { type Look, SUBTRACTED_TONE } from './document-marks.ts';
import type { NumberedFragment } from './fragment-filter.ts';
import type { Source } from './plagiarism-shapes.ts';

/** More colours than these cannot be told apart: the sources behind share the last. */
const SOURCE_TONES = 7;

export function sourceTone(rank: number): string {
  return `source-${Math.min(rank, SOURCE_TONES)}`;
}

/** Those that have anything of the document; others were compared and are no sources. */
export function reusedSources(sources: readonly Source[]): readonly Source[] {
  return sources.filter(({ fragments, images }) => fragments > 0 || images > 0);
}

/** Ranks are counted from 1, most reused first. */
export function sourceRanks(sources: readonly Source[]): ReadonlyMap<string, number> {
  return new Map(sources.map(({ tagId }, index) => [tagId, index + 1]));
}

export function lookBySource(ranks: ReadonlyMap<string, number>, chosen: string | null): Look {
  return (fragment) => {
    const rank = rankOf(fragment, ranks, chosen);
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
