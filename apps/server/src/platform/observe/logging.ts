/** Structured logs. No personal data: no bodies, no query strings, no phone numbers, no tokens. */
import { type Logger, pino } from 'pino';

export type { Logger };

export function createLogger(level: string, processName: string): Logger {
  return pino({
    level,
    base: { process: processName, pid: process.pid },
    serializers: { err: describeError },
    redact: ['*.authorization', '*.phone', '*.token', '*.password', '*.accessKeySecret'],
  });
}

/**
 * Name, code and stack of an error and its causes. Not its other fields: a failed query carries its parameters
 * there (titles, file names, phone numbers), also inside the message, which is therefore cut at its first line.
 */
export function describeError(error: unknown): unknown {
  if (!isErrorLike(error)) return { type: typeof error };
  const { code } = error as { code?: unknown };
  const [message = ''] = error.message.split('\n');
  return {
    type: error.name ?? 'Error',
    message: message.replace(/^Failed query: .*/, 'Failed query'),
    ...(typeof code === 'string' ? { code } : {}),
    stack: error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** The job queue reports copies of errors, which are plain objects. */
function isErrorLike(
  value: unknown,
): value is Partial<Pick<Error, 'name' | 'stack' | 'cause'>> & { message: string } {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  );
}
