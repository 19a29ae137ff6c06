/** Structured logs. No personal data: no bodies, no query strings, no phone numbers, no tokens. */
import { type Logger, pino } from 'pino';

export type { Logger };

export function createLogger(level: string, processName: string): Logger {
  return pino({
    level,
    base: { process: processName, pid: process.pid },
    redact: ['*.authorization', '*.phone', '*.token', '*.password', '*.accessKeySecret'],
  });
}
