/**
 * A database for one command: the one DATABASE_URL names, the one a running product keeps on the data folder, or the folder's own, started for
 * the time of the command. Several commands at once share it; the one that started it stops it when the others are done.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type DatabaseHandle, migrateDatabase, openDatabase } from '../../platform/database/database.ts';
import {
  findRunningPostgres,
  startEmbeddedPostgres,
} from '../../platform/database/embedded-postgres/embedded-postgres.ts';
import { DataFolderInUseError } from '../../platform/database/embedded-postgres/ownership.ts';

export interface DataPlace {
  readonly dataFolder: string;
  /** Takes precedence over the folder. */
  readonly databaseUrl: string | undefined;
}

const ATTEMPTS = 20;
const RETRY_MS = 250;
/** Any fixed number; it only has to differ from other advisory locks of the product. */
const GUEST_LOCK = 7_015_003;

/** Whether a database exists already; the check creates none. */
export function hasDatabase({ dataFolder, databaseUrl }: DataPlace): boolean {
  return databaseUrl !== undefined || existsSync(join(postgresFolder(dataFolder), 'PG_VERSION'));
}

export async function lendDatabase(place: DataPlace): Promise<DatabaseHandle> {
  const { url, stop } = await reachPostgres(place);
  try {
    await migrateDatabase(url);
  } catch (error) {
    await stop();
    throw error;
  }
  const handle = openDatabase(url, () => undefined);
  return {
    ...handle,
    async close() {
      await handle.close();
      await stop();
    },
  };
}

interface Reached {
  readonly url: string;
  stop(): Promise<void>;
}

async function reachPostgres({ dataFolder, databaseUrl }: DataPlace): Promise<Reached> {
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: async () => undefined };
  const folder = postgresFolder(dataFolder);
  for (let attempt = 1; ; attempt++) {
    const running = findRunningPostgres(folder);
    const guest = running === null ? null : await enterAsGuest(running);
    if (guest !== null) return guest;
    try {
      return await startOwn(folder);
    } catch (error) {
      // Another command started it first, or is just stopping it.
      if (!(error instanceof DataFolderInUseError) || attempt === ATTEMPTS) throw error;
      await sleep(RETRY_MS);
    }
  }
}

async function startOwn(folder: string): Promise<Reached> {
  mkdirSync(join(folder, '..'), { recursive: true });
  const { url, stop } = await startEmbeddedPostgres({ folder, log: () => undefined });
  return {
    url,
    async stop() {
      const host = await connect(url);
      // Waits for every other command, and keeps new ones out until the database has stopped: they start it
      // again.
      await host.query('select pg_advisory_lock($1)', [GUEST_LOCK]);
      await stop();
      await host.end().catch(() => undefined);
    },
  };
}

/**
 * Null if the database stopped meanwhile. A command that found it running must not lose it before it is done.
 */
async function enterAsGuest(url: string): Promise<Reached | null> {
  try {
    const guest = await connect(url);
    await guest.query('select pg_advisory_lock_shared($1)', [GUEST_LOCK]);
    return { url, stop: () => guest.end().catch(() => undefined) };
  } catch {
    return null;
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // Ended by the database's stop.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

function postgresFolder(dataFolder: string): string {
  return join(resolve(dataFolder), 'pg');
}
