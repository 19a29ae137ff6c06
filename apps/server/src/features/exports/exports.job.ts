/**
 * Makes one export. A refusal of the writer fails the export at once with its message; any other failure is
 * retried, and only `giveUp` fails the export, so that a late failure of a dead job cannot affect an export
 * that was requested again.
 */
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobName, JobPayload } from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { WriteOutcome } from '../../adapters/result-writer/result-writer.port.ts';
import type { ObjectScope } from '../../platform/access/team-scope.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/observe/logging.ts';
import type { JobHandler } from '../../platform/queue/job-queue.ts';
import { lockTask, readTask, scopeOfTask, type TaskRow } from '../tasks/index.ts';
import { completeExport, failExport, startExport } from './exports.repository.ts';
import { type ReadStates, shownDigest } from './exports.service.ts';
import { exportText } from './exports.text.ts';

export interface ExportParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly log: Logger;
}

type ExportJobName = {
  [Name in JobName]: JobPayload<Name> extends { readonly format: string } ? Name : never;
}[JobName];
type FormatOf<Name extends ExportJobName> = JobPayload<Name>['format'];

export interface ExportOrder<Format extends string, States> {
  readonly task: TaskRow;
  readonly format: Format;
  readonly states: States;
  /** When it was requested. */
  readonly createdAt: Date;
  readonly outPath: string;
  readonly signal: AbortSignal;
}

/** `keep`: what else is stored about the file, in the transaction that completes the export. */
export type ExportOutcome = WriteOutcome & {
  readonly keep?: (connection: Connection, sha256: string) => Promise<void>;
};

export interface ExportWork<Format extends string, States> {
  readonly statesFor: ReadStates<Format, States>;
  write(order: ExportOrder<Format, States>): Promise<ExportOutcome>;
}

export function exportJob<Name extends ExportJobName, States>(
  name: Name,
  parts: ExportParts,
  work: ExportWork<FormatOf<Name>, States>,
): JobHandler<Name> {
  const { database } = parts;
  return {
    name,
    async run({ payload, signal }) {
      const scope = await scopeOfTask(database, payload.taskId);
      const task = scope && (await readTask(database, scope, payload.taskId));
      if (!scope || !task || task.run !== payload.run || task.summary === null) return;
      const folder = await mkdtemp(join(tmpdir(), 'wenjian-export-'));
      const attempt = { scope, task, format: payload.format, outPath: join(folder, 'export'), signal };
      try {
        while (!(await makeExport(parts, work, attempt)));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async giveUp(payload) {
      const scope = await scopeOfTask(database, payload.taskId);
      if (scope) await failExport(database, scope, payload, exportText.failed);
    },
  };
}

interface Attempt<Format extends string> {
  readonly scope: ObjectScope;
  readonly task: TaskRow;
  readonly format: Format;
  readonly outPath: string;
  readonly signal: AbortSignal;
}

/**
 * False if it has to be written again, because the decisions have changed and it was requested with the new
 * ones.
 */
async function makeExport<Format extends string, States>(
  { database, blobs, log }: ExportParts,
  { statesFor, write }: ExportWork<Format, States>,
  { scope, task: { id: taskId, run }, format, outPath, signal }: Attempt<Format>,
): Promise<boolean> {
  const key = { taskId, run, format };
  const { task, states, stateDigest, row } = await database.transaction(async (transaction) => {
    // Locked, so that no later decision is requested between reading the decisions and recording which were
    // read; read here, because a first result may have been replaced by the whole one.
    const task = await lockTask(transaction, scope, taskId);
    const { states, digest } = await statesFor(transaction, scope, key);
    const stateDigest = task === null ? digest : shownDigest(task, digest);
    return { task, states, stateDigest, row: await startExport(transaction, scope, key, stateDigest) };
  });
  if (!row || !task) return true;
  const outcome = await write({ task, format, states, createdAt: row.createdAt, outPath, signal });
  signal.throwIfAborted();
  if (outcome.kind === 'failed') {
    log.error({ ...key, reason: outcome.reason }, 'export failed');
    await failExport(database, scope, key, outcome.message);
    return true;
  }
  const { sha256, size } = await blobs.put(createReadStream(outPath));
  return database.transaction(async (transaction) => {
    const done = { stateDigest, sha256, size, notice: outcome.notice };
    const isComplete = await completeExport(transaction, scope, key, done);
    if (isComplete) await outcome.keep?.(transaction, sha256);
    return isComplete;
  });
}
