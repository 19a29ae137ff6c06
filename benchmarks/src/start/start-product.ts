/** Starts of the whole product on a data folder that exists: until it answers, and what its server then needs of memory. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../apps/server/src/platform/free-port.ts';
import { median } from './start-cost.ts';

export interface ProductStart {
  readonly readyMs: number;
  readonly serverBytes: number;
}

const START_LIMIT_MS = 180_000;
const POLL_MS = 20;
/** For the worker to start as well, and the server to come to rest. */
const REST_MS = 5_000;
const KIB = 1_024;

/** `args`: of Node; the first start, which makes the database, is not counted. */
export async function measureProduct(runs: number, args: readonly string[]): Promise<ProductStart> {
  const folder = mkdtempSync(join(tmpdir(), 'wenjian-start-'));
  chmodSync(folder, 0o755);
  try {
    await startOnce(args, folder);
    const starts: ProductStart[] = [];
    for (let run = 0; run < runs; run++) starts.push(await startOnce(args, folder));
    return {
      readyMs: median(starts.map(({ readyMs }) => readyMs)),
      serverBytes: median(starts.map(({ serverBytes }) => serverBytes)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startOnce(args: readonly string[], folder: string): Promise<ProductStart> {
  const port = await freePort();
  const env = { ...process.env, DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'warn' };
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, { env, stdio: 'ignore' });
  try {
    await untilReady(`http://127.0.0.1:${port}/readyz`, child);
    const readyMs = performance.now() - startedAt;
    await sleep(REST_MS);
    return { readyMs, serverBytes: serverMemory(port) };
  } finally {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await sleep(POLL_MS);
  }
  throw new Error('the product did not start');
}

/** Of the server process that listens on the port, found by its file and its environment. */
function serverMemory(port: number): number {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const command = readProcess(pid, 'cmdline');
    if (!/\/server[.](ts|mjs)\0/.test(command)) continue;
    if (!readProcess(pid, 'environ').split('\0').includes(`PORT=${port}`)) continue;
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readProcess(pid, 'status'))?.[1]) * KIB;
  }
  throw new Error('there is no server process');
}

function readProcess(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It has ended, or is somebody else's.
    return '';
  }
}
