/** The programs of a real deployment that are not npm packages: PostgreSQL and Redis of the system. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Programs {
  /** The folder of `postgres`, `initdb`, `pg_dump` and `pg_restore`. */
  readonly postgresFolder: string;
  readonly redisServer: string;
}

const DEBIAN_POSTGRES = '/usr/lib/postgresql';

/** Or a message about what is missing. */
export function findPrograms(): Programs | string {
  const postgresFolder = findPostgres();
  const redisServer = onPath('redis-server');
  if (postgresFolder && redisServer) return { postgresFolder, redisServer };
  const missing = [
    postgresFolder ? '' : 'PostgreSQL (postgresql)',
    redisServer ? '' : 'Redis (redis-server)',
  ];
  return `skipped: ${missing.filter(Boolean).join(' and ')} not installed on this machine`;
}

/** PostgreSQL refuses to run as root; the system's package has a user for it. */
export function databaseUser(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const ask = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}

function findPostgres(): string | null {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = newestFirst.map((version) => join(DEBIAN_POSTGRES, version, 'bin'));
  const all = [...folders, ...(process.env.PATH ?? '').split(delimiter)];
  return (
    all.find((folder) => ['postgres', 'initdb', 'pg_dump'].every((one) => isProgram(join(folder, one)))) ??
    null
  );
}

export function onPath(name: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
