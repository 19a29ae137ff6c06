/** One PostgreSQL server for the whole test run, in a temporary folder, with a template of the product's database. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres/embedded-postgres.ts';
import { createTemplateDatabase } from './test-database.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'wenjian-test-'));
  chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres({
    folder: join(folder, 'pg'),
    log: console.error,
    // Nothing here outlives the run, so durability would only cost time.
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=400'],
  });
  await createTemplateDatabase(server.url);
  process.env.TEST_FOLDER = folder;
  process.env.TEST_POSTGRES_URL = server.url;
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
