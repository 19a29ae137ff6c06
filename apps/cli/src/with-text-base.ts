/**
 * Opens the text base of a data folder for one command; its database is always stopped again, also when the
 * user interrupts.
 */
import { resolve } from 'node:path';
import type { OpenTextBase } from '@wenjian/server';
import { cliText } from './cli.text.ts';
import { type Terminal, UnusableInput } from './command.ts';

/** The file system's errors for a folder that cannot be created or written. */
const UNUSABLE_FOLDER = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']);

export async function withTextBase<T>(
  dataFolder: string,
  terminal: Terminal,
  use: (base: OpenTextBase, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  terminal.note(cliText.textbase.opening);
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const base = await open(dataFolder);
  try {
    return await use(base, interruption.signal);
  } catch (error) {
    throw interruption.signal.aborted ? new UnusableInput(cliText.textbase.interrupted) : error;
  } finally {
    await base.close();
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}

async function open(dataFolder: string): Promise<OpenTextBase> {
  // Loaded here, so that reading and comparing start without the server's code.
  const { openLocalTextBase } = await import('@wenjian/server');
  try {
    return await openLocalTextBase({ dataFolder, databaseUrl: process.env.DATABASE_URL });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw UNUSABLE_FOLDER.has(code)
      ? new UnusableInput(cliText.textbase.cannotOpen(resolve(dataFolder)))
      : error;
  }
}
