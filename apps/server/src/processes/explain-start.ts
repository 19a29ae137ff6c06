/** A start that failed for a reason outside the product is told in a sentence; anything else is a bug, and shown as it is. */
import { ConfigError } from '../platform/config/config-error.ts';
import { DataFolderInUseError } from '../platform/database/embedded-postgres/ownership.ts';
import { startText } from './start.text.ts';

const CAUSES_MAX = 5;

export function explainStart(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof DataFolderInUseError) return error.message;
  let at: unknown = error;
  for (let depth = 0; depth < CAUSES_MAX && at instanceof Error; depth++) {
    const sentence = sentenceOf(at);
    if (sentence !== null) return sentence;
    at = at instanceof AggregateError ? at.errors[0] : at.cause;
  }
  return null;
}

function sentenceOf(error: NodeJS.ErrnoException & { port?: number; address?: string }): string | null {
  const { code, syscall, port, address } = error;
  const path = error.path ?? '';
  switch (code) {
    case 'EADDRINUSE':
      return startText.portTaken(port);
    case 'EACCES':
      return syscall === 'listen' ? startText.portForbidden(port) : startText.folderReadOnly(path);
    case 'EPERM':
    case 'ENOTDIR':
    case 'EROFS':
      return startText.folderReadOnly(path);
    case 'ENOSPC':
    case 'EDQUOT':
      return startText.diskFull(path);
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'EHOSTUNREACH':
    case 'ETIMEDOUT':
      return startText.databaseAway(address === undefined ? path : `${address}:${port}`);
    default:
      return null;
  }
}
