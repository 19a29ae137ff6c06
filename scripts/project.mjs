/**
 * The folders of this repository, and how its commands are run: always with the pinned Node first on PATH, so
 * that the machine's own Node (≥ 20) only runs these scripts. Nothing here needs an installed package.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** @param {string} [from] the repository's root folder */
export function pinnedNode(from = root) {
  return join(from, 'node_modules', 'node', 'bin', 'node');
}

/** @returns {NodeJS.ProcessEnv} */
export function pinnedEnvironment() {
  const folders = [join(root, 'node_modules', 'node', 'bin'), join(root, 'node_modules', '.bin')];
  return {
    ...process.env,
    PATH: [...folders, process.env.PATH ?? ''].join(delimiter),
    // Compiled code of the last run: a third of the start-up time.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'compile'),
  };
}

/**
 * @typedef {{ readonly status: number, readonly output: string }} CommandResult
 * @typedef {{ readonly cwd?: string, readonly env?: NodeJS.ProcessEnv, readonly isQuiet?: boolean }} CommandOptions
 */

/**
 * Runs a command to its end. Quiet commands keep their output for the caller, the others write to the terminal.
 * A command that cannot be started has status 127, as in a shell.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<CommandResult>}
 */
export function runCommand(command, args, { cwd = root, env = pinnedEnvironment(), isQuiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => resolve({ status: 127, output: error.message }));
    child.on('close', (code) =>
      resolve({ status: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }),
    );
  });
}

/**
 * Starts a long-running process on the terminal and lives exactly as long as it does.
 *
 * @param {readonly string[]} args arguments of the pinned Node
 * @param {{ readonly cwd?: string, readonly isTied?: boolean }} [options] `isTied`: it has a line to this process, and stops when that breaks
 * @returns {{ readonly ended: Promise<number>, stop(signal: NodeJS.Signals): void }}
 */
export function startNode(args, { cwd = root, isTied = false } = {}) {
  const child = spawn(pinnedNode(), args, {
    cwd,
    env: pinnedEnvironment(),
    stdio: isTied ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
  });
  const ended = new Promise((resolve) => {
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
  return { ended, stop: (signal) => void child.kill(signal) };
}

/**
 * Hands the signals that end this process on to the processes it started, which then end in their own way.
 *
 * @param {readonly { stop(signal: NodeJS.Signals): void }[]} processes
 */
export function forwardSignals(processes) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches every process of the group already; a second one would mean "at once".
      const isAlreadyDelivered = signal === 'SIGINT' && process.stdin.isTTY === true;
      if (!isAlreadyDelivered) for (const each of processes) each.stop(signal);
    });
  }
}

const LOOK_EVERY_MS = 500;

/**
 * Stops the processes when the npm that runs this script is gone: it hands no signal on, and none can be sent by one
 * that was killed. Between npm and this process there may be a shell.
 *
 * @param {readonly { stop(signal: NodeJS.Signals): void }[]} processes
 */
export function stopWithNpm(processes) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const before = ancestors();
  const timer = setInterval(() => {
    if (ancestors().join() === before.join()) return;
    clearInterval(timer);
    for (const each of processes) each.stop('SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}

/** The processes from this one's parent up to npm: one or two. */
function ancestors() {
  const { ppid } = process;
  const parent = readProcess(ppid);
  if (parent === null || parent.name.startsWith('npm')) return [ppid];
  const above = readProcess(parent.ppid);
  return above?.name.startsWith('npm') ? [ppid, parent.ppid] : [ppid];
}

/**
 * @param {number} id
 * @returns {{ readonly name: string, readonly ppid: number } | null} null where the system does not tell
 */
function readProcess(id) {
  try {
    const line = readFileSync(`/proc/${id}/stat`, 'latin1');
    const end = line.lastIndexOf(')');
    const ppid = Number(line.slice(end + 2).split(' ')[1]);
    return { name: line.slice(line.indexOf('(') + 1, end), ppid };
  } catch {
    return null;
  }
}
