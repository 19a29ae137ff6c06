/** One against one, as the response of the routes. */
import { type Coverage, joinCoverage, type NotExamined } from '@wenjian/document';
import type { PairResult } from '@wenjian/plagiarism';
import type { CheckNote } from './compare/checked-document.ts';
import {
  countKinds,
  type PresentedPair,
  presentBlock,
  presentEvasion,
  presentRates,
  type Sides,
} from './compare/present-blocks.ts';
import { authorshipBetween, type Evidence } from './evidence/find-evidence.ts';
import type { PresentedImages } from './evidence/find-images.ts';
import { type SensitiveIn, sensitiveNotes } from './evidence/find-sensitive.ts';

export interface PairFacts {
  readonly taskId: string;
  readonly settings: PresentedPair['settings'];
  readonly evidence: Pick<Evidence, 'authorship' | 'coverage'>;
  /** The coverage of the steps before the comparison. */
  readonly examined: Coverage['examined'];
  readonly notExamined: readonly CheckNote[];
  /** Of the whole check. */
  readonly moreHits: SensitiveIn['moreHits'];
}

export function presentPair(
  sides: Sides,
  result: PairResult,
  imagesBlocks: PresentedImages,
  facts: PairFacts,
): PresentedPair {
  const { a, b } = sides;
  const { authorship, coverage } = facts.evidence;
  const isHere = (docId: string) => docId === a.facts.docId || docId === b.facts.docId;
  return {
    taskId: facts.taskId,
    origin: a.facts,
    target: b.facts,
    statistics: {
      originInTarget: presentRates(result.aInB),
      targetInOrigin: presentRates(result.bInA),
      fragments: countKinds(result.fragments),
      images: imagesBlocks.length,
    },
    blockList: result.fragments.map((fragment) => presentBlock(sides, fragment)),
    imagesBlocks,
    subtracted: [
      ...result.aInB.subtracted.map((item) => ({ docId: a.facts.docId, ...item })),
      ...result.bInA.subtracted.map((item) => ({ docId: b.facts.docId, ...item })),
    ],
    evasion: presentEvasion(sides, result),
    authorship: authorshipBetween(authorship, a.facts.docId, b.facts.docId),
    coverage: presentCoverage(
      [result.coverage, coverage, { examined: facts.examined, notExamined: [] }],
      [
        ...facts.notExamined.filter(({ docId }) => docId === null || isHere(docId)),
        ...sensitiveNotes(facts, isHere),
      ],
    ),
    settings: facts.settings,
  };
}

export function presentCoverage(
  parts: readonly Coverage[],
  more: readonly (NotExamined | CheckNote)[],
): PresentedPair['coverage'] {
  const { examined, notExamined } = joinCoverage(parts);
  return {
    examined: [...examined],
    notExamined: [...notExamined, ...more.map(({ what, count, reason }) => ({ what, count, reason }))],
  };
}
