/**
 * A process in an endless loop hears nothing of the end of its parent: the kernel ends it, where it can. A command
 * before the program: what it runs keeps the promise, unless it changes the user.
 */
import { execFile } from 'node:child_process';

const PROBE_TIMEOUT_MS = 5_000;

const prefixes = new Map<NodeJS.Signals, Promise<readonly string[]>>();

/** Empty where the system has no such command. */
export function dieWithParent(signal: 'SIGKILL' | 'SIGINT'): Promise<readonly string[]> {
  const prefix = ['setpriv', '--pdeathsig', signal.slice('SIG'.length)];
  const known = prefixes.get(signal) ?? canRun(prefix).then((can) => (can ? prefix : []));
  prefixes.set(signal, known);
  return known;
}

/** True when the prefix lets a program run. */
export function canRun([program = '', ...rest]: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(program, [...rest, 'true'], { timeout: PROBE_TIMEOUT_MS }, (error) => resolve(error === null));
  });
}
