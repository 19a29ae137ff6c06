/** One against many, as the response of the routes: composed of its pairs. */
import type { plagiarismMany } from '@wenjian/api';
import { type Coverage, documentSpan } from '@wenjian/document';
import type { SideRates } from '@wenjian/plagiarism';
import type { z } from 'zod';
import { presentPlace } from '../../platform/documents/present-document.ts';
import type { CheckedDocument } from './compare/checked-document.ts';
import type { Matrix } from './compare/compare-handed-in.ts';
import { joinBlocks } from './compare/join-blocks.ts';
import { type PresentedPair, presentRates } from './compare/present-blocks.ts';
import type { Evidence } from './evidence/find-evidence.ts';
import { sensitiveNotes } from './evidence/find-sensitive.ts';
import { coverageText as text } from './plagiarism.text.ts';
import { type PairFacts, presentCoverage } from './present-pair.ts';

export type PresentedMany = z.output<typeof plagiarismMany>;

export interface ManyParts {
  readonly origin: CheckedDocument;
  /** The document against each source, the most reused first. */
  readonly pairs: readonly PresentedPair[];
  /** The sources themselves. */
  readonly sources: readonly CheckedDocument[];
  /** The submitted documents, the origin first. */
  readonly handedIn: readonly CheckedDocument[];
  readonly matrix: Matrix;
  readonly total: SideRates;
  /** Of the text of one document. */
  readonly coverageOf: (docId: string) => Coverage;
  /** Matches that are not fragments, of all pairs with the document. */
  readonly setAside: Coverage['notExamined'];
}

export interface ManyFacts extends PairFacts {
  readonly evidence: Evidence;
}

export function presentMany(
  { origin, pairs, sources, handedIn, matrix, total, coverageOf, setAside }: ManyParts,
  { taskId, settings, evidence, examined, notExamined, moreHits }: ManyFacts,
): PresentedMany {
  const { docId } = origin.facts;
  const known = new Map([...handedIn, ...sources].map(({ facts }) => [facts.docId, facts]));
  return {
    taskId,
    origin: origin.facts,
    total: presentRates(total),
    sources: pairs.map(presentSource),
    blockList: joinBlocks(
      docId,
      pairs.flatMap(({ blockList }) => blockList),
      (span) => presentPlace(origin.document, documentSpan(span.start, span.end)),
    ),
    matrix: [...matrix.cells],
    documents: [...known.values()],
    timeline: evidence.timeline,
    subtracted: [
      ...total.subtracted.map((item) => ({ docId, ...item })),
      ...pairs.flatMap(({ subtracted }) => subtracted.filter((item) => item.docId !== docId)),
    ],
    evasion: joinEvasion(pairs.flatMap(({ evasion }) => evasion)),
    authorship: evidence.authorship,
    coverage: manyCoverage(
      { handedIn, sources, coverageOf },
      presentCoverage(
        [coverageOf(docId), evidence.coverage, { examined, notExamined: [] }],
        [...setAside, ...notExamined, ...sensitiveNotes({ moreHits }), ...matrixNote(matrix)],
      ),
    ),
    settings,
  };
}

function matrixNote({ skipped }: Matrix): PairFacts['notExamined'] {
  return skipped === 0 ? [] : [{ docId: null, what: text.matrix, count: skipped, reason: text.matrixReason }];
}

function presentSource({ target, statistics, blockList, imagesBlocks }: PresentedPair) {
  return {
    tagId: target.docId,
    tagName: target.name,
    origin: target.origin,
    rates: statistics.originInTarget,
    fragments: blockList.filter(({ isSubtracted }) => !isSubtracted).length,
    images: imagesBlocks.length,
  };
}

/** Hidden text of the document shows against every source; against some it may show less. */
function joinEvasion(found: PresentedPair['evasion']): PresentedPair['evasion'] {
  const groups = Map.groupBy(found, ({ docId, kind }) => `${docId} ${kind}`);
  return [...groups.values()].flatMap((group) => {
    const [most] = [...group].sort((one, other) => other.count - one.count);
    return most === undefined ? [] : [most];
  });
}

function manyCoverage(
  { handedIn, sources, coverageOf }: Pick<ManyParts, 'handedIn' | 'sources' | 'coverageOf'>,
  { examined, notExamined }: PresentedMany['coverage'],
): PresentedMany['coverage'] {
  const targets = handedIn.slice(1);
  const fromBase = sources.filter(({ facts }) => facts.origin === 'textBase');
  return {
    examined: [
      ...examined,
      { what: text.targets, count: targets.length },
      ...(fromBase.length > 0 ? [{ what: text.textBase, count: fromBase.length }] : []),
    ],
    notExamined: [
      ...notExamined,
      ...[...targets, ...fromBase].flatMap(({ facts }) =>
        coverageOf(facts.docId).notExamined.map((item) => ({
          ...item,
          what: `${text.file(facts.name)}：${item.what}`,
        })),
      ),
    ],
  };
}
