/** The connection to PostgreSQL, and the migrations to this version's schema. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import * as schema from '../../database/schema.ts';

export type Database = NodePgDatabase<typeof schema>;
/** Inside a transaction or outside: repositories take either. */
export type Connection = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

export interface DatabaseHandle {
  readonly database: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

const MIGRATION_LOCK = 7_015_002;
const UNIQUE_VIOLATION = '23505';
const LOCK_NOT_AVAILABLE = '55P03';
const LOCK_TIMEOUT_MS = 2_000;
const MIGRATION_ATTEMPTS = 15;

export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  maxConnections = 15,
): DatabaseHandle {
  const pool = new pg.Pool({ connectionString: url, max: maxConnections, connectionTimeoutMillis: 10_000 });
  // An idle connection that breaks (database restart) must not end the process; the pool opens another.
  pool.on('error', onError);
  // Nor must one that breaks in a transaction: the transaction itself gets the error.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return { database: drizzle(pool, { schema, casing: 'snake_case' }), pool, close: () => pool.end() };
}

/** Safe when several processes start at once: the others wait, then find nothing left to do. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await migrateInTurns(client);
  } finally {
    await client.end();
  }
}

/**
 * Servers of the previous version keep working meanwhile. A migration that waits for a lock blocks everybody
 * after it, so it waits only a moment, lets them pass, and tries again.
 */
async function migrateInTurns(client: pg.Client): Promise<void> {
  const migrationsFolder = join(import.meta.dirname, '../../database/migrations');
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder });
    } catch (error) {
      const isLocked = databaseErrorOf(error)?.code === LOCK_NOT_AVAILABLE;
      if (!isLocked || attempt === MIGRATION_ATTEMPTS) throw error;
      await sleep(LOCK_TIMEOUT_MS);
    }
  }
}

/** PostgreSQL refused a row because of a unique index: any, or this one. */
export function isUniqueViolation(error: unknown, index?: string): boolean {
  const refused = databaseErrorOf(error);
  if (refused?.code !== UNIQUE_VIOLATION) return false;
  return index === undefined || refused.constraint === index;
}

function databaseErrorOf(error: unknown): pg.DatabaseError | null {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof pg.DatabaseError ? cause : null;
}
