/** The life cycle of a review: accepted (read and recognised for free), started for a use, read, shown. */
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { ObjectScope, TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { storeJson } from '../../platform/documents/stored-json.ts';
import { streamOf } from '../../platform/http/answer-around.ts';
import { type FileAnswer, StoredAnswer } from '../../platform/http/route-handler.ts';
import { storedFile } from '../../platform/http/stored-file.ts';
import { readTask, type TaskRow, type TaskService } from '../tasks/index.ts';
import { findStandard } from '../templates/index.ts';
import { findFile } from '../uploads/index.ts';
import { type AuditInput, auditInput, auditSummary, type ReviewChoice } from './audit.input.ts';
import { auditServerText } from './audit.text.ts';
import { knownStandpoint } from './result/read-facts.ts';
import { readWithheld } from './result/withhold.service.ts';
import { reviewedTask } from './reviewed-task.ts';
import { chosenTemplate } from './templates/templates.service.ts';

export interface AuditParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly tasks: TaskService;
}

interface WantedReview {
  readonly standpoint: string;
  readonly template_id?: string | undefined;
  readonly customDemand?: string | undefined;
  readonly standard_id?: string | undefined;
}

export interface NewAudit extends Omit<WantedReview, 'standpoint'> {
  readonly fileId: string;
  /** Standpoint given at once: reviewed in one step. */
  readonly standpoint?: string | undefined;
  readonly title?: string | undefined;
  readonly idempotencyKey?: string | undefined;
}

export async function acceptAudit(
  parts: AuditParts,
  scope: TeamScope,
  { fileId, title, standpoint, idempotencyKey, ...wanted }: NewAudit,
): Promise<TaskRow> {
  const file = await findFile(parts.database, scope, fileId);
  if (!file) throw new AppError('NOT_FOUND', { message: auditServerText.fileMissing });
  const review = standpoint === undefined ? null : await choiceOf(parts, scope, { ...wanted, standpoint });
  const { name, size, sha256 } = file;
  const input: AuditInput = { file: { fileId, name, size, sha256 }, review };
  const isFree = review === null;
  return parts.tasks.accept(scope, { tool: 'audit', title: title ?? name, input, idempotencyKey, isFree });
}

/** The first review or another one: a new run that reuses the recognised facts. */
export async function startReview(
  parts: AuditParts,
  scope: TeamScope,
  id: string,
  wanted: WantedReview,
): Promise<TaskRow> {
  const choice = await choiceOf(parts, scope, wanted);
  return parts.tasks.rerun(scope, id, (task) => {
    const known = task.summary === null ? null : auditSummary.parse(task.summary);
    const standpoint = known ? knownStandpoint(known.facts, choice.standpoint) : choice.standpoint;
    if (standpoint === null) throw unknownStandpoint(choice.standpoint);
    const input: AuditInput = { ...auditInput.parse(task.input), review: { ...choice, standpoint } };
    return { input, summary: known && { ...known, reviewed: null } };
  });
}

function unknownStandpoint(asked: string): AppError {
  const message = auditServerText.unknownStandpoint(asked);
  return new AppError('INVALID_REQUEST', { message, fields: [{ path: 'standpoint', message }] });
}

async function choiceOf(
  { database, blobs }: AuditParts,
  scope: TeamScope,
  { standpoint, template_id, customDemand = '', standard_id }: WantedReview,
): Promise<ReviewChoice> {
  const template = template_id === undefined ? null : await chosenTemplate(database, scope, template_id);
  const standard = standard_id === undefined ? null : await findStandard(database, scope, standard_id);
  if (standard_id !== undefined && standard === null)
    throw new AppError('NOT_FOUND', { message: auditServerText.unknownStandard });
  const isOwn = template?.kind === 'own';
  return {
    standpoint,
    templateId: template?.id ?? null,
    templateName: template?.name ?? null,
    templateSha256: isOwn ? await storeJson(blobs, JSON.stringify(template.content)) : null,
    customDemand,
    standard,
  };
}

/** While the model runs: the partial result. */
export async function readResult(
  database: Database,
  blobs: BlobStore,
  scope: ObjectScope,
  id: string,
): Promise<StoredAnswer> {
  const task = await readTask(database, scope, id);
  const partial = task?.status === 'running' ? task.resultSha256 : null;
  const sha256 = partial ?? (await reviewedTask(database, scope, id)).resultSha256;
  if (scope.role === 'guest')
    return new StoredAnswer(streamOf((await readWithheld(blobs, sha256)).resultJson));
  const blob = await blobs.open(sha256);
  if (!blob) throw new AppError('GONE');
  return new StoredAnswer(blob.stream);
}

/** As soon as the file is read, even if the review failed. */
export async function openPages(blobs: BlobStore, task: TaskRow): Promise<FileAnswer> {
  if (task.summary === null) {
    if (task.status === 'pending' || task.status === 'running')
      throw new AppError('TASK_NOT_FINISHED', { message: auditServerText.notReadYet });
    throw new AppError('TASK_WITHOUT_RESULT');
  }
  const { pdfSha256 } = auditSummary.parse(task.summary);
  if (pdfSha256 === null) throw new AppError('GONE', { message: auditServerText.noPages });
  const { name } = auditInput.parse(task.input).file;
  return storedFile(blobs, { sha256: pdfSha256, name: `${name}.pdf`, type: 'application/pdf' });
}
