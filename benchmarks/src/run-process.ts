/** Runs a program with a time limit and watches its memory. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export type ProcessOutcome =
  | {
      readonly kind: 'ended';
      readonly status: number;
      readonly output: string;
      readonly elapsedMs: number;
      readonly peakBytes: number | null;
    }
  | { readonly kind: 'stopped'; readonly afterMs: number };

export interface ProcessOptions {
  readonly limitMs: number;
  readonly environment?: Readonly<Record<string, string>>;
}

const MEMORY_POLL_MS = 10;

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
    const poll = setInterval(() => {
      peakBytes = readPeakBytes(child.pid) ?? peakBytes;
    }, MEMORY_POLL_MS);
    const limit = setTimeout(() => {
      isStopped = true;
      child.kill('SIGKILL');
    }, options.limitMs);
    const finish = (): void => {
      clearInterval(poll);
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

/** The kernel keeps the high-water mark of each process; elsewhere than on Linux there is none to read. */
function readPeakBytes(pid: number | undefined): number | null {
  try {
    const kibibytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kibibytes === undefined ? null : Number(kibibytes) * 1024;
  } catch {
    // The process has ended between two looks, or there is no /proc.
    return null;
  }
}
