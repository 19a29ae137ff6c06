/** The LibreOffice processes of our own workers: found by parent process, never by name alone. */
import { readdirSync, readFileSync } from 'node:fs';

interface ProcessEntry {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

export function officeProcessesOf(workers: readonly (number | undefined)[]): readonly number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(entryOf);
  const family = new Set(workers.filter((pid) => pid !== undefined));
  for (let size = -1; size !== family.size; ) {
    size = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all
    .filter(({ pid, command }) => family.has(pid) && command.includes('soffice.bin'))
    .map(({ pid }) => pid);
}

function entryOf(name: string): readonly ProcessEntry[] {
  try {
    const status = readFileSync(`/proc/${name}/status`, 'utf8');
    const parent = Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1]);
    return [{ pid: Number(name), parent, command: readFileSync(`/proc/${name}/cmdline`, 'utf8') }];
  } catch {
    // It ended during the check.
    return [];
  }
}
