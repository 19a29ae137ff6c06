/**
 * `npm start`: the whole product on one machine. Starts the embedded database unless DATABASE_URL names
 * another, then one server and one worker process, restarts them when they die, and stops everything in
 * order.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { dieWithParent } from '@wenjian/readers/supervision';
import type { Config } from '../platform/config/config.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres/embedded-postgres.ts';
import { SERVER_NODE_FLAGS } from './node-flags.ts';
import { runProcess } from './run-process.ts';
import { type SupervisedChild, superviseChild } from './supervise-child.ts';
import { WORKER_WATCHED, type WorkerState } from './supervised.ts';

const SERVER = { name: 'server', entry: new URL('./server.ts', import.meta.url) };
const WORKER = { name: 'worker', entry: new URL('./worker.ts', import.meta.url) };

await runProcess('wenjian', async (config, log) => {
  mkdirSync(config.dataFolder, { recursive: true });
  const note = (message: string) => log.warn(message);
  const postgres = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ folder: join(config.dataFolder, 'pg'), log: note });
  const env = { ...process.env, DATABASE_URL: config.databaseUrl ?? postgres?.url };
  // Killed, this process can stop nothing any more: then nothing of it stays.
  const prefix = await dieWithParent('SIGKILL');
  const own = { args: [WORKER_WATCHED], execArgv: SERVER_NODE_FLAGS };
  let isWorkerAnswering = true;
  const tellServer = () =>
    server.tell({ kind: 'worker', isAnswering: isWorkerAnswering } satisfies WorkerState);
  // A server that was started again knows nothing of the worker.
  const server: SupervisedChild = superviseChild(
    { ...SERVER, ...own, env, prefix },
    { note, onUp: () => tellServer() },
  );
  const children: SupervisedChild[] = [server];
  const stop = async () => {
    await Promise.all(children.map((child) => child.stop()));
    await postgres?.stop();
  };
  try {
    // One after the other: on a small machine two simultaneous starts would delay the first page.
    await server.isReady;
    const onAnswering = (isAnswering: boolean) => {
      isWorkerAnswering = isAnswering;
      tellServer();
    };
    const worker = superviseChild(
      { ...WORKER, env: workerEnvironment(config, env), prefix },
      { note, onAnswering },
    );
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
