/**
 * A separate PostgreSQL server for the text base benchmark: the embedded one, with the product's tables and
 * one team.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FingerprintIndex } from '@wenjian/plagiarism';
import { createPostgresTextBase } from '../../../apps/server/src/adapters/text-base/postgres.text-base.ts';
import { proveTeamScope, type TeamScope } from '../../../apps/server/src/platform/access/team-scope.ts';
import {
  type Database,
  migrateDatabase,
  openDatabase,
} from '../../../apps/server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../../apps/server/src/platform/database/embedded-postgres/embedded-postgres.ts';

export interface BenchDatabase {
  readonly database: Database;
  readonly index: FingerprintIndex;
  readonly scope: TeamScope;
  /** Adds rows for this many documents and returns their ids. */
  addDocuments(count: number): Promise<readonly string[]>;
  query<Row>(statement: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  /** Null when it was stopped at the time limit. */
  queryWithin<Row>(
    limitMs: number,
    statement: string,
    values: readonly unknown[],
  ): Promise<readonly Row[] | null>;
  close(): Promise<void>;
}

/** What an operator would configure for a database of this size; everything else is the package's default. */
export const SETTINGS = ['shared_buffers=1GB', 'max_wal_size=8GB'];
/** The usual 0.3 finds nothing when 3,000 characters are compared with 50,000. */
export const LEAST_SIMILARITY = 0.01;

export async function openBenchDatabase(): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'wenjian-bench-'));
  chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres({
    folder: join(folder, 'pg'),
    log: console.error,
    settings: [...SETTINGS, `pg_trgm.similarity_threshold=${LEAST_SIMILARITY}`],
  });
  await migrateDatabase(server.url);
  const handle = openDatabase(server.url, (error) => console.error(error.message));
  const query = async <Row>(statement: string, values: readonly unknown[] = []) =>
    (await handle.pool.query(statement, [...values])).rows as readonly Row[];
  const [user] = await query<{ id: string }>(
    `insert into users (issuer, sub) values ('bench', 'bench') returning id`,
  );
  const [team] = await query<{ id: string }>(
    `insert into team_spaces (name, type, owner_id) values ('bench', 'team', $1) returning id`,
    [user?.id],
  );
  const scope = proveTeamScope(team?.id ?? '', user?.id ?? '', 'owner');
  return {
    database: handle.database,
    index: createPostgresTextBase(handle.database).openIndex(scope),
    scope,
    query,
    async queryWithin<Row>(limitMs: number, statement: string, values: readonly unknown[]) {
      const client = await handle.pool.connect();
      try {
        await client.query(`set statement_timeout = ${limitMs}`);
        return (await client.query(statement, [...values])).rows as readonly Row[];
      } catch (error) {
        if (error instanceof Error && error.message.includes('statement timeout')) return null;
        throw error;
      } finally {
        client.release(true);
      }
    },
    async addDocuments(count) {
      const rows = await query<{ id: string }>(
        `insert into text_base_documents (team_id, owner_id, name, size, sha256, status)
           select $1, $2, 'x.txt', 1, gen_random_uuid()::text, 'ready' from generate_series(1, $3) returning id`,
        [scope.teamId, scope.userId, count],
      );
      return rows.map(({ id }) => id);
    },
    async close() {
      await handle.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
