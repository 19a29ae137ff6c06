/**
 * The common part of every process of the product: clear messages on a failed start, a graceful end on a
 * signal.
 */
import { type Config, loadConfig } from '../platform/config/config.ts';
import { ConfigError } from '../platform/config/config-error.ts';
import { createLogger, type Logger } from '../platform/observe/logging.ts';
import { nameConnections } from '../platform/observe/process-name.ts';
import { startTracing } from '../platform/observe/start-tracing.ts';
import { explainStart } from './explain-start.ts';

export interface Running {
  stop(): Promise<void>;
}

/** A stop that hangs must not prevent the machine from shutting down. */
const STOP_LIMIT_MS = 30_000;

export async function runProcess(
  name: string,
  start: (config: Config, log: Logger) => Promise<Running>,
): Promise<void> {
  const stopWanted = onStopSignal();
  try {
    const config = loadConfig(process.env);
    const log = createLogger(config.logLevel, name);
    nameConnections(name);
    const tracing = await startTracing(name, config.operations.traceEndpoint);
    const running = await start(config, log);
    const reason = await stopWanted;
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    await running.stop();
    // A missing collector must not prevent a clean end of the process.
    await tracing.stop().catch(() => undefined);
    process.exit(0);
  } catch (error) {
    console.error(explainStart(error) ?? error);
    process.exit(1);
  }
}

/** Listens before anything is started, so that an early signal, or the end of the parent, is not lost. */
function onStopSignal(): Promise<string> {
  return new Promise((resolve) => {
    process.on('SIGTERM', () => resolve('SIGTERM'));
    process.on('SIGINT', () => resolve('SIGINT'));
    // The parent that started us has ended; nobody else would stop us.
    process.on('disconnect', () => resolve('disconnect'));
  });
}

export function requireDatabaseUrl(config: Config): string {
  if (config.databaseUrl) return config.databaseUrl;
  throw new ConfigError(
    '未启动：请用 DATABASE_URL 指定 PostgreSQL，或用 npm start 启动带内置数据库的完整产品。',
  );
}
