/** The converter's folders and what lies in them. */
import { copyFile, mkdir, mkdtemp, rename, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OfficeTarget } from './office-filters.ts';

/** LibreOffice cuts addresses at these characters; such a folder is replaced by the system's own. */
const cutsAddress = /[;#?|]/;

export async function makeFolder(workFolder: string): Promise<string> {
  const parent = cutsAddress.test(workFolder) ? tmpdir() : workFolder;
  await mkdir(parent, { recursive: true });
  return mkdtemp(join(parent, 'office-'));
}

export async function hasContent(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && found.size > 0;
}

/** Moves an outcome into a folder of its own; its new place. */
export async function handOver(path: string, folder: string, to: OfficeTarget): Promise<string> {
  const target = join(await mkdtemp(join(folder, 'converted-')), `document.${to}`);
  // A rename fails between file systems; the copy does not.
  await rename(path, target).catch(() => copyFile(path, target));
  return target;
}
