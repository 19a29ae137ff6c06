/** The one place that asks the engine for evidence of common authorship, and for the history of the files. */
import type { plagiarismMany, plagiarismPair } from '@wenjian/api';
import {
  type Coverage,
  type Document,
  joinCoverage,
  type MetadataKind,
  type NotExamined,
} from '@wenjian/document';
import {
  type AuthorshipDocument,
  type AuthorshipTemplate,
  authorshipCoverage,
  type DismissedValue,
  detectAuthorship,
} from '@wenjian/plagiarism';
import { findTypos } from '@wenjian/proofread';
import type { z } from 'zod';
import type { CheckedDocument, CheckedTemplate } from '../compare/checked-document.ts';
import { coverageText as text } from '../plagiarism.text.ts';

export type Authorship = z.output<typeof plagiarismPair>['authorship'];
type Timeline = z.output<typeof plagiarismMany>['timeline'];

export interface Evidence {
  readonly authorship: Authorship;
  readonly timeline: Timeline;
  /** Documents that were checked for misspellings. */
  readonly spelled: readonly string[];
  readonly coverage: Coverage;
}

/**
 * Checking fifty long bids for misspellings takes most of a minute; later ones are reported as not checked.
 */
const TYPOS_MS = 60_000;

/** `documents`: the submitted ones, each by a different party. */
export function findEvidence(
  documents: readonly CheckedDocument[],
  templates: readonly CheckedTemplate[],
  now: () => number = Date.now,
): Evidence {
  const until = now() + TYPOS_MS;
  const authored: readonly AuthorshipDocument[] = documents.map((checked) => ({
    ...asAuthored(checked),
    ...(now() < until ? { typos: findTypos(checked.document) } : {}),
  }));
  const { lines, dismissed, coverage } = detectAuthorship(authored, templates.map(asTemplate));
  return {
    authorship: lines.map(({ kind, title, weight, statement, innocent, values }) => ({
      kind,
      title,
      weight,
      reason: `${statement}。${innocent}`,
      values: values.map(({ documentId, value, where }) => ({ docId: documentId, value, where })),
    })),
    timeline: documents.flatMap(timelineOf),
    spelled: authored.flatMap(({ id, typos }) => (typos === undefined ? [] : [id])),
    coverage: joinCoverage([
      coverage,
      { examined: dismissedCount(dismissed), notExamined: [typoNote] },
      pictureCoverage(documents),
    ]),
  };
}

/**
 * The coverage of the evidence for some documents of a check; images of the text base are examined, its files
 * are not. `spelled`: the documents of the check that were checked for misspellings.
 */
export function evidenceCoverage(
  documents: readonly CheckedDocument[],
  templates: readonly CheckedTemplate[],
  spelled: readonly string[],
): Coverage {
  const handedIn = documents.filter(({ facts }) => facts.origin === 'upload');
  return joinCoverage([
    authorshipCoverage(
      handedIn.map((checked) => ({
        ...asAuthored(checked),
        ...(spelled.includes(checked.facts.docId) ? { typos: [] } : {}),
      })),
      templates.map(asTemplate),
    ),
    { examined: [], notExamined: [typoNote] },
    pictureCoverage(documents),
  ]);
}

/**
 * The evidence of a check that links these two, and that about one of them alone; weighted as in the whole
 * check.
 */
export function authorshipBetween(authorship: Authorship, a: string, b: string): Authorship {
  return authorship.flatMap((line) => {
    const values = line.values.filter(({ docId }) => docId === a || docId === b);
    const isWhole = countDocuments(values) === Math.min(2, countDocuments(line.values));
    return isWhole ? [{ ...line, values }] : [];
  });
}

function countDocuments(values: Authorship[number]['values']): number {
  return new Set(values.map(({ docId }) => docId)).size;
}

function dismissedCount(dismissed: readonly DismissedValue[]): Coverage['examined'] {
  return dismissed.length === 0 ? [] : [{ what: text.dismissed, count: dismissed.length }];
}

const typoNote: NotExamined = { what: text.typos, count: 1, reason: text.typosWithoutModel };

function asAuthored({ facts, partyName, document, files }: CheckedDocument): AuthorshipDocument {
  const { docId, name } = facts;
  return { id: docId, name, party: docId, ...(partyName === null ? {} : { partyName }), files, document };
}

function asTemplate({ document, metadata }: CheckedTemplate): AuthorshipTemplate {
  return { document, files: metadata === null ? [] : [{ name: '', metadata }] };
}

/** The author, as far as the file names one. */
const doers: Readonly<Record<Timeline[number]['kind'], MetadataKind | null>> = {
  created: 'author',
  modified: 'lastEditor',
  printed: null,
};
const moments = ['created', 'modified', 'printed'] as const;

function timelineOf({ facts, files }: CheckedDocument): Timeline {
  return files.flatMap(({ name, metadata }) => {
    const factOf = (kind: MetadataKind | null) => metadata.facts.find((fact) => fact.kind === kind)?.value;
    return moments.flatMap((kind) => {
      const at = factOf(kind);
      return at === undefined
        ? []
        : [{ docId: facts.docId, file: name, kind, at, by: factOf(doers[kind]) ?? null }];
    });
  });
}

function pictureCoverage(documents: readonly CheckedDocument[]): Coverage {
  const pictures = documents.flatMap(({ document }) => picturesOf(document));
  const judged = pictures.filter(({ picture }) => picture?.looks !== undefined).length;
  const rest = pictures.length - judged;
  return {
    examined: [{ what: text.pictures, count: judged }],
    notExamined: rest === 0 ? [] : [{ what: text.pictures, count: rest, reason: text.picturesReason }],
  };
}

function picturesOf({ blocks }: Document) {
  return blocks.filter(({ type }) => type === 'image' || type === 'seal');
}
