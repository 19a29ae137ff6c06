/**
 * Who owns the database of a data folder: whoever holds an advisory lock inside it, by an open session. It vanishes with its owner however that ends, which no
 * lock file can say.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export class DataFolderInUseError extends Error {
  constructor(folder: string) {
    super(`数据目录 ${folder} 正被另一个文鉴使用。请先停止它，或用 DATA_DIR 指定另一个目录。`);
  }
}

/** Any fixed number; it only has to differ from other advisory locks of the product. */
const OWNER_LOCK = 7_015_001;
const RETAKE_EVERY_MS = 200;
/** Others who took the lock of a server they did not start give it back at once; on a busy machine that takes a while. */
const INSIST_ATTEMPTS = 100;

/** Holds the session. However it is lost (a database restart, a backend killed for memory), it is taken again at once: without it a second product could start. */
export function keepOwnership(
  taken: pg.Client,
  url: string,
  folder: string,
  log: (message: string) => void,
): { release(): Promise<void> } {
  let isReleased = false;
  let owner = taken;
  const watch = () => {
    owner.once('end', () => {
      if (!isReleased) void retake();
    });
  };
  const retake = async () => {
    while (!isReleased) {
      try {
        owner = await takeOwnership(url, folder);
        return watch();
      } catch (error) {
        if (error instanceof DataFolderInUseError) return log(error.message);
        await sleep(RETAKE_EVERY_MS);
      }
    }
  };
  watch();
  return {
    async release() {
      isReleased = true;
      await owner.end().catch(() => undefined);
    },
  };
}

/** For whoever started the server. */
export async function insistOnOwnership(url: string, folder: string): Promise<pg.Client> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await takeOwnership(url, folder);
    } catch (error) {
      if (!(error instanceof DataFolderInUseError) || attempt === INSIST_ATTEMPTS) throw error;
      await sleep(RETAKE_EVERY_MS);
    }
  }
}

/** Makes the product's database first, if there is none yet. */
export async function takeOwnership(url: string, folder: string): Promise<pg.Client> {
  await createDatabase(url);
  const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'wenjian-owner' });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    OWNER_LOCK,
  ]);
  if (rows[0]?.taken) return client;
  await client.end();
  throw new DataFolderInUseError(folder);
}

/** The database that is there before the product's. */
export function adminUrl(url: string): string {
  const admin = new URL(url);
  admin.pathname = '/postgres';
  return admin.href;
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl(url) });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const name = new URL(url).pathname.slice(1);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(name)}`).catch(ignoreExisting);
  } finally {
    await client.end();
  }
}

/** Also while another one is just making it: its row is there before it is. */
const DUPLICATE_DATABASE = '42P04';
const DUPLICATE_ROW = '23505';

function ignoreExisting(error: Error & { code?: string }): void {
  if (error.code !== DUPLICATE_DATABASE && error.code !== DUPLICATE_ROW) throw error;
}
