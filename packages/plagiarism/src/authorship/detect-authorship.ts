/**
 * Which documents may have a common author (`authorDetect`). In: documents of several parties with the
 * metadata of their files and their texts, and the template given to everybody. Out: lines of evidence, each
 * with the values of every document, their places, a weight and a harmless explanation. Promise: a line
 * connects documents of several parties, or reports something impossible in one (saved before it was
 * created); program defaults and template content are listed as dismissed; the numbers of values, pairs and
 * lines are limited, and the result says how many were left out; the coverage lists what could not be
 * examined; the order of the documents does not change the findings.
 */
import type { NotExamined } from '@wenjian/document';
import { coverageText } from './authorship.text.ts';
import { authorshipCoverage } from './authorship-coverage.ts';
import type {
  AuthorshipDocument,
  AuthorshipReport,
  AuthorshipTemplate,
  EvidenceLine,
  EvidenceWeight,
} from './evidence.ts';
import { gatherObservations, templateKeys } from './gather-observations.ts';
import { judgedTogether, judgeGroup } from './judge-groups.ts';
import { partyCount, partyOf, sharedGroups } from './observation.ts';
import { otherParties } from './other-parties.ts';
import { MOST_PAIRS, type SetLines, sharedSets } from './shared-sets.ts';
import { sharedTypos } from './shared-typos.ts';
import { closeTimes, modifiedBeforeCreated } from './times.ts';

export function detectAuthorship(
  documents: readonly AuthorshipDocument[],
  templates: readonly AuthorshipTemplate[] = [],
): AuthorshipReport {
  const observations = documents.flatMap(gatherObservations);
  const template = templateKeys(templates);
  const parties = partyCount(documents.map((document) => ({ party: partyOf(document) })));
  const groups = sharedGroups(observations.filter(({ kind }) => !judgedTogether.has(kind)));
  const judged = groups.flatMap((group) => judgeGroup(group, { parties, template }) ?? []);
  const ownTimes = observations.filter(({ kind, key }) => !template.has(`${kind}\n${key}`));
  const sets = [...sharedSets(observations, template), sharedTypos(documents, templates)];
  const { examined, notExamined } = authorshipCoverage(documents, templates);
  const lines = [
    ...judged.flatMap((judgement) => (judgement.kind === 'line' ? [judgement.line] : [])),
    ...sets.flatMap((set) => set.lines),
    ...closeTimes(ownTimes, 'created'),
    ...closeTimes(ownTimes, 'modified'),
    ...modifiedBeforeCreated(observations),
    ...otherParties(documents, templates),
  ];
  const listed = listedOf(lines);
  return {
    lines: listed.lines,
    dismissed: judged.flatMap((judgement) => (judgement.kind === 'dismissed' ? [judgement.dismissed] : [])),
    coverage: { examined, notExamined: [...notExamined, ...sets.flatMap(leftOutOf), ...listed.leftOut] },
  };
}

function leftOutOf({ title, leftOut }: SetLines): readonly NotExamined[] {
  if (leftOut === 0) return [];
  return [{ what: coverageText.pairs(title), count: leftOut, reason: coverageText.pairsLeftOut(MOST_PAIRS) }];
}

/** Per kind: fifty bids with one address list share each of its phone numbers, and nobody reads more. */
const MOST_LINES = 300;

/** The strongest first, then those with the most documents; a limited number of each kind. */
function listedOf(lines: readonly EvidenceLine[]): {
  readonly lines: readonly EvidenceLine[];
  readonly leftOut: readonly NotExamined[];
} {
  const sorted = lines.toSorted(
    (one, other) => rank[one.weight] - rank[other.weight] || documentsOf(other) - documentsOf(one),
  );
  const kinds = [...Map.groupBy(sorted, ({ kind }) => kind).values()];
  const shown = new Set(kinds.flatMap((ofKind) => ofKind.slice(0, MOST_LINES)));
  return {
    lines: sorted.filter((line) => shown.has(line)),
    leftOut: kinds.flatMap(([first, ...more]) => {
      const count = more.length + 1 - MOST_LINES;
      if (first === undefined || count <= 0) return [];
      return [
        { what: coverageText.lines(first.title), count, reason: coverageText.linesLeftOut(MOST_LINES) },
      ];
    }),
  };
}

function documentsOf({ values }: EvidenceLine): number {
  return new Set(values.map(({ documentId }) => documentId)).size;
}

const rank: Readonly<Record<EvidenceWeight, number>> = { strong: 0, medium: 1, weak: 2 };
