/** The system's PostgreSQL with its normal durability, in its own folder. */
import { execFile } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../apps/server/src/platform/free-port.ts';
import { databaseUser } from './programs.ts';
import { end, startProgram } from './running-program.ts';

export interface PostgresServer {
  /** The address of an empty database. */
  createDatabase(name: string): Promise<string>;
  query<Row extends pg.QueryResultRow>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

const START_ATTEMPTS = 200;
const START_POLL_MS = 50;
const run = promisify(execFile);

export async function startPostgres(programs: string, parent: string): Promise<PostgresServer> {
  const folder = join(parent, 'postgres');
  mkdirSync(folder, { mode: 0o700 });
  const user = databaseUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const as = user ?? {};
  await run(
    join(programs, 'initdb'),
    [
      '--pgdata',
      folder,
      '--username',
      'wenjian',
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
      '--locale',
      'C.UTF-8',
    ],
    { ...as, cwd: '/' },
  );
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 300,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = startProgram(join(programs, 'postgres'), ['-D', folder, ...flags], {
    ...as,
    cwd: '/',
    stdio: 'ignore',
  });
  const urlOf = (database: string) => `postgres://wenjian@127.0.0.1:${port}/${database}`;
  const pool = await openPool(urlOf('postgres')).catch(async (error) => {
    await end(server, 'SIGKILL');
    throw error;
  });
  return {
    async createDatabase(name) {
      await pool.query(`drop database if exists ${name} with (force)`);
      await pool.query(`create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
      return urlOf(name);
    },
    query: async (sql, parameters = []) => (await pool.query(sql, [...parameters])).rows,
    async stop() {
      await pool.end();
      await end(server, 'SIGINT');
    },
  };
}

async function openPool(connectionString: string): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString, max: 2 });
  pool.on('error', () => undefined);
  for (let attempt = 1; ; attempt++) {
    try {
      await pool.query('select 1');
      return pool;
    } catch (error) {
      if (attempt === START_ATTEMPTS) throw error;
      await sleep(START_POLL_MS);
    }
  }
}
