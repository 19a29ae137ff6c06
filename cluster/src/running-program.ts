/** Programs started by the cluster: they are ended by their own handle, never by name. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { onPath } from './programs.ts';

/** It ends with us, also when we are killed. Without `setpriv` (not Linux) it survives that. */
export function startProgram(program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const binding = onPath('setpriv');
  return binding === null
    ? spawn(program, args, options)
    : spawn(binding, ['--pdeathsig', 'KILL', program, ...args], options);
}

export function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!isRunning(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}
