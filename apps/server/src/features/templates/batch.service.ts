/** Many documents from one sheet: the sheet to fill in, its check, and the task that makes them. */
import { Readable } from 'node:stream';
import { mediaTypeOf, TEMPLATE_SHEET_MAX_BYTES } from '@wenjian/api';
import { type ReadSheet, sheetColumns, type Template } from '@wenjian/templates';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { SheetReader } from '../../adapters/sheet-reader/sheet-reader.port.ts';
import type { WorkbookWriter } from '../../adapters/workbook-writer/workbook-writer.port.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { memoryFile } from '../../platform/http/memory-file.ts';
import type { FileAnswer } from '../../platform/http/route-handler.ts';
import { dayName, dayNumber } from '../../platform/people/beijing-day.ts';
import { runEngine } from '../../platform/queue/engine-thread.ts';
import type { TaskRow, TaskService } from '../tasks/index.ts';
import { type FileRow, findFile } from '../uploads/index.ts';
import { generationSource } from './generation.service.ts';
import type { ReadSheetInput } from './read-sheet.thread.ts';
import { type BatchInput, templateOf } from './templates.input.ts';
import { findTemplate } from './templates.repository.ts';
import { readableVersion, type VersionKey } from './templates.service.ts';
import { templatesServerText as text } from './templates.text.ts';

export interface BatchParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly tasks: TaskService;
  readonly sheets: SheetReader;
  readonly workbooks: WorkbookWriter;
}

const COLUMN_WIDTH = 22;
const helpWidths = [30, 50, 12] as const;

export async function openSheet(
  { database, workbooks }: BatchParts,
  scope: TeamScope,
  key: VersionKey,
): Promise<FileAnswer> {
  const version = await readableVersion(database, scope, key);
  const template = await findTemplate(database, scope, key.id);
  const columns = sheetColumns(templateOf(version));
  const { help } = text;
  const name = text.sheetName(template?.name ?? version.fileName);
  const bytes = workbooks.write([
    {
      name: text.sheet,
      widths: columns.map(() => COLUMN_WIDTH),
      header: columns.map((column) => column.name),
      rows: [],
      isForFilling: true,
    },
    {
      name: help.sheet,
      widths: helpWidths,
      header: help.header,
      rows: columns.map(({ name: column, hint, isRequired }) => [
        column,
        hint,
        isRequired ? help.required : help.optional,
      ]),
    },
  ]);
  return memoryFile(bytes, name, mediaTypeOf(name));
}

export async function checkSheet(parts: BatchParts, scope: TeamScope, key: VersionKey, fileId: string) {
  const version = await readableVersion(parts.database, scope, key);
  const { count, ready, problems } = await readFilled(parts, scope, templateOf(version), fileId);
  return { count, ready: ready.length, problems: [...problems] };
}

interface NewBatch {
  readonly versionNumber: number;
  readonly fileId: string;
  readonly title?: string | undefined;
  readonly skipsWrongRows: boolean;
  readonly idempotencyKey?: string | undefined;
}

/** Every error is reported before a use is taken; the batch takes one, however many documents it makes. */
export async function acceptBatch(
  parts: BatchParts,
  scope: TeamScope,
  templateId: string,
  { versionNumber, fileId, title, skipsWrongRows, idempotencyKey }: NewBatch,
): Promise<TaskRow> {
  const source = await generationSource(parts.database, scope, { id: templateId, number: versionNumber });
  const read = await readFilled(parts, scope, source.content, fileId);
  if (read.ready.length === 0 || (read.problems.length > 0 && !skipsWrongRows)) throw refusal(read);
  const rows = await parts.blobs.put(Readable.from([JSON.stringify(read.ready)]));
  const input: BatchInput = {
    ...source.input,
    sheet: fileOf(await requiredFile(parts.database, scope, fileId)),
    rows,
    count: read.ready.length,
  };
  const day = dayName(dayNumber(new Date()));
  return parts.tasks.accept(scope, {
    tool: 'template',
    title: title ?? text.batchTitle(source.input.template.name, read.ready.length, day),
    input,
    idempotencyKey,
  });
}

function fileOf({ id: fileId, name, size, sha256 }: FileRow): BatchInput['sheet'] {
  return { fileId, name, size, sha256 };
}

const READING_MS = 60_000;

async function readFilled(
  { database, blobs, sheets }: BatchParts,
  scope: TeamScope,
  template: Template,
  fileId: string,
): Promise<ReadSheet> {
  const file = await requiredFile(database, scope, fileId);
  if (file.size > TEMPLATE_SHEET_MAX_BYTES) throw wrongFile(text.sheetTooLarge);
  const sheet = await blobs.withLocalFile(file.sha256, (path) => sheets.read(path, file.name));
  if (sheet.kind === 'refused') throw wrongFile(sheet.message);
  const [left] = sheet.left;
  if (left !== undefined) throw wrongFile(text.sheetLeft(left));
  const signal = AbortSignal.timeout(READING_MS);
  const input: ReadSheetInput = { template, rows: sheet.rows };
  const entry = new URL('./read-sheet.thread.ts', import.meta.url);
  return runEngine<ReadSheet>({ entry, input, signal, isInteractive: true }).catch((error: unknown) => {
    throw signal.aborted ? wrongFile(text.sheetTooLong) : error;
  });
}

async function requiredFile(database: Database, scope: TeamScope, fileId: string): Promise<FileRow> {
  const file = await findFile(database, scope, fileId);
  if (!file) throw new AppError('NOT_FOUND', { message: text.fileMissing });
  return file;
}

function wrongFile(message: string): AppError {
  return new AppError('INVALID_REQUEST', { message, fields: [{ path: 'fileId', message }] });
}

function refusal({ problems }: ReadSheet): AppError {
  const fields = problems.map(({ row, message }) => ({
    path: 'fileId',
    message: row === null ? message : text.rowProblem(row, message),
  }));
  const [first] = fields;
  const message = first && fields.length === 1 ? first.message : text.wrongRows(fields.length);
  return new AppError('INVALID_REQUEST', { message, fields });
}
