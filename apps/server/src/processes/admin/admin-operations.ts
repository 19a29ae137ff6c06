/** The state of the deployment, and its backups. */
import { join } from 'node:path';
import type { Pool } from 'pg';
import { createBlobStore } from '../../adapters/blob-store/create-blob-store.ts';
import { recordOperation } from '../../features/operations/index.ts';
import { loadConfig } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { listProcesses, type RunningProcess } from '../../platform/observe/process-name.ts';
import { productVersion } from '../../platform/observe/product-version.ts';
import { type QueueState, readQueueStates } from '../../platform/queue/queue-states.ts';
import { backUp, restore } from '../backup/backup.ts';
import type { BackupManifest } from '../backup/backup-folder.ts';

export interface DeploymentStatus {
  readonly version: string;
  readonly processes: readonly RunningProcess[];
  readonly queue: readonly QueueState[];
  readonly database: { readonly version: string; readonly bytes: number; readonly connections: number };
  readonly files: { readonly count: number; readonly bytes: number };
  /** When the last backup was made; null: never, according to the audit trail. */
  readonly lastBackup: { readonly at: Date; readonly folder: string } | null;
}

export interface OperationsAdmin {
  readStatus(): Promise<DeploymentStatus>;
  backUp(folder: string): Promise<BackupManifest & { readonly copied: number }>;
  /** Into an empty database. */
  restore(folder: string): Promise<BackupManifest>;
}

interface Place {
  readonly database: Database;
  readonly pool: Pool;
  readonly url: string;
  readonly dataFolder: string;
}

const ACTION = 'backup';

export function operationsAdmin(
  { database, pool, url, dataFolder }: Place,
  operator: string,
): OperationsAdmin {
  const openBlobs = () => {
    const { blobUrl, dataFolder: folder } = loadConfig({ ...process.env, DATA_DIR: dataFolder });
    return createBlobStore(blobUrl ?? join(folder, 'blobs'));
  };
  const record = (action: string, folder: string, { blobs, missing }: BackupManifest) =>
    recordOperation(database, {
      operator,
      action,
      subject: folder,
      details: { blobs, missing, version: productVersion },
    });
  return {
    readStatus: () => readStatus(pool),
    async backUp(folder) {
      const made = await backUp({ databaseUrl: url, pool, blobs: await openBlobs() }, folder);
      await record(ACTION, folder, made);
      return made;
    },
    async restore(folder) {
      const isEmpty = async () => (await count(pool, TABLES)) === 0;
      const restored = await restore({ databaseUrl: url, blobs: await openBlobs(), isEmpty }, folder);
      await record('restore', folder, restored);
      return restored;
    },
  };
}

const TABLES = `select count(*)::int as count from information_schema.tables where table_schema in ('public', 'jobs', 'identity')`;

async function count(pool: Pool, sql: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(sql);
  return rows[0]?.count ?? 0;
}

async function readStatus(pool: Pool): Promise<DeploymentStatus> {
  const [processes, queue, about, backups] = await Promise.all([
    listProcesses(pool),
    readQueueStates(pool),
    pool.query<{ version: string; bytes: string; connections: number; files: number; fileBytes: string }>(
      `select current_setting('server_version') as version,
              pg_database_size(current_database()) as bytes,
              (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
              (select count(distinct sha256)::int from files) as files,
              (select coalesce(sum(size), 0) from (select distinct on (sha256) size from files) one) as "fileBytes"`,
    ),
    pool.query<{ at: Date; folder: string }>(
      'select created_at as at, subject as folder from operations where action = $1 order by created_at desc limit 1',
      [ACTION],
    ),
  ]);
  const [row] = about.rows;
  if (!row) throw new Error('the database answered nothing about itself');
  return {
    version: productVersion,
    processes,
    queue,
    database: { version: row.version, bytes: Number(row.bytes), connections: row.connections },
    files: { count: row.files, bytes: Number(row.fileBytes) },
    lastBackup: backups.rows[0] ?? null,
  };
}
