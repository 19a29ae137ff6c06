/** What every process of the product does alike: clear words on a bad start, a graceful end on a signal. */
import { type Config, ConfigError, loadConfig } from '../platform/config.ts';
import { DataFolderInUseError } from '../platform/embedded-postgres/embedded-postgres.ts';
import { createLogger, type Logger } from '../platform/logging.ts';

export interface Running {
  stop(): Promise<void>;
}

/** A stop that hangs must not keep the machine from shutting down. */
const STOP_LIMIT_MS = 30_000;

export async function runProcess(
  name: string,
  start: (config: Config, log: Logger) => Promise<Running>,
): Promise<void> {
  let running: Running;
  let log: Logger;
  try {
    const config = loadConfig(process.env);
    log = createLogger(config.logLevel, name);
    running = await start(config, log);
  } catch (error) {
    console.error(
      error instanceof ConfigError || error instanceof DataFolderInUseError ? error.message : error,
    );
    process.exit(1);
  }
  let isStopping = false;
  const stop = (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    running
      .stop()
      .then(() => process.exit(0))
      .catch((error: Error) => {
        log.error({ err: error }, 'stop failed');
        process.exit(1);
      });
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  // The parent that started us is gone; without it nobody would stop us.
  process.on('disconnect', () => stop('disconnect'));
}

export function requireDatabaseUrl(config: Config): string {
  if (config.databaseUrl) return config.databaseUrl;
  throw new ConfigError(
    '未启动：请用 DATABASE_URL 指定 PostgreSQL，或用 npm start 启动带内置数据库的完整产品。',
  );
}
