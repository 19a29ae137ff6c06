/** The life cycle of a check: accepted, run again, deleted. */
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { deleteExports } from '../exports/index.ts';
import { closeKeys } from '../sharing/index.ts';
import { readTask, type TaskRow, type TaskService, taskAbilities } from '../tasks/index.ts';
import { findFile } from '../uploads/index.ts';
import { type CheckedFile, type Party, type PlagiarismInput, plagiarismInput } from './plagiarism.input.ts';
import { plagiarismServerText as text } from './plagiarism.text.ts';

export interface PlagiarismParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly tasks: TaskService;
}

interface NewParty {
  readonly name?: string | undefined;
  readonly fileIds: readonly string[];
}

export interface NewCheck {
  readonly mode: PlagiarismInput['mode'];
  readonly origin: NewParty;
  readonly targets: readonly NewParty[];
  readonly templateFileIds: readonly string[];
  readonly subtract: PlagiarismInput['subtract'];
  readonly useTextBase: boolean;
  readonly title?: string | undefined;
  readonly idempotencyKey?: string | undefined;
}

export async function acceptCheck(
  { database, tasks }: PlagiarismParts,
  scope: TeamScope,
  check: NewCheck,
): Promise<TaskRow> {
  const { mode, subtract, useTextBase, title, idempotencyKey } = check;
  const origin = await findParty(database, scope, check.origin);
  const targets: Party[] = [];
  for (const target of check.targets) targets.push(await findParty(database, scope, target));
  const templates = await findFiles(database, scope, check.templateFileIds);
  const input: PlagiarismInput = {
    mode,
    origin,
    targets,
    templates,
    subtract: [...new Set(subtract)],
    useTextBase,
  };
  return tasks.accept(scope, { tool: 'duplicate', title: title ?? origin.name, input, idempotencyKey });
}

export async function rerunCheck(
  { tasks }: PlagiarismParts,
  scope: TeamScope,
  id: string,
  subtract: PlagiarismInput['subtract'] | undefined,
): Promise<TaskRow> {
  return tasks.rerun(scope, id, (task) => {
    const input = plagiarismInput.parse(task.input);
    return { input: { ...input, subtract: subtract ? [...new Set(subtract)] : input.subtract } };
  });
}

/** All permissions are checked before the first one is deleted. */
export async function deleteChecks(
  { database, tasks }: PlagiarismParts,
  scope: TeamScope,
  ids: readonly string[],
): Promise<void> {
  const wanted = [...new Set(ids)];
  for (const id of wanted) {
    const task = await readTask(database, scope, id);
    if (task?.tool !== 'duplicate') throw new AppError('NOT_FOUND', { message: text.noSuchTask });
    if (!taskAbilities(scope, task.ownerId, null).delete) throw new AppError('FORBIDDEN');
  }
  for (const id of wanted)
    await tasks.remove(scope, id, async (connection) => {
      await deleteExports(connection, scope, id);
      await closeKeys(connection, scope, id);
    });
}

async function findParty(database: Database, scope: TeamScope, { name, fileIds }: NewParty): Promise<Party> {
  const files = await findFiles(database, scope, fileIds);
  const [first] = files;
  return { name: name || text.partyName(first?.name ?? '', files.length), files };
}

async function findFiles(
  database: Database,
  scope: TeamScope,
  fileIds: readonly string[],
): Promise<CheckedFile[]> {
  const files: CheckedFile[] = [];
  for (const fileId of fileIds) {
    const file = await findFile(database, scope, fileId);
    if (!file) throw new AppError('NOT_FOUND', { message: text.fileMissing });
    files.push({ fileId, name: file.name, size: file.size, sha256: file.sha256 });
  }
  return files;
}
