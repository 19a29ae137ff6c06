/** Which modules a process has loaded once it has started: those of the sources, or those inside of the bundle's files. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { processEntry } from './process-entry.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const TRACER = join(import.meta.dirname, 'trace-modules.ts');

/** Started without a database: it loads everything it is made of, says that it cannot start, and ends. */
export function loadedModules(name: 'server' | 'worker'): Promise<readonly string[]> {
  return modulesLoadedBy(processEntry(name));
}

export async function modulesLoadedBy(
  entry: string,
  args: readonly string[] = [],
): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'wenjian-modules-'));
  const list = join(folder, 'modules.txt');
  try {
    const env = { ...process.env, DATABASE_URL: '', TRACED_MODULES: list };
    await new Promise((resolve) =>
      execFile(process.execPath, ['--import', TRACER, entry, ...args], { env }, resolve),
    );
    const files = readFileSync(list, 'utf8')
      .trim()
      .split('\n')
      .map((url) => fileURLToPath(url));
    const contents = readContents(dirname(entry));
    return files.flatMap((file) => contents[basename(file)] ?? [relative(ROOT, file)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readContents(folder: string): Readonly<Record<string, readonly string[]>> {
  const file = join(folder, 'modules.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
