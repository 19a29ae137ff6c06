/**
 * `wenjian admin status`, `backup` and `restore`: the state of the deployment, its backup and its recovery.
 */
import type { DeploymentStatus } from '@wenjian/server';
import { UnusableInput } from '../command.ts';
import type { AdminAction } from './admin.action.ts';
import { operationsText as text } from './admin-operations.text.ts';

export const operationsActions: Readonly<Record<string, AdminAction>> = {
  status: {
    argumentCount: 0,
    options: {},
    async run(admin) {
      const status = await admin.readStatus();
      return { json: status, lines: linesOf(status) };
    },
  },
  backup: {
    argumentCount: 1,
    options: {},
    async run(admin, [folder = '']) {
      const made = await explained(admin.backUp(folder));
      const lines = [text.backedUp(folder, made.blobs, made.copied)];
      return { json: made, lines: made.missing > 0 ? [...lines, text.missing(made.missing)] : lines };
    },
  },
  restore: {
    argumentCount: 1,
    options: {},
    async run(admin, [folder = '']) {
      const restored = await explained(admin.restore(folder));
      return { json: restored, lines: [text.restored(restored.createdAt, restored.blobs)] };
    },
  },
};

/** A problem the operator can fix is shown as a message; everything else is a bug. */
async function explained<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && error.name === 'BackupError') throw new UnusableInput(error.message);
    throw error;
  }
}

function linesOf({
  version,
  processes,
  queue,
  database,
  files,
  lastBackup,
}: DeploymentStatus): readonly string[] {
  const shown = queue.filter((one) => one.waiting + one.delayed + one.running + one.dead > 0);
  return [
    text.version(version, database.version),
    '',
    text.processes(processes.length),
    ...processes.map((one) => text.process(one, one.version !== version)),
    '',
    shown.length > 0 ? text.queue : text.quietQueue,
    ...shown.map((one) => text.queueLine(one)),
    '',
    text.database(database.bytes, database.connections),
    text.files(files.count, files.bytes),
    lastBackup === null ? text.noBackup : text.lastBackup(lastBackup.at.toISOString(), lastBackup.folder),
  ];
}
