/**
 * Every database connection carries the name of its process. So the database itself knows what is running,
 * without a heartbeat table that a killed process could not clean up.
 */
import { hostname } from 'node:os';
import type { Pool } from 'pg';
import { productVersion } from './product-version.ts';

const PREFIX = 'wenjian';
/** PostgreSQL cuts names after 63 bytes; the host name is the part that may be long. */
const HOST_MAX = 24;
const NAME = /^wenjian (\S+) (\S+) (\S+):(\d+)$/;

export interface RunningProcess {
  readonly kind: string;
  readonly version: string;
  readonly host: string;
  readonly pid: number;
  readonly connections: number;
  /** Since its oldest connection was opened. */
  readonly sinceSeconds: number;
}

/**
 * For all clients of this process: they read this environment variable, except the queue's, which gets it as
 * an option.
 */
export function nameConnections(kind: string, env: NodeJS.ProcessEnv = process.env): void {
  const host = hostname()
    .replaceAll(/[^\w.-]/g, '')
    .slice(0, HOST_MAX);
  env.PGAPPNAME = `${PREFIX} ${kind} ${productVersion} ${host}:${process.pid}`;
}

/** Undefined in a process without a name: a test, an operator's command. */
export function connectionName(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return env.PGAPPNAME;
}

export async function listProcesses(pool: Pick<Pool, 'query'>): Promise<readonly RunningProcess[]> {
  const { rows } = await pool.query<{ name: string; connections: number; seconds: number }>(
    `select application_name as name, count(*)::int as connections,
            extract(epoch from now() - min(backend_start))::float as seconds
       from pg_stat_activity
      where datname = current_database() and application_name like $1
      group by application_name order by application_name`,
    [`${PREFIX} %`],
  );
  return rows.flatMap(({ name, connections, seconds }) => {
    const [, kind, version, host, pid] = NAME.exec(name) ?? [];
    if (!kind || !version || !host) return [];
    return [{ kind, version, host, pid: Number(pid), connections, sinceSeconds: seconds }];
  });
}
