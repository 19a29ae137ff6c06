/** Seconds of the processor that this process's children have used, those that ended and those that run. Linux only. */
import { readFileSync } from 'node:fs';

/** Parts of a second that the system counts in. */
const TICKS_PER_SECOND = 100;
/** Places in `/proc/N/stat` after the name: used by the process itself, and by its children that ended. */
const OWN = [11, 12] as const;
const ENDED_CHILDREN = [13, 14] as const;

export function processorOfChildren(): number {
  const running = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim();
  const ticks = (running === '' ? [] : running.split(' ')).reduce(
    (sum, child) => sum + ticksOf(child, [...OWN, ...ENDED_CHILDREN]),
    ticksOf('self', ENDED_CHILDREN),
  );
  return ticks / TICKS_PER_SECOND;
}

function ticksOf(process: string, places: readonly number[]): number {
  try {
    const stat = readFileSync(`/proc/${process}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return places.reduce((sum, place) => sum + Number(fields[place] ?? 0), 0);
  } catch {
    // It ended between being listed and being read.
    return 0;
  }
}
