/**
 * The limits of a process that works on what somebody sent. They are counted in what it uses, not by the clock: on a
 * busy machine honest work takes long and is not cut off, and a loop ends however fast the machine is.
 */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isWaitingForTurn, readUsage } from './process-usage.ts';

export interface ProcessLimits {
  readonly processorMs: number;
  readonly memoryBytes: number;
  /** Neither working nor waiting for a turn for so long, it is stuck; null: it may wait for others. */
  readonly hungMs: number | null;
  /** What it may write. */
  readonly output?: { readonly folder: string; readonly bytes: number };
}

export type ExceededLimit = 'processor' | 'memory' | 'hung' | 'output';

const WATCH_EVERY_MS = 200;

/** Resolves with the first limit that the process passes; with null when `signal` ends the watch. */
export async function watchProcess(
  processId: number | null,
  limits: ProcessLimits,
  signal: AbortSignal,
): Promise<ExceededLimit | null> {
  const startedAt = performance.now();
  const before = readUsage(processId)?.processorMs ?? 0;
  let used = before;
  let activeAt = startedAt;
  while (!signal.aborted) {
    await sleep(WATCH_EVERY_MS, undefined, { signal }).catch(() => undefined);
    const now = performance.now();
    const usage = readUsage(processId);
    // Where the system does not tell, the clock has to do.
    const processorMs = usage === null ? now - startedAt : usage.processorMs - before;
    if (processorMs > limits.processorMs) return 'processor';
    if (usage === null) continue;
    if (usage.memoryBytes > limits.memoryBytes) return 'memory';
    if (limits.output && (await sizeOf(limits.output.folder)) > limits.output.bytes) return 'output';
    if (usage.processorMs !== used || isWaitingForTurn(processId)) activeAt = now;
    else if (limits.hungMs !== null && now - activeAt > limits.hungMs) return 'hung';
    used = usage.processorMs;
  }
  return null;
}

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(
    names.map(async (name) => (await stat(join(folder, name)).catch(() => null))?.size ?? 0),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
