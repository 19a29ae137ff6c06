/**
 * Every column that may name a content of the store. A content that none of them names is deleted, so a
 * missing column here would lose data: a test finds each column of the schema that could name one.
 */
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as s from '../../database/schema.ts';

/**
 * `name`: a content's hash. `text`: JSON that contains hashes. `result`: the same, and the named contents may
 * name others.
 */
export interface ContentColumn {
  readonly column: PgColumn;
  readonly kind: 'name' | 'text' | 'result';
}

const names = [
  s.files.sha256,
  s.readings.documentSha256,
  s.readings.pdfSha256,
  s.taskExports.sha256,
  s.textBaseDocuments.sha256,
  s.textBaseDocuments.documentSha256,
  s.textBaseDocuments.pdfSha256,
  s.contractTemplateVersions.fileSha256,
  s.contractTemplateVersions.documentSha256,
  s.contractTemplateVersions.pdfSha256,
  s.dataExports.sha256,
];

export const contentColumns: readonly ContentColumn[] = [
  ...names.map((column) => ({ column, kind: 'name' as const })),
  { column: s.tasks.input, kind: 'text' },
  { column: s.tasks.resultSha256, kind: 'result' },
  { column: s.tasks.summary, kind: 'result' },
  { column: s.tasks.previous, kind: 'result' },
];

/** Columns that look like hashes, with what they contain instead. */
export const otherColumns: readonly (readonly [column: PgColumn, holds: string])[] = [
  [s.readings.sha256, 'what was read; the reading goes when nothing else names it'],
  [s.contentLinks.sha256, 'what was looked into; goes with the content'],
  [s.uploadChunks.sha256, 'the hash of a chunk, which lies elsewhere'],
  [s.laws.contentSha256, 'the hash of a statute, to see whether it changed'],
  [s.lawShipment.sha256, 'the hash of the file of laws that comes with the product'],
  [s.openApiKeys.keySha256, 'the hash of a secret'],
  [s.apiKeys.keySha256, 'the hash of a secret'],
  [s.apiKeys.scopes, 'what a key may do'],
  [s.emailCodes.codeSha256, 'the hash of a code'],
  [s.signIns.tokenSha256, 'the hash of a token'],
  [s.issuedReports.codeSha256, 'the hash of a code'],
  [s.issuedReports.fileSha256, 'the hash of an issued file; the file itself is an export'],
  [s.issuedReports.facts, 'what the front page of a report says'],
  [s.chatMessages.contentSha256, 'the hash of an answer, which lies in the row'],
  [s.chatMessages.documents, 'ids and names of documents'],
  [s.chatMessages.sources, 'passages'],
  [s.chatMessages.citations, 'citations'],
  [s.chatMessages.cards, 'links within the product'],
  [s.chatMessages.recommended, 'questions'],
  [s.chatEvents.events, 'parts of an answer'],
  [s.auditTemplates.rules, 'rules'],
  [s.auditTemplates.ownRules, 'rules'],
  [s.auditTemplates.requiredClauses, 'clauses'],
  [s.orders.invoice, 'an invoice'],
  [s.compareProfiles.options, 'options'],
  [s.readings.summary, 'counts'],
  [s.knowledgeVersions.facts, 'what was found in the document, with its words'],
  [s.laws.amended, 'days'],
  [s.laws.repeals, 'names of laws'],
  [s.lawArticles.path, 'headings'],
  [s.messages.subject, 'ids'],
  [s.operations.details, 'what an operator typed'],
  [s.users.attribution, 'where somebody came from'],
  [s.users.notificationChoices, 'which messages somebody wants'],
  [s.sensitiveWordSettings.words, 'words'],
  [s.sensitiveWordSettings.allowed, 'words'],
  [s.sensitiveWordSettings.lists, 'names of lists'],
  [s.securityRecords.details, 'what was done'],
  [s.contractTemplateVersions.fields, 'fields'],
  [s.contractTemplateVersions.clauses, 'clauses'],
  [s.contractTemplateVersions.coverage, 'what was looked at'],
];
