/** The converter's folders and their files. */
import { copyFile, mkdir, mkdtemp, rename, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OfficeTarget } from './office-filters.ts';

/** LibreOffice cuts URLs at these characters; such a folder is replaced by the system's temporary folder. */
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

/** Moves a result into its own folder and returns the new path. */
export async function moveToOwnFolder(path: string, folder: string, to: OfficeTarget): Promise<string> {
  const target = join(await mkdtemp(join(folder, 'converted-')), `document.${to}`);
  // A rename fails between file systems; a copy does not.
  await rename(path, target).catch(() => copyFile(path, target));
  return target;
}
