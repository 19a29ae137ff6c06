/** Review lists out to Excel and back. */
import { mediaTypeOf, REVIEW_SHEET_MAX_BYTES } from '@wenjian/api';
import type { BlobStore } from '../../../adapters/blob-store/blob-store.port.ts';
import type { SheetReader } from '../../../adapters/sheet-reader/sheet-reader.port.ts';
import type { WorkbookWriter } from '../../../adapters/workbook-writer/workbook-writer.port.ts';
import type { TeamScope } from '../../../platform/access/team-scope.ts';
import { AppError, type FieldProblem } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { memoryFile } from '../../../platform/http/memory-file.ts';
import type { FileAnswer } from '../../../platform/http/route-handler.ts';
import { findFile } from '../../uploads/index.ts';
import { auditServerText } from '../audit.text.ts';
import { findTemplate, type TemplateRow } from '../templates/templates.repository.ts';
import { changeTemplate, createTemplate, rulesOf } from '../templates/templates.service.ts';
import { playbookText as text } from './playbook.text.ts';
import { readPlaybook } from './read-playbook.ts';
import { type PlaybookContent, sheetsOfPlaybook } from './write-playbook.ts';

export interface PlaybookParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly sheets: SheetReader;
  readonly workbooks: WorkbookWriter;
}

export async function exportPlaybook(
  { database, workbooks }: PlaybookParts,
  scope: TeamScope,
  id: string,
): Promise<FileAnswer> {
  const row = await requiredTemplate(database, scope, id);
  const name = text.fileName(row.name);
  return memoryFile(workbooks.write(sheetsOfPlaybook(rulesOf(row))), name, mediaTypeOf(name));
}

export async function importPlaybook(
  parts: PlaybookParts,
  scope: TeamScope,
  {
    fileId,
    name,
    contractType,
  }: { readonly fileId: string; readonly name: string; readonly contractType: string | null },
): Promise<TemplateRow> {
  const content = await contentIn(parts, scope, fileId);
  return createTemplate(parts.database, scope, { name, contractType, ...content });
}

export async function replacePlaybook(
  parts: PlaybookParts,
  scope: TeamScope,
  id: string,
  fileId: string,
): Promise<TemplateRow> {
  const content = await contentIn(parts, scope, fileId);
  const { name, contractType } = await requiredTemplate(parts.database, scope, id);
  return changeTemplate(parts.database, scope, id, { name, contractType, ...content });
}

async function requiredTemplate(database: Database, scope: TeamScope, id: string): Promise<TemplateRow> {
  const row = await findTemplate(database, scope, id);
  if (!row) throw new AppError('NOT_FOUND', { message: auditServerText.unknownTemplate });
  return row;
}

async function contentIn(
  { database, blobs, sheets }: PlaybookParts,
  scope: TeamScope,
  fileId: string,
): Promise<PlaybookContent> {
  const file = await findFile(database, scope, fileId);
  if (!file) throw new AppError('NOT_FOUND', { message: auditServerText.fileMissing });
  if (file.size > REVIEW_SHEET_MAX_BYTES) throw refusal([{ path: 'fileId', message: text.tooLarge }]);
  const sheet = await blobs.withLocalFile(file.sha256, (path) => sheets.read(path, file.name));
  if (sheet.kind === 'refused') throw refusal([{ path: 'fileId', message: sheet.message }]);
  if (sheet.left.length > 0)
    throw refusal(sheet.left.map((what) => ({ path: 'fileId', message: text.left(what) })));
  const outcome = readPlaybook(sheet.rows);
  if (outcome.kind === 'refused') throw refusal(outcome.problems);
  return outcome.content;
}

/** One problem is told at once; several are counted, and each is in the fields. */
function refusal(fields: readonly FieldProblem[]): AppError {
  const [first] = fields;
  const message = first && fields.length === 1 ? first.message : text.refused(fields.length);
  return new AppError('INVALID_REQUEST', { message, fields });
}
