/**
 * `npm start`: the whole product on one machine. Starts the embedded database unless DATABASE_URL names
 * another, then one server and one worker process, restarts them when they die, and stops everything in
 * order.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../platform/config/config.ts';
import { ConfigError } from '../platform/config/config-error.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres/embedded-postgres.ts';
import { SERVER_NODE_FLAGS } from './node-flags.ts';
import { type Running, runProcess } from './run-process.ts';

const SERVER = { name: 'server', entry: new URL('./server.ts', import.meta.url) };
const WORKER = { name: 'worker', entry: new URL('./worker.ts', import.meta.url) };
const RESTART_MS = 1_000;
const RESTART_MAX_MS = 30_000;
/** A child that ran this long had recovered; its next failure counts as a new one. */
const STEADY_MS = 60_000;

await runProcess('wenjian', async (config, log) => {
  mkdirSync(config.dataFolder, { recursive: true });
  const note = (message: string) => log.warn(message);
  const postgres = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ folder: join(config.dataFolder, 'pg'), log: note });
  const env = { ...process.env, DATABASE_URL: config.databaseUrl ?? postgres?.url };
  const server = keepRunning(SERVER, SERVER_NODE_FLAGS, env, note);
  const children = [server];
  const stop = async () => {
    await Promise.all(children.map((child) => child.stop()));
    await postgres?.stop();
  };
  try {
    // One after the other: on a small machine two simultaneous starts would delay the first page.
    await server.isReady;
    const worker = keepRunning(WORKER, [], workerEnvironment(config, env), note);
    children.push(worker);
    console.log(startedText(config));
    await worker.isReady;
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
});

/** Two processes cannot listen on one port: the worker's probes and metrics are on the next one. */
function workerEnvironment({ operations: { operator } }: Config, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return operator === null ? env : { ...env, OPERATOR_PORT: String(operator.port + 1) };
}

function startedText(config: Config): string {
  return `\n  文鉴已启动：${config.publicUrl}\n  数据目录：${config.dataFolder}\n  按 Ctrl-C 停止\n`;
}

interface SupervisedChild extends Running {
  /** Rejects if the first start fails: the child has reported why, and another try would only repeat it. */
  readonly isReady: Promise<void>;
}

function keepRunning(
  { name, entry }: typeof SERVER,
  execArgv: readonly string[],
  env: NodeJS.ProcessEnv,
  note: (message: string) => void,
): SupervisedChild {
  const ready = Promise.withResolvers<void>();
  let child: ChildProcess;
  let isStopping = false;
  let wasReady = false;
  let restarts = 0;
  const start = () => {
    if (isStopping) return;
    const startedAt = Date.now();
    child = fork(entry, { env, execArgv: [...execArgv], stdio: 'inherit' });
    child.on('message', () => {
      wasReady = true;
      ready.resolve();
    });
    child.on('exit', (code) => {
      if (isStopping) return;
      if (!wasReady)
        return ready.reject(new ConfigError(`${name} 没有启动成功（退出码 ${code}），原因见上。`));
      note(`${name} 意外退出（${code}），正在重新启动`);
      if (Date.now() - startedAt > STEADY_MS) restarts = 0;
      setTimeout(start, Math.min(RESTART_MAX_MS, RESTART_MS * 2 ** restarts++));
    });
  };
  start();
  return {
    isReady: ready.promise,
    async stop() {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}
