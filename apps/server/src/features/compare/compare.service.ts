import { randomUUID } from 'node:crypto';
import { COMPARISON_TITLE_MAX_CHARACTERS, compareOptions } from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { Abilities, ObjectAccess } from '../../platform/access/authorise.ts';
import type { ObjectScope, TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { type FileAnswer, StoredAnswer } from '../../platform/http/route-handler.ts';
import { storedFile } from '../../platform/http/stored-file.ts';
import { type Decided, listDecided } from '../findings/index.ts';
import {
  finishedTask,
  listPermissions,
  presentTask,
  type TaskRow,
  type TaskService,
  taskAbilities,
} from '../tasks/index.ts';
import { type FileRow, findFile } from '../uploads/index.ts';
import { type CompareInput, type CompareOptions, compareInput, compareSummary } from './compare.input.ts';
import { compareText } from './compare.text.ts';

export interface NewComparison {
  readonly originFileId: string;
  readonly targetFileId?: string | undefined;
  readonly targetFileIds?: readonly string[] | undefined;
  readonly title?: string | undefined;
  readonly options?: CompareOptions | undefined;
  readonly idempotencyKey?: string | undefined;
}

/** One comparison per version; the first is returned. */
export async function acceptComparison(
  database: Database,
  tasks: TaskService,
  scope: TeamScope,
  request: NewComparison,
): Promise<TaskRow> {
  const { targetFileId, targetFileIds = [], idempotencyKey } = request;
  const origin = await requiredFile(database, scope, request.originFileId);
  const chainId = targetFileId === undefined ? randomUUID() : null;
  const wanted: NewTask[] = [];
  for (const fileId of targetFileId === undefined ? targetFileIds : [targetFileId]) {
    const target = await requiredFile(database, scope, fileId);
    const input: CompareInput = {
      origin: reference(origin),
      target: reference(target),
      options: request.options ?? compareOptions.parse({}),
      chainId,
      chainIndex: wanted.length,
    };
    const title = titleOf(request.title, input, targetFileIds.length > 1);
    wanted.push({ tool: 'compare', title, input, idempotencyKey: undefined });
  }
  const [first, ...others] = wanted;
  if (!first) throw new AppError('INVALID_REQUEST');
  return tasks.acceptAll(scope, { ...first, idempotencyKey }, others);
}

type NewTask = Parameters<TaskService['accept']>[1];

/** The same two files once more; by default with the options of the last run. */
export async function compareAgain(
  tasks: TaskService,
  scope: TeamScope,
  { id, options }: { readonly id: string; readonly options: CompareOptions | undefined },
): Promise<TaskRow> {
  if (options === undefined) return tasks.rerun(scope, id);
  return tasks.rerun(scope, id, (task): { input: CompareInput } => ({
    input: { ...compareInput.parse(task.input), options },
  }));
}

export async function readResult(database: Database, blobs: BlobStore, scope: ObjectScope, id: string) {
  const task = await finishedTask(database, scope, id);
  const blob = await blobs.open(task.resultSha256);
  if (!blob) throw new AppError('GONE');
  return new StoredAnswer(blob.stream);
}

export async function openPages(
  database: Database,
  blobs: BlobStore,
  scope: ObjectScope,
  { id, side }: { readonly id: string; readonly side: 'old' | 'new' },
): Promise<FileAnswer> {
  const task = await finishedTask(database, scope, id);
  const { origin, target } = compareInput.parse(task.input);
  const sha256 = compareSummary.parse(task.summary)[side].pdfSha256;
  if (sha256 === null) throw new AppError('GONE', { message: compareText.noPages });
  const { name } = side === 'old' ? origin : target;
  return storedFile(blobs, { sha256, name: `${name}.pdf`, type: 'application/pdf' });
}

/** The user's abilities for each task; lists ask for many at once. */
export async function presentComparisons(
  connection: Connection,
  scope: ObjectScope,
  rows: readonly TaskRow[],
) {
  const ids = rows.map((row) => row.id);
  const decided = await listDecided(connection, scope, ids);
  const permissions = await listPermissions(connection, scope, ids);
  return rows.map((row) =>
    present(row, taskAbilities(scope, row.ownerId, permissions.get(row.id) ?? null), decided),
  );
}

export async function presentComparison(
  connection: Connection,
  { scope, abilities }: ObjectAccess,
  row: TaskRow,
) {
  const decided = await listDecided(connection, scope, [row.id]);
  return present(row, abilities, decided);
}

function present(row: TaskRow, abilities: Abilities, decided: ReadonlyMap<string, readonly Decided[]>) {
  const { origin, target, options, chainId } = compareInput.parse(row.input);
  const statistics = row.summary === null ? null : compareSummary.parse(row.summary).statistics;
  const total = statistics && statistics.major + statistics.minor;
  return {
    ...presentTask(row, abilities),
    origin: taskFile(origin),
    target: taskFile(target),
    statistics,
    options,
    chainId,
    decided: total === null ? null : { done: decided.get(row.id)?.length ?? 0, total },
  };
}

async function requiredFile(database: Database, scope: TeamScope, fileId: string): Promise<FileRow> {
  const file = await findFile(database, scope, fileId);
  if (!file) throw new AppError('NOT_FOUND', { message: compareText.filesMissing });
  return file;
}

/** Versions with one common title are told apart by their file names. */
function titleOf(
  given: string | undefined,
  { origin, target }: CompareInput,
  isOneOfSeveral: boolean,
): string {
  if (given === undefined) return compareText.title(origin.name, target.name);
  if (!isOneOfSeveral) return given;
  return compareText.versionTitle(given, target.name).slice(0, COMPARISON_TITLE_MAX_CHARACTERS);
}

function reference(file: FileRow) {
  return { fileId: file.id, name: file.name, size: file.size, sha256: file.sha256 };
}

function taskFile({ fileId, name, size }: CompareInput['origin']) {
  return { fileId, name, size };
}
