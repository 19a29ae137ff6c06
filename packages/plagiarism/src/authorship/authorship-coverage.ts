/**
 * What was examined for the evidence, and what could not be: a file without properties may still have other
 * traces.
 */
import type { Coverage, DocumentMetadata, NotExamined } from '@wenjian/document';
import { coverageText } from './authorship.text.ts';
import type { AuthorshipDocument, AuthorshipTemplate } from './evidence.ts';
import { partyOf } from './observation.ts';
import { partyNames } from './party-names.ts';

export function authorshipCoverage(
  documents: readonly AuthorshipDocument[],
  templates: readonly AuthorshipTemplate[],
): Coverage {
  const facts = documents.flatMap(({ files }) => files.map(({ metadata }) => metadata.facts.length));
  return {
    examined: [
      { what: coverageText.metadata, count: facts.filter((count) => count > 0).length },
      { what: coverageText.facts, count: facts.reduce((sum, count) => sum + count, 0) },
      { what: coverageText.text, count: documents.filter(({ document }) => document !== null).length },
    ],
    notExamined: [
      ...documents.flatMap(missingOf),
      ...nameless(documents),
      ...unspelled(documents),
      ...(templates.length > 0
        ? []
        : [{ what: coverageText.template, count: 1, reason: coverageText.noTemplate }]),
    ],
  };
}

function nameless(documents: readonly AuthorshipDocument[]): readonly NotExamined[] {
  const named = new Set(partyNames(documents).map(({ party }) => party));
  const count = documents.filter((document) => !named.has(partyOf(document))).length;
  return count === 0 ? [] : [{ what: coverageText.partyNames, count, reason: coverageText.noPartyName }];
}

/** Documents that were not checked for misspellings. */
function unspelled(documents: readonly AuthorshipDocument[]): readonly NotExamined[] {
  const count = documents.filter(({ typos }) => typos === undefined).length;
  return count === 0 ? [] : [{ what: coverageText.typos, count, reason: coverageText.typosNotGiven }];
}

function missingOf({ name, files, document }: AuthorshipDocument): readonly NotExamined[] {
  const ofText = document === null ? [missing(coverageText.noText(name), coverageText.notGiven)] : [];
  if (files.length === 0) return [missing(coverageText.noMetadata(name), coverageText.notGiven), ...ofText];
  const ofFiles = files.flatMap((file) =>
    missingOfFile(files.length === 1 ? name : file.name, file.metadata),
  );
  return [...ofFiles, ...ofText];
}

function missingOfFile(name: string, { facts, sessions, notes }: DocumentMetadata): readonly NotExamined[] {
  return [
    ...(facts.length === 0 ? [missing(coverageText.noMetadata(name), coverageText.empty)] : []),
    ...(sessions.length === 0 ? [missing(coverageText.noSessions(name), coverageText.sessionsOff)] : []),
    ...notes.map((note) => missing(coverageText.noMetadata(name), note)),
  ];
}

function missing(what: string, reason: string): NotExamined {
  return { what, count: 1, reason };
}
