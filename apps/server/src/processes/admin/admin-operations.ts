/** The state of the deployment, and its backups. */
import { join } from 'node:path';
import type { Pool } from 'pg';
import { createBlobStore } from '../../adapters/blob-store/create-blob-store.ts';
import {
  BACKUP_ACTION,
  type DeploymentStatus,
  type Operator,
  readStatus,
  recordOperation,
} from '../../features/operations/index.ts';
import { loadConfig } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { productVersion } from '../../platform/observe/product-version.ts';
import { backUp, restore } from '../backup/backup.ts';
import type { BackupManifest } from '../backup/backup-folder.ts';

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

export function operationsAdmin(
  { database, pool, url, dataFolder }: Place,
  operator: Operator,
): OperationsAdmin {
  const openBlobs = () => {
    const { blobUrl, dataFolder: folder } = loadConfig({ ...process.env, DATA_DIR: dataFolder });
    return createBlobStore(blobUrl ?? join(folder, 'blobs'));
  };
  const record = (action: string, folder: string, { blobs, missing }: BackupManifest) =>
    recordOperation(database, operator, {
      action,
      subject: folder,
      details: { blobs, missing, version: productVersion },
    });
  return {
    readStatus: () => readStatus(pool),
    async backUp(folder) {
      const made = await backUp({ databaseUrl: url, pool, blobs: await openBlobs() }, folder);
      await record(BACKUP_ACTION, folder, made);
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
