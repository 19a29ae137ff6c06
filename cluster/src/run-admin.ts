/** `wenjian admin …` as an operator of the cluster types it. */
import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { findPrograms } from './programs.ts';
import type { Cluster } from './start-cluster.ts';

const BIN = join(import.meta.dirname, '../../apps/cli/bin/wenjian.mjs');

export async function runAdmin(
  { databaseUrl, s3, folder }: Pick<Cluster, 'databaseUrl' | 's3' | 'folder'>,
  ...args: readonly string[]
): Promise<unknown> {
  const programs = findPrograms();
  const tools = typeof programs === 'string' ? '' : programs.postgresFolder;
  const env = {
    ...process.env,
    PATH: [tools, process.env.PATH].join(delimiter),
    DATABASE_URL: databaseUrl,
    BLOB_URL: s3.blobUrl,
    DATA_DIR: folder,
  };
  const { stdout } = await promisify(execFile)(process.execPath, [BIN, 'admin', ...args, '--json'], { env });
  return JSON.parse(stdout);
}
