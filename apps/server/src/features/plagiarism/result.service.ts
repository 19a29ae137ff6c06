/**
 * The data of a finished check: its result, its documents with their pages, one pair of many, the other
 * findings.
 */
import { plagiarismFindings, plagiarismTask } from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { ObjectScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection } from '../../platform/database/database.ts';
import { orGone, readStoredJson } from '../../platform/documents/stored-json.ts';
import { answerAround } from '../../platform/http/answer-around.ts';
import { type FileAnswer, StoredAnswer } from '../../platform/http/route-handler.ts';
import { storedFile } from '../../platform/http/stored-file.ts';
import { finishedTask, type TaskRow } from '../tasks/index.ts';
import type { Findings } from './findings.ts';
import {
  type KeptDocument,
  type PlagiarismInput,
  type PlagiarismRecord,
  type PlagiarismSummary,
  plagiarismInput,
  plagiarismRecord,
  plagiarismSummary,
} from './plagiarism.input.ts';
import { plagiarismServerText as text } from './plagiarism.text.ts';
import type { PlagiarismTask } from './present-task.ts';

export function requireMode(task: TaskRow, mode: PlagiarismInput['mode']): void {
  if (plagiarismInput.parse(task.input).mode !== mode)
    throw new AppError('NOT_FOUND', { message: text.otherMode });
}

/**
 * The task and its stored result; the result is null until there is one, and if an older version made it. A
 * request for the other kind of check is answered with its kind, so that an old link leads to the right page.
 */
export async function withResult(
  blobs: BlobStore,
  { status, resultSha256, summary }: TaskRow,
  task: PlagiarismTask,
  mode: PlagiarismInput['mode'],
): Promise<StoredAnswer | { task: PlagiarismTask; result: null }> {
  const isThere = task.mode === mode && status === 'complete' && isReadable(summary);
  if (!isThere || resultSha256 === null) return { task, result: null };
  const blob = await blobs.open(resultSha256);
  if (!blob) throw new AppError('GONE');
  return answerAround('result', blob.stream, { task: plagiarismTask.parse(task) });
}

/** Null until there is something to show. */
export async function readExamined(blobs: BlobStore, { status, summary }: TaskRow) {
  if (status !== 'complete' || !isReadable(summary)) return null;
  const { coverage, settings, documents } = await readRecord(blobs, summary);
  return { coverage, settings, documents: documents.map(factsOf) };
}

/** Throws if the document is not shown as a whole, or not to this person. */
export async function openDocument(
  connection: Connection,
  blobs: BlobStore,
  scope: ObjectScope,
  { taskId, docId }: { readonly taskId: string; readonly docId: string },
): Promise<KeptDocument> {
  const { summary } = await finishedTask(connection, scope, taskId);
  const document = requiredDocument(await readRecord(blobs, summary), docId);
  requireOpen(document, scope);
  return document;
}

export async function readDocumentText(
  connection: Connection,
  blobs: BlobStore,
  scope: ObjectScope,
  { taskId, docId }: { readonly taskId: string; readonly docId: string },
): Promise<StoredAnswer> {
  const { summary } = await finishedTask(connection, scope, taskId);
  const record = await readRecord(blobs, summary);
  requireOpen(requiredDocument(record, docId), scope);
  const sha256 = ownValue(record.texts, docId);
  if (sha256 === undefined) throw new AppError('NOT_FOUND', { message: text.noSuchDocument });
  return storedAnswer(blobs, sha256);
}

export async function openPages(
  connection: Connection,
  blobs: BlobStore,
  scope: ObjectScope,
  place: { readonly taskId: string; readonly docId: string },
): Promise<FileAnswer> {
  const { pdfSha256, name } = await openDocument(connection, blobs, scope, place);
  if (pdfSha256 === null) throw new AppError('GONE', { message: text.noPages });
  return storedFile(blobs, { sha256: pdfSha256, name: `${name}.pdf`, type: 'application/pdf' });
}

export async function readFindings(
  connection: Connection,
  blobs: BlobStore,
  scope: ObjectScope,
  taskId: string,
): Promise<Findings> {
  const { summary } = await finishedTask(connection, scope, taskId);
  return findingsOf(blobs, summary);
}

export async function findingsOf(blobs: BlobStore, summary: unknown): Promise<Findings> {
  const { findingsSha256 } = readSummary(summary);
  return plagiarismFindings.parse(await orGone(readStoredJson(blobs, findingsSha256)));
}

export async function readSources(
  connection: Connection,
  blobs: BlobStore,
  scope: ObjectScope,
  taskId: string,
): Promise<StoredAnswer> {
  const { summary } = await finishedTask(connection, scope, taskId);
  const { sourcesSha256 } = await readRecord(blobs, summary);
  if (sourcesSha256 === null) throw new AppError('NOT_FOUND', { message: text.otherMode });
  return storedAnswer(blobs, sourcesSha256);
}

export async function storedAnswer(blobs: BlobStore, sha256: string): Promise<StoredAnswer> {
  const blob = await blobs.open(sha256);
  if (!blob) throw new AppError('GONE');
  return new StoredAnswer(blob.stream);
}

export async function readRecord(blobs: BlobStore, summary: unknown): Promise<PlagiarismRecord> {
  const { recordSha256 } = readSummary(summary);
  return plagiarismRecord.parse(await orGone(readStoredJson(blobs, recordSha256)));
}

/** Only of a run of this version: the data of another version is not read. */
export function readSummary(summary: unknown): PlagiarismSummary {
  const { data } = plagiarismSummary.safeParse(summary);
  if (data === undefined) throw new AppError('TASK_WITHOUT_RESULT', { message: text.outdated });
  return data;
}

function isReadable(summary: unknown): boolean {
  return plagiarismSummary.safeParse(summary).success;
}

/** Ids come from outside: inherited properties of the object are not entries. */
export function ownValue(record: Readonly<Record<string, string>>, id: string): string | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined;
}

export function requiredDocument({ documents }: PlagiarismRecord, docId: string): KeptDocument {
  const kept = documents.find((document) => document.docId === docId);
  if (!kept) throw new AppError('NOT_FOUND', { message: text.noSuchDocument });
  return kept;
}

/**
 * Documents of the team's text base are shown to others only as far as they were reused, never completely.
 */
export function requireOpen({ origin }: KeptDocument, { role }: ObjectScope): void {
  if (origin === 'textBase' && role === 'guest')
    throw new AppError('NOT_FOUND', { message: text.baseIsInternal });
}

export function factsOf({ documentSha256: _, pdfSha256: __, ...facts }: KeptDocument) {
  return facts;
}
