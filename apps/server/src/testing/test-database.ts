/** Databases for test files, in the PostgreSQL server that the run's global setup starts. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { loadConfig } from '../platform/config/config.ts';
import { migrateDatabase, openDatabase } from '../platform/database/database.ts';
import { createLogger } from '../platform/observe/logging.ts';
import { startJobQueue } from '../platform/queue/job-queue.ts';
import { createIdentity } from '../processes/identity.ts';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

const TEMPLATE_NAME = 'product_template';

/** An empty database. */
export function createTestDatabase(): Promise<TestDatabase> {
  return create('');
}

/** A database with the product's schema, job queues and signing key: a copy of the template, ten times quicker than migrating. */
export function createProductDatabase(): Promise<TestDatabase> {
  return create(`template ${TEMPLATE_NAME}`);
}

/** Called once per run, by the global setup. */
export async function createTemplateDatabase(serverUrl: string): Promise<void> {
  await run(serverUrl, `create database ${TEMPLATE_NAME}`);
  const url = databaseUrl(serverUrl, TEMPLATE_NAME);
  await migrateDatabase(url);
  const log = createLogger('silent', 'test');
  const queue = await startJobQueue(url, log);
  await queue.stop();
  // Its key for signing takes longest to make.
  const { pool, close } = openDatabase(url, () => undefined);
  const identity = await createIdentity(loadConfig({ NODE_ENV: 'test' }), pool, log);
  await identity.close();
  await close();
}

async function create(options: string): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_POSTGRES_URL;
  if (!serverUrl) throw new Error('TEST_POSTGRES_URL is set by the global setup of the server tests');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await run(serverUrl, `create database ${name} ${options}`);
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => run(serverUrl, `drop database ${name} with (force)`),
  };
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
