/** A real server process with a database and a fake model, each a separate process, and many users. */
import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../apps/server/src/platform/database/embedded-postgres/embedded-postgres.ts';
import { freePort } from '../../../apps/server/src/platform/free-port.ts';
import { SERVER_NODE_FLAGS } from '../../../apps/server/src/processes/node-flags.ts';
import { signInOverHttp } from '../../../apps/server/src/testing/http-user.ts';
import { processEntry } from '../../../apps/server/src/testing/process-entry.ts';

const MODEL = join(import.meta.dirname, 'chat-model.process.ts');
const PROBE = join(import.meta.dirname, 'memory-probe.process.ts');

export interface ChatBenchProduct {
  readonly url: string;
  readonly modelUrl: string;
  /** Access tokens, one for each user. */
  readonly tokens: readonly string[];
  /** Memory of the server process in bytes: now, or after garbage collection. */
  memory(isCollected?: boolean): Promise<NodeJS.MemoryUsage>;
  /** CPU seconds used by the server process. */
  processorSeconds(): number;
  stop(): Promise<void>;
}

export async function startChatBench(
  users: number,
  words: number,
  paceMs: number,
): Promise<ChatBenchProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-chat-'));
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'pg'), log: console.error });
  const model = fork(MODEL, [String(words), String(paceMs)]);
  const modelUrl = `http://127.0.0.1:${await firstMessage(model)}/v1`;
  const port = await freePort();
  const env = {
    ...process.env,
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    NODE_ENV: 'test',
    RATE_LIMIT_PER_MINUTE: '1000000',
    // Users have different addresses.
    TRUST_PROXY: '1',
    LLM_BASE_URL: modelUrl,
    LLM_MODEL_GENERAL: 'bench',
  };
  const server = fork(processEntry('server'), { env, execArgv: [...SERVER_NODE_FLAGS, '--import', PROBE] });
  await firstMessage(server);
  const url = `http://127.0.0.1:${port}`;
  const tokens: string[] = [];
  for (let user = 0; user < users; user++) {
    const { headers } = await signInOverHttp(url, String(13_900_000_000 + user));
    tokens.push(headers.authorization?.replace('Bearer ', '') ?? '');
  }
  return {
    url,
    modelUrl,
    tokens,
    memory(isCollected = false) {
      const answer = firstMessage(server);
      server.send(isCollected ? 'collected memory' : 'memory');
      return answer as Promise<NodeJS.MemoryUsage>;
    },
    processorSeconds: () => processorSeconds(server.pid ?? 0),
    async stop() {
      await end(server);
      await end(model);
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function firstMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null): void => reject(new Error(`a process ended with ${code}`));
    child.once('exit', fail);
    child.once('message', (message) => {
      child.off('exit', fail);
      resolve(message);
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

const TICKS_A_SECOND = 100;

/** User and system time: fields 14 and 15, counted after the name, which may contain anything. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}
