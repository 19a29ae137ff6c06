/**
 * What a process has used so far, and whether it wants to go on, from the kernel. These files are answers of the kernel and not of a disk: reading
 * one takes microseconds, where handing it to another thread takes ten times as long and a new buffer each.
 */
import { closeSync, openSync, readdirSync, readSync } from 'node:fs';

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
export function readUsage(processId: number | null): ProcessUsage | null {
  const fields = readStat(`/proc/${processId}/stat`);
  if (fields === null) return null;
  const [userTicks, systemTicks, pages] = [fields[11], fields[12], fields[21]].map(Number);
  return {
    memoryBytes: (pages ?? 0) * PAGE_BYTES,
    processorMs: ((userTicks ?? 0) + (systemTicks ?? 0)) * TICK_MS,
  };
}

/** Waiting for a processor (R) or the disk (D): on a busy machine that may take long, and is no fault of the process. */
const WAITING = ['R', 'D'];

export function isWaitingForTurn(processId: number | null): boolean {
  return threadsOf(processId).some((thread) => {
    const state = readStat(`/proc/${processId}/task/${thread}/stat`)?.[0];
    return state !== undefined && WAITING.includes(state);
  });
}

function threadsOf(processId: number | null): readonly string[] {
  try {
    return readdirSync(`/proc/${processId}/task`);
  } catch {
    return [];
  }
}

/** The line has some fifty numbers and a name of at most sixty-four characters. */
const LONGEST_LINE = 2048;
const line = Buffer.alloc(LONGEST_LINE);

function readStat(path: string): readonly string[] | null {
  try {
    const file = openSync(path, 'r');
    try {
      const text = line.toString('latin1', 0, readSync(file, line, 0, LONGEST_LINE, 0));
      // The program's name is in parentheses and may contain anything; the numbers follow the last parenthesis.
      return text.slice(text.lastIndexOf(')') + 2).split(' ');
    } finally {
      closeSync(file);
    }
  } catch {
    return null;
  }
}
