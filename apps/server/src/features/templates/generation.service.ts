/** Documents that are made from templates. */
import { generatedFormats, mediaTypeOf } from '@wenjian/api';
import { checkValues, type Template, type TemplateValues } from '@wenjian/templates';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FileAnswer } from '../../platform/http/route-handler.ts';
import { storedFile } from '../../platform/http/stored-file.ts';
import { dayName, dayNumber } from '../../platform/people/beijing-day.ts';
import { finishedTask, presentTask, type TaskRow, type TaskService, taskAbilities } from '../tasks/index.ts';
import { type FileRow, keepInRoom } from '../uploads/index.ts';
import { type DocumentInput, generationInput, generationSummary, templateOf } from './templates.input.ts';
import { findTemplate } from './templates.repository.ts';
import { readableVersion, type VersionKey } from './templates.service.ts';
import { templatesServerText as text } from './templates.text.ts';

export interface NewGeneration {
  readonly versionNumber: number;
  readonly title?: string | undefined;
  readonly values: DocumentInput['values'];
  readonly idempotencyKey?: string | undefined;
}

type Format = (typeof generatedFormats)[number];
interface OutputKey {
  readonly id: string;
  readonly format: Format;
}

/** Every error is reported before a use is taken. */
export async function acceptGeneration(
  database: Database,
  tasks: TaskService,
  scope: TeamScope,
  templateId: string,
  { versionNumber, title, values, idempotencyKey }: NewGeneration,
): Promise<TaskRow> {
  const source = await generationSource(database, scope, { id: templateId, number: versionNumber });
  requireFilled(source.content, values);
  const input: DocumentInput = { ...source.input, values };
  return tasks.accept(scope, {
    tool: 'template',
    title: title ?? text.generatedTitle(input.template.name, dayName(dayNumber(new Date()))),
    input,
    idempotencyKey,
  });
}

/** The published version that documents are made from. */
export async function generationSource(database: Database, scope: TeamScope, { id, number }: VersionKey) {
  const template = await findTemplate(database, scope, id);
  if (!template) throw new AppError('NOT_FOUND');
  const version = await readableVersion(database, scope, { id, number });
  if (version.status !== 'published') throw new AppError('TEMPLATE_NOT_PUBLISHED');
  const { fileId, fileName: name, fileSize: size, fileSha256: sha256 } = version;
  return {
    content: templateOf(version),
    input: {
      template: { id, name: template.name },
      versionId: version.id,
      versionNumber: number,
      file: { fileId, name, size, sha256 },
    },
  };
}

export function presentGeneration(row: TaskRow, scope: TeamScope) {
  const input = generationInput.parse(row.input);
  const { template, versionNumber, file } = input;
  const summary = row.summary === null ? null : generationSummary.parse(row.summary);
  const output = (format: Format) => {
    const stored = summary?.[format];
    return stored ? [{ format, name: `${row.title}.${format}`, size: stored.size }] : [];
  };
  return {
    ...presentTask(row, taskAbilities(scope, row.ownerId, null)),
    templateId: template.id,
    templateName: template.name,
    versionNumber,
    templateFile: { fileId: file.fileId, name: file.name, size: file.size },
    values: input.kind === 'batch' ? null : input.values,
    batch:
      input.kind === 'batch'
        ? {
            sheetName: input.sheet.name,
            count: input.count,
            made: summary?.made ?? null,
            failures: [...(summary?.failures ?? [])],
          }
        : null,
    outputs: generatedFormats.flatMap(output),
    notes: summary?.notes ?? [],
  };
}

export async function openGenerated(
  database: Database,
  blobs: BlobStore,
  scope: TeamScope,
  key: OutputKey,
): Promise<FileAnswer> {
  const { name, sha256 } = await readOutput(database, scope, key);
  return storedFile(blobs, { sha256, name, type: mediaTypeOf(name) });
}

export async function keepGenerated(
  database: Database,
  blobs: BlobStore,
  scope: TeamScope,
  key: OutputKey,
): Promise<FileRow> {
  const output = await readOutput(database, scope, key);
  if (!(await blobs.has(output.sha256))) throw new AppError('GONE');
  return keepInRoom(database, scope, output);
}

async function readOutput(database: Database, scope: TeamScope, { id, format }: OutputKey) {
  const task = await finishedTask(database, scope, id);
  const stored = generationSummary.parse(task.summary)[format];
  if (!stored) throw new AppError('NOT_FOUND', { message: text.noSuchFormat });
  return { ...stored, name: `${task.title}.${format}` };
}

function requireFilled(template: Template, values: TemplateValues): void {
  const fields = checkValues(template, values).map(({ fieldId, message }) => {
    const label = template.fields.find(({ id }) => id === fieldId)?.label ?? fieldId;
    return { path: `values.fields.${fieldId}`, message: text.unsound(label, message) };
  });
  const [first] = fields;
  if (first) throw new AppError('INVALID_REQUEST', { message: first.message, fields });
}
