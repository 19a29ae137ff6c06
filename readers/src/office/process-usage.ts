/** The resources a process has used so far, from the kernel. */
import { readFile } from 'node:fs/promises';

export interface ProcessUsage {
  readonly memoryBytes: number;
  /** CPU time of all its threads, in the kernel's unit. */
  readonly processorTicks: number;
}

/** The page size of Linux on our machines. */
const PAGE_BYTES = 4096;

/** Null when the process is gone or the system does not report it. */
export async function readUsage(processId: number | null): Promise<ProcessUsage | null> {
  try {
    const line = await readFile(`/proc/${processId}/stat`, 'latin1');
    // The program's name is in parentheses and may contain anything; the numbers follow the last parenthesis.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const [userTicks, systemTicks, pages] = [fields[11], fields[12], fields[21]].map(Number);
    return {
      memoryBytes: (pages ?? 0) * PAGE_BYTES,
      processorTicks: (userTicks ?? 0) + (systemTicks ?? 0),
    };
  } catch {
    return null;
  }
}
