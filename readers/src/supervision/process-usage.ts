/** What a process has used so far, and whether it wants to go on, from the kernel. */
import { readdir, readFile } from 'node:fs/promises';

export interface ProcessUsage {
  readonly memoryBytes: number;
  /** Processor time of all its threads. */
  readonly processorMs: number;
}

/** The page size of Linux on our machines. */
const PAGE_BYTES = 4096;

/** Linux tells every program hundredths of a second, whatever the kernel counts in. */
const TICK_MS = 10;

/** Null when the process is gone or the system does not report it. */
export async function readUsage(processId: number | null): Promise<ProcessUsage | null> {
  const fields = await readStat(`/proc/${processId}/stat`);
  if (fields === null) return null;
  const [userTicks, systemTicks, pages] = [fields[11], fields[12], fields[21]].map(Number);
  return {
    memoryBytes: (pages ?? 0) * PAGE_BYTES,
    processorMs: ((userTicks ?? 0) + (systemTicks ?? 0)) * TICK_MS,
  };
}

/** Waiting for a processor (R) or the disk (D): on a busy machine that may take long, and is no fault of the process. */
const WAITING = ['R', 'D'];

export async function isWaitingForTurn(processId: number | null): Promise<boolean> {
  const threads = await readdir(`/proc/${processId}/task`).catch(() => []);
  const states = await Promise.all(
    threads.map(async (thread) => (await readStat(`/proc/${processId}/task/${thread}/stat`))?.[0]),
  );
  return states.some((state) => state !== undefined && WAITING.includes(state));
}

async function readStat(path: string): Promise<readonly string[] | null> {
  try {
    const line = await readFile(path, 'latin1');
    // The program's name is in parentheses and may contain anything; the numbers follow the last parenthesis.
    return line.slice(line.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
