/** The files below the given paths, and the identity of a file. */
import { createHash } from 'node:crypto';
import { createReadStream, type Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { cliText } from './cli.text.ts';
import { UnusableInput } from './command.ts';

/**
 * Folders are walked in the order of names; hidden files, and entries that are neither file nor folder, are
 * skipped.
 */
export async function listFiles(paths: readonly string[]): Promise<readonly string[]> {
  const files: string[] = [];
  for (const path of paths) {
    const found = await stat(path).catch(() => null);
    if (found === null) throw new UnusableInput(cliText.noSuchFile(path));
    if (found.isDirectory()) await addFilesBelow(path, files);
    else files.push(path);
  }
  return files;
}

/** One list for all of them: a hundred thousand files do not fit into the arguments of a call. */
async function addFilesBelow(folder: string, files: string[]): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const shown = entries.filter(({ name }) => !name.startsWith('.'));
  for (const entry of shown.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    // Links to folders are not followed, because they may form a circle.
    if (entry.isDirectory()) await addFilesBelow(path, files);
    else if (entry.isFile() || (await isLinkToFile(entry, path))) files.push(path);
  }
}

async function isLinkToFile(entry: Dirent, path: string): Promise<boolean> {
  return entry.isSymbolicLink() && ((await stat(path).catch(() => null))?.isFile() ?? false);
}

export async function describeFile(path: string) {
  const source = await realpath(path);
  const { size } = await stat(source);
  const hash = createHash('sha256');
  await pipeline(createReadStream(source), hash);
  return { name: basename(path), source, size, sha256: hash.digest('hex') };
}
