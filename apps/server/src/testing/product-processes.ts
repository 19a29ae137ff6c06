/** Real server and worker processes on a database and folder of their own, for tests that kill them. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../platform/free-port.ts';
import { SERVER_NODE_FLAGS } from '../processes/node-flags.ts';
import { processEntry } from './process-entry.ts';
import { createProductDatabase } from './test-database.ts';

export interface ProductProcesses {
  readonly url: string;
  readonly databaseUrl: string;
  /** Another one on a port of its own, for the same product. */
  startServer(port?: number): Promise<ChildProcess>;
  startWorker(): Promise<ChildProcess>;
  close(): Promise<void>;
}

export async function prepareProcesses(): Promise<ProductProcesses> {
  const database = await createProductDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'wenjian-processes-'));
  const port = await freePort();
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PORT: String(port),
    // Whichever server is asked, it is one product: the issuer's name is built from this.
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'test',
    // Sixty thousand articles: tests that need laws bring a few of their own.
    SHIPPED_LAWS: 'no',
  };
  const children: ChildProcess[] = [];
  const start = async (name: 'server' | 'worker', execArgv: readonly string[] = [], own = port) => {
    const child = fork(processEntry(name), {
      env: { ...env, PORT: String(own) },
      execPath: process.execPath,
      execArgv: [...execArgv],
    });
    children.push(child);
    await Promise.race([
      new Promise((resolve) => child.once('message', resolve)),
      new Promise((_, reject) =>
        child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`))),
      ),
    ]);
    return child;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    databaseUrl: database.url,
    startServer: (own) => start('server', SERVER_NODE_FLAGS, own),
    startWorker: () => start('worker'),
    async close() {
      await Promise.all(children.map(kill));
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** `kill -9`, and wait until it is gone. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}
