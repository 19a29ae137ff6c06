/** One server or worker as its own process, with its log kept line by line. */
import { type ChildProcess, fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { SERVER_NODE_FLAGS } from '../../apps/server/src/processes/node-flags.ts';
import { processEntry } from '../../apps/server/src/testing/process-entry.ts';
import { end, isRunning } from './running-program.ts';

export interface LogLine {
  readonly msg?: string;
  readonly level?: number;
  readonly requestId?: string;
  readonly route?: string;
  readonly job?: string;
}

export interface ProductProcess {
  readonly kind: 'server' | 'worker';
  readonly port: number;
  readonly operatorUrl: string;
  readonly log: readonly LogLine[];
  readonly pid: number | undefined;
  /** How often it ended without being stopped. */
  readonly crashes: number;
  /** May get work: ready, and not stopping. */
  isUp(): boolean;
  /** Resolves when it is ready to work. */
  start(): Promise<void>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

const KEPT_LINES = 20_000;
/** For requests the proxy was about to send. */
const DRAIN_MS = 100;

export function createProductProcess(
  kind: ProductProcess['kind'],
  { port, operatorPort }: { readonly port: number; readonly operatorPort: number },
  env: NodeJS.ProcessEnv,
): ProductProcess {
  const log: LogLine[] = [];
  let child: ChildProcess | null = null;
  let isReady = false;
  let isWanted = false;
  let crashes = 0;
  const start = async () => {
    const started = fork(processEntry(kind), {
      env: { ...env, PORT: String(port), OPERATOR_PORT: String(operatorPort) },
      execArgv: kind === 'server' ? [...SERVER_NODE_FLAGS] : [],
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    child = started;
    isWanted = true;
    if (started.stdout) createInterface({ input: started.stdout }).on('line', (line) => keep(log, line));
    started.once('exit', () => {
      // An end before it was ready is reported to the caller, which starts it again.
      if (isWanted && isReady) crashes += 1;
      isReady = false;
    });
    await new Promise((resolve, reject) => {
      started.once('message', resolve);
      started.once('exit', (code) => reject(new Error(`${kind} ended with ${code} before it was ready`)));
    });
    isReady = true;
  };
  return {
    kind,
    port,
    operatorUrl: `http://127.0.0.1:${operatorPort}`,
    log,
    get pid() {
      return child?.pid;
    },
    get crashes() {
      return crashes;
    },
    isUp: () => child !== null && isRunning(child) && isReady,
    start,
    stop: async (signal = 'SIGTERM') => {
      isWanted = false;
      if (signal === 'SIGTERM' && isReady) {
        // Like an operator: no new requests first, then the signal. A kill is not announced.
        isReady = false;
        await sleep(DRAIN_MS);
      }
      if (child) await end(child, signal);
    },
  };
}

function keep(log: LogLine[], line: string): void {
  try {
    log.push(JSON.parse(line));
  } catch {
    // Not a log line: a warning of Node itself.
  }
  if (log.length > KEPT_LINES) log.shift();
}
