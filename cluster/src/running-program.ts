/** Programs the cluster has started: they are ended by their own handle, never by a name. */
import type { ChildProcess } from 'node:child_process';

export function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

export async function ended(child: ChildProcess): Promise<void> {
  if (isRunning(child)) await new Promise((resolve) => child.once('exit', resolve));
}

export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!isRunning(child)) return;
  child.kill(signal);
  await ended(child);
}
