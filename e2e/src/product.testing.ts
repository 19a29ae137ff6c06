/** The real product as `npm start` runs it, on a data folder and port of its own. */
import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../apps/server/src/platform/free-port.ts';
import { processEntry } from '../../apps/server/src/testing/process-entry.ts';
import { keepProductLine } from './failure-report.testing.ts';

export interface Product {
  readonly url: string;
  /** The newest code sent to the phone, from the local outbox. */
  smsCode(phone: string): Promise<string>;
  stop(): Promise<void>;
}

const START_LIMIT_MS = 120_000;

export async function startProduct(
  env: Readonly<Record<string, string>> = {},
  port?: number,
): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'wenjian-e2e-'));
  chmodSync(folder, 0o755);
  const ownPort = port ?? (await freePort());
  const url = `http://127.0.0.1:${ownPort}`;
  const child = fork(processEntry('embedded'), {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: folder,
      PORT: String(ownPort),
      LOG_LEVEL: 'warn',
      ...env,
    },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (child.stdout) createInterface(child.stdout).on('line', keepProductLine);
  await untilHealthy(url, child);
  return {
    url,
    async smsCode(phone) {
      const { messages } = (await (await fetch(`${url}/dev/outbox`)).json()) as {
        messages: { phone: string; code: string }[];
      };
      const message = messages.find((entry) => entry.phone === phone);
      if (!message) throw new Error(`no code was sent to ${phone}`);
      return message.code;
    },
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(200);
  }
  throw new Error('the product did not become healthy');
}
