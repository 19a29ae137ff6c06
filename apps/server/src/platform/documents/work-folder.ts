/**
 * A worker's folder for everything that is on disk only while it is worked on: users' documents among it. It is removed when the
 * worker ends; what a killed one has left, the next worker removes when it starts.
 */
import { readFileSync } from 'node:fs';
import { mkdir, readdir, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { removeWorkFolder } from '@wenjian/readers/supervision';

/** The work folders of workers on other machines are only known by their age; their owners keep them young. */
const ABANDONED_MS = 3_600_000;
const RENEW_MS = 60_000;

const NAME = /^worker-(?<host>.+)-(?<pid>\d+)-(?<start>\d+)$/;

export function workFolderOf(dataFolder: string): string {
  return join(dataFolder, 'work', `worker-${hostname()}-${process.pid}-${startOf(process.pid)}`);
}

export interface WorkFolder {
  readonly path: string;
  release(): Promise<void>;
}

/** Makes the worker's own folder and removes those of dead ones. */
export async function takeWorkFolder(dataFolder: string): Promise<WorkFolder> {
  const path = workFolderOf(dataFolder);
  await removeAbandoned(join(dataFolder, 'work'), path);
  await mkdir(path, { recursive: true });
  const renew = () => void utimes(path, new Date(), new Date()).catch(() => undefined);
  const timer = setInterval(renew, RENEW_MS);
  timer.unref();
  return {
    path,
    async release() {
      clearInterval(timer);
      await removeWorkFolder(path);
    },
  };
}

async function removeAbandoned(folder: string, own: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    if (path !== own && (await isAbandoned(path, name))) await removeWorkFolder(path);
  }
}

/** Folders that no worker of this version would make are of earlier ones. */
async function isAbandoned(path: string, name: string): Promise<boolean> {
  const { host, pid, start } = NAME.exec(name)?.groups ?? {};
  if (host === hostname()) return startOf(Number(pid)) !== start;
  // Another worker may have removed it meanwhile.
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > ABANDONED_MS;
}

/** Another process may get the number of a dead one: when it began tells them apart. Zero: there is none such. */
function startOf(pid: number): string {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '0';
  } catch {
    return isAlive(pid) ? '1' : '0';
  }
}

/** Where the system does not tell when a process began. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
