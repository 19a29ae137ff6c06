/** Opened by both the server and the worker: the database, the files, the queue. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { jobPayloadsOf, type Tools } from '@wenjian/api';
import type { BlobStore } from '../adapters/blob-store/blob-store.port.ts';
import { createBlobStore } from '../adapters/blob-store/create-blob-store.ts';
import type { Config } from '../platform/config/config.ts';
import { type DatabaseHandle, openDatabase } from '../platform/database/database.ts';
import type { Logger } from '../platform/observe/logging.ts';
import { type JobQueue, startJobQueue } from '../platform/queue/job-queue.ts';
import { readQueueStates } from '../platform/queue/queue-states.ts';
import type { OperatorParts } from './operations.ts';

interface Shared {
  readonly handle: DatabaseHandle;
  readonly blobs: BlobStore;
  readonly queue: JobQueue;
  readonly operator: OperatorParts;
  close(): Promise<void>;
}

export async function openShared(
  config: Config,
  databaseUrl: string,
  log: Logger,
  tools: Tools,
): Promise<Shared> {
  const handle = openDatabase(databaseUrl, (error) => log.error({ err: error }, 'database connection'));
  const queue = await startJobQueue(databaseUrl, log, jobPayloadsOf(tools));
  const blobs = await createBlobStore(config.blobUrl ?? blobFolder(config));
  return {
    handle,
    blobs,
    queue,
    operator: {
      checks: { database: () => handle.pool.query('select 1'), files: () => blobs.check() },
      readQueue: () => readQueueStates(handle.pool),
    },
    async close() {
      await queue.stop();
      await handle.close();
    },
  };
}

function blobFolder(config: Config): string {
  const folder = join(config.dataFolder, 'blobs');
  mkdirSync(folder, { recursive: true });
  return folder;
}
