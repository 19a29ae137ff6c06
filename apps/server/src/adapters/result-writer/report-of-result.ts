/** A check's result as a report, for two documents or for many. */
import {
  paintedPlaces,
  type plagiarismFindings,
  type plagiarismMany,
  type plagiarismPair,
} from '@wenjian/api';
import type { PlagiarismReport } from '@wenjian/writers';
import type { z } from 'zod';

export type Found = z.output<typeof plagiarismFindings>;

export function reportOfPair(result: z.output<typeof plagiarismPair>, found: Found): PlagiarismReport {
  const { origin, target, statistics } = result;
  return {
    kind: 'pair',
    originId: origin.docId,
    documents: [origin, target],
    rates: [
      { of: origin.docId, inside: target.docId, ...statistics.originInTarget },
      { of: target.docId, inside: origin.docId, ...statistics.targetInOrigin },
    ],
    ...common(result, found),
  };
}

export function reportOfMany(result: z.output<typeof plagiarismMany>, found: Found): PlagiarismReport {
  const { origin, sources, total, documents } = result;
  return {
    kind: 'many',
    originId: origin.docId,
    documents,
    rates: [
      { of: origin.docId, inside: null, ...total },
      ...sources.map(({ tagId, rates }) => ({ of: origin.docId, inside: tagId, ...rates })),
    ],
    ...common(result, found),
  };
}

type Common = Pick<
  z.output<typeof plagiarismPair>,
  'blockList' | 'subtracted' | 'evasion' | 'coverage' | 'settings'
>;

function common(
  { blockList, subtracted, evasion, coverage, settings }: Common,
  { imagesBlocks, authorship, hits }: Found,
) {
  return {
    blocks: blockList.map((block) => ({
      ...block,
      painted: Object.fromEntries(
        Object.keys(block.references).map((docId) => [docId, paintedPlaces(block, docId)]),
      ),
    })),
    subtracted,
    evasion,
    authorship,
    images: imagesBlocks,
    sensitive: hits,
    coverage,
    settings,
  };
}
