/** Runs a program with a time limit and watches the memory of it and of everything it starts. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export type ProcessOutcome =
  | {
      readonly kind: 'ended';
      readonly status: number;
      readonly output: string;
      readonly elapsedMs: number;
      /** Of the process together with those it started; pages they share are counted more than once. */
      readonly peakBytes: number | null;
    }
  | { readonly kind: 'stopped'; readonly afterMs: number };

export interface ProcessOptions {
  readonly limitMs: number;
  readonly environment?: Readonly<Record<string, string>>;
}

const MEMORY_POLL_MS = 10;
/** Looking for the children means looking at every process of the machine. */
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
    // Decoded once at the end: a chunk may stop in the middle of a character.
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
 * The kernel keeps the high-water mark of each process; elsewhere than on Linux there is none to read. A process asking for its own
 * `maxRSS` would be told at least what the one that started it held.
 */
function readPeakBytes(pid: number | undefined): number | null {
  return statusBytes(readStatus(pid), 'VmHWM');
}

/** What the process and its descendants hold at this moment. */
function readFamilyBytes(root: number | undefined): number | null {
  if (root === undefined || readStatus(root) === null) return null;
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), status: readStatus(Number(name)) }));
  const family = new Set([root]);
  // A child has been given a higher number than its parent, unless the numbers have begun anew.
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
    // The process has ended between two looks, or there is no /proc.
    return null;
  }
}

function statusBytes(status: string | null, field: 'VmHWM' | 'VmRSS'): number | null {
  const kibibytes = new RegExp(`${field}:\\s+(\\d+) kB`).exec(status ?? '')?.[1];
  return kibibytes === undefined ? null : Number(kibibytes) * 1024;
}
