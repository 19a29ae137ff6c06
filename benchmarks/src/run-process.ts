/** Runs a program with a time limit and measures its memory, including its child processes. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export type ProcessOutcome =
  | {
      readonly kind: 'ended';
      readonly status: number;
      readonly output: string;
      readonly elapsedMs: number;
      /** Memory of the process and its children; shared pages are counted more than once. */
      readonly peakBytes: number | null;
    }
  | { readonly kind: 'stopped'; readonly afterMs: number };

export interface ProcessOptions {
  readonly limitMs: number;
  readonly environment?: Readonly<Record<string, string>>;
}

const MEMORY_POLL_MS = 10;
/** Finding the children requires reading every process of the machine. */
const FAMILY_POLL_MS = 100;

export function runProcess(
  program: string,
  args: readonly string[],
  options: ProcessOptions,
): Promise<ProcessOutcome> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...options.environment },
    });
    const chunks: Buffer[] = [];
    let peakBytes: number | null = null;
    let isStopped = false;
    // Decoded once at the end: a chunk may end in the middle of a character.
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    const raise = (bytes: number | null): void => {
      if (bytes !== null) peakBytes = Math.max(peakBytes ?? 0, bytes);
    };
    const poll = setInterval(() => raise(readPeakBytes(child.pid)), MEMORY_POLL_MS);
    const familyPoll = setInterval(() => raise(readFamilyBytes(child.pid)), FAMILY_POLL_MS);
    const limit = setTimeout(() => {
      isStopped = true;
      child.kill('SIGKILL');
    }, options.limitMs);
    const finish = (): void => {
      clearInterval(poll);
      clearInterval(familyPoll);
      clearTimeout(limit);
    };
    child.on('error', (error) => {
      finish();
      reject(error);
    });
    child.on('close', (status) => {
      finish();
      if (isStopped) resolve({ kind: 'stopped', afterMs: options.limitMs });
      else
        resolve({
          kind: 'ended',
          status: status ?? -1,
          output: Buffer.concat(chunks).toString(),
          elapsedMs: performance.now() - started,
          peakBytes,
        });
    });
  });
}

/**
 * The kernel stores the peak of each process; other systems than Linux do not. A process's own `maxRSS` would
 * be at least that of its parent.
 */
function readPeakBytes(pid: number | undefined): number | null {
  return statusBytes(readStatus(pid), 'VmHWM');
}

/** The current memory of the process and its descendants. */
function readFamilyBytes(root: number | undefined): number | null {
  if (root === undefined || readStatus(root) === null) return null;
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), status: readStatus(Number(name)) }));
  const family = new Set([root]);
  // A child has a higher id than its parent, unless the ids have wrapped around.
  for (const { pid, status } of processes.sort((one, other) => one.pid - other.pid)) {
    const parent = /PPid:\s+(\d+)/.exec(status ?? '')?.[1];
    if (family.has(Number(parent))) family.add(pid);
  }
  return processes.reduce(
    (sum, { pid, status }) => sum + (family.has(pid) ? (statusBytes(status, 'VmRSS') ?? 0) : 0),
    0,
  );
}

function readStatus(pid: number | undefined): string | null {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    // The process ended in the meantime, or there is no /proc.
    return null;
  }
}

function statusBytes(status: string | null, field: 'VmHWM' | 'VmRSS'): number | null {
  const kibibytes = new RegExp(`${field}:\\s+(\\d+) kB`).exec(status ?? '')?.[1];
  return kibibytes === undefined ? null : Number(kibibytes) * 1024;
}
