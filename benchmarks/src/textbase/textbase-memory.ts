/** What memory the benchmark and its PostgreSQL hold. */
import { readdir, readFile } from 'node:fs/promises';
import type { BenchDatabase } from './textbase-database.ts';

const KIBIBYTE = 1024;

/** The most memory this process has held while something was done, looked at between its steps. */
export class PeakMemory {
  #bytes = 0;

  look(): void {
    this.#bytes = Math.max(this.#bytes, process.memoryUsage.rss());
  }

  get bytes(): number {
    return this.#bytes;
  }
}

/** Of all processes of the server; shared pages count once. Null where the system does not tell. */
export async function postgresMemory({ query }: BenchDatabase): Promise<number | null> {
  const [row] = await query<{ pid: number }>('select pg_backend_pid() as pid');
  try {
    const server = parentOf(await statusOf(row?.pid ?? 0));
    const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
    let bytes = 0;
    for (const pid of pids) {
      const status = await statusOf(pid).catch(() => '');
      if (pid === server || parentOf(status) === server) bytes += await shareOf(pid);
    }
    return bytes;
  } catch {
    return null;
  }
}

function statusOf(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/status`, 'utf8');
}

function parentOf(status: string): number | null {
  const [, parent] = /^PPid:\s+(\d+)$/m.exec(status) ?? [];
  return parent === undefined ? null : Number(parent);
}

async function shareOf(pid: number): Promise<number> {
  const [, kibibytes = '0'] =
    /^Pss:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')) ?? [];
  return Number(kibibytes) * KIBIBYTE;
}
