/**
 * One LibreOffice process with its own profile and folders, kept alive between documents. Promise: `run`
 * returns within its limits whatever the process does; after `stop` the process, its children and its
 * files are gone.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { placeOwnSession } from '../supervision/step-back.ts';
import { type ExceededLimit, type ProcessLimits, watchProcess } from '../supervision/watch-process.ts';
import type { Launch } from './office-launch.ts';
import { KEEP_OPEN, writeProfile } from './office-profile.ts';
import { findSocket, profileUrl, sendArguments } from './office-socket.ts';

/** `done` only means that LibreOffice has answered: the caller checks whether it wrote anything. */
export type RunOutcome = 'done' | 'crashed' | ExceededLimit;

/** To set up its folders and to begin; on a busy machine that takes as long as it takes. */
const START_LIMITS: ProcessLimits = {
  processorMs: 30_000,
  memoryBytes: Number.POSITIVE_INFINITY,
  hungMs: 30_000,
};

const WATCH_EVERY_MS = 200;

/** Processes reserve far more address space than they use, so the kernel's limit is above the watched one. */
const ADDRESS_SPACE_MARGIN_BYTES = 1024 * 1024 * 1024;

export class OfficeInstance {
  readonly #child: ChildProcess;
  readonly #folder: string;
  readonly #socket: string;
  #documentCount = 0;

  private constructor(child: ChildProcess, folder: string, socket: string) {
    this.#child = child;
    this.#folder = folder;
    this.#socket = socket;
  }

  /** Null when no process could be started; nothing remains of it then. */
  static async start(launch: Launch, folder: string, memoryBytes: number): Promise<OfficeInstance | null> {
    const profile = join(folder, 'profile');
    await writeProfile(profile);
    await mkdir(join(folder, 'tmp'));
    const launched = (...specific: readonly string[]): ChildProcess =>
      spawnOffice(launch, folder, [`-env:UserInstallation=${profileUrl(profile)}`, ...specific], memoryBytes);
    // With a new profile LibreOffice sets it up, exits and must be started again.
    const isSetUp = await hasEnded(launched('--terminate_after_init'));
    if (isSetUp) {
      const child = launched(KEEP_OPEN);
      const socket = await waitForSocket(child, profile);
      if (socket !== null) return new OfficeInstance(child, folder, socket);
      await killGroup(child);
    }
    await rm(folder, { recursive: true, force: true });
    return null;
  }

  get isAlive(): boolean {
    return isRunning(this.#child);
  }

  get processId(): number | null {
    return this.#child.pid ?? null;
  }

  get documentCount(): number {
    return this.#documentCount;
  }

  /** LibreOffice cannot cancel a document: cancelling ends the process. */
  async run(command: readonly string[], limits: ProcessLimits, wanted?: AbortSignal): Promise<RunOutcome> {
    this.#documentCount++;
    const end = (): void => void killGroup(this.#child);
    wanted?.addEventListener('abort', end, { once: true });
    const ending = new AbortController();
    const { signal } = ending;
    try {
      return await Promise.race([
        this.#exited(signal),
        sendArguments(this.#socket, command, signal).then((isAnswered) => this.#answered(isAnswered, signal)),
        this.#watch(limits, signal),
      ]);
    } finally {
      wanted?.removeEventListener('abort', end);
      ending.abort();
    }
  }

  async stop(): Promise<void> {
    await killGroup(this.#child);
    await rm(this.#socket, { force: true });
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 3 });
  }

  /** LibreOffice answers before it exits, so an answer that comes with the exit still counts. */
  async #answered(isAnswered: boolean, signal: AbortSignal): Promise<RunOutcome> {
    return isAnswered ? 'done' : this.#exited(signal);
  }

  async #exited(signal: AbortSignal): Promise<RunOutcome> {
    if (this.isAlive) await once(this.#child, 'exit', { signal }).catch(() => undefined);
    // The answer of a process that exits by itself is already on its way.
    if (this.#child.exitCode === 0) await sleep(WATCH_EVERY_MS, undefined, { signal }).catch(() => undefined);
    return 'crashed';
  }

  async #watch(limits: ProcessLimits, signal: AbortSignal): Promise<RunOutcome> {
    return (await watchProcess(this.processId, limits, signal)) ?? 'crashed';
  }
}

function spawnOffice(
  launch: Launch,
  folder: string,
  specific: readonly string[],
  memoryBytes: number,
): ChildProcess {
  const [program = '', ...prefix] = launch.command(memoryBytes + ADDRESS_SPACE_MARGIN_BYTES);
  const flags = ['--headless', '--norestore', '--nologo', '--nodefault', '--nolockcheck'];
  const child = spawn(program, [...prefix, ...flags, ...specific], {
    cwd: folder,
    // Its own process group, so that its children can be ended with it.
    detached: true,
    stdio: 'ignore',
    // A program that opens unknown files gets nothing of the server's environment (keys, addresses).
    env: {
      PATH: process.env.PATH ?? '/usr/bin:/bin',
      HOME: folder,
      TMPDIR: join(folder, 'tmp'),
      LANG: 'C.UTF-8',
      SAL_USE_VCLPLUGIN: 'svp',
    },
  });
  // A program that cannot be started reports it here; waiting for its socket ends on the same event.
  child.on('error', () => undefined);
  if (child.pid !== undefined) void placeOwnSession(child.pid);
  return child;
}

/** False when it had to be killed. */
async function hasEnded(child: ChildProcess): Promise<boolean> {
  if (child.pid === undefined) return false;
  const ending = new AbortController();
  const isDone = await Promise.race([
    once(child, 'exit').then(() => true),
    watchProcess(child.pid, START_LIMITS, ending.signal).then(() => false),
  ]);
  ending.abort();
  await killGroup(child);
  return isDone;
}

async function waitForSocket(child: ChildProcess, profile: string): Promise<string | null> {
  const ending = new AbortController();
  let isOver = false;
  void watchProcess(child.pid ?? null, START_LIMITS, ending.signal).then(() => {
    isOver = true;
  });
  try {
    while (isRunning(child) && !isOver) {
      const socket = await findSocket(profile);
      if (socket !== null) return socket;
      await sleep(20);
    }
    return null;
  } finally {
    ending.abort();
  }
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

async function killGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return;
  const exited = isRunning(child) ? once(child, 'exit') : null;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group is already gone.
  }
  await exited;
}
