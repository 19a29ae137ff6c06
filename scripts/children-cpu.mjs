/** CPU time of ended child processes, which Node does not report. */
import { readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second, whatever its own clock is. */
const TICKS_PER_SECOND = 100;
/** Places in /proc/self/stat after the command's name: time of waited-for children, in user and in kernel mode. */
const CHILDREN_USER = 13;
const CHILDREN_SYSTEM = 14;

/** @returns {number | null} seconds, of children that have ended and theirs; null where the system does not tell */
export function childrenCpuSeconds() {
  try {
    return parseChildrenCpu(readFileSync('/proc/self/stat', 'utf8'));
  } catch {
    return null;
  }
}

/** @param {string} stat one line; the name in it may hold spaces and brackets */
export function parseChildrenCpu(stat) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[CHILDREN_USER]) + Number(fields[CHILDREN_SYSTEM])) / TICKS_PER_SECOND;
}
