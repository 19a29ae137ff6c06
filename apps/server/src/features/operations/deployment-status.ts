/** The state of the deployment: processes, queue, database, files, the last backup. */
import type { Pool } from 'pg';
import { listProcesses, type RunningProcess } from '../../platform/observe/process-name.ts';
import { productVersion } from '../../platform/observe/product-version.ts';
import { type QueueState, readQueueStates } from '../../platform/queue/queue-states.ts';

export interface DeploymentStatus {
  readonly version: string;
  readonly processes: readonly RunningProcess[];
  readonly queue: readonly QueueState[];
  readonly database: { readonly version: string; readonly bytes: number; readonly connections: number };
  readonly files: { readonly count: number; readonly bytes: number };
  /** When the last backup was made; null: never, according to the audit trail. */
  readonly lastBackup: { readonly at: Date; readonly folder: string } | null;
}

/** As the audit trail calls a backup. */
export const BACKUP_ACTION = 'backup';

export async function readStatus(pool: Pick<Pool, 'query'>): Promise<DeploymentStatus> {
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
      [BACKUP_ACTION],
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
