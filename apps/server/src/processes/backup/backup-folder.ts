/**
 * The folder of a backup: `blobs/`, a dump, the list of the contents that belong to it, and `manifest.json`,
 * which names both by their hashes. The manifest is replaced last and atomically, and the files of the former
 * one are deleted afterwards: whenever a backup is killed, the folder holds either the complete former backup
 * or the complete new one.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { backupText } from './backup.text.ts';

const manifestShape = z.object({
  version: z.string(),
  createdAt: z.string(),
  databaseSha256: z.string(),
  /** Hash of the list of contents. */
  contentsSha256: z.string(),
  /** The number of its contents. */
  blobs: z.number(),
  /** The number of contents named in the database but missing from the store. */
  missing: z.number(),
});
export type BackupManifest = z.output<typeof manifestShape>;

/** A problem the operator has to fix; the message says what. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const MANIFEST = 'manifest.json';
const NAMED = /^(database-[0-9a-f]{64}\.dump|contents-[0-9a-f]{64}\.txt)$/;

export const unfinishedDump = (folder: string): string => join(folder, 'database.dump.part');
export const unfinishedContents = (folder: string): string => join(folder, 'contents.txt.part');
export const blobFolder = (folder: string): string => join(folder, 'blobs');
const dumpName = (sha256: string): string => `database-${sha256}.dump`;
const contentsName = (sha256: string): string => `contents-${sha256}.txt`;

/** Turns the unfinished dump and list into the folder's current backup. */
export async function finishBackup(
  folder: string,
  about: Omit<BackupManifest, 'databaseSha256' | 'contentsSha256'>,
): Promise<BackupManifest> {
  const databaseSha256 = await hashOf(unfinishedDump(folder));
  const contentsSha256 = await hashOf(unfinishedContents(folder));
  const manifest = { ...about, databaseSha256, contentsSha256 };
  const part = join(folder, `${MANIFEST}.part`);
  await writeFile(part, JSON.stringify(manifest, null, 2), { flush: true });
  await rename(unfinishedDump(folder), join(folder, dumpName(databaseSha256)));
  await rename(unfinishedContents(folder), join(folder, contentsName(contentsSha256)));
  await syncFolder(folder);
  await rename(part, join(folder, MANIFEST));
  await syncFolder(folder);
  await removeFormer(folder, manifest);
  return manifest;
}

async function removeFormer(folder: string, manifest: BackupManifest): Promise<void> {
  const kept = [dumpName(manifest.databaseSha256), contentsName(manifest.contentsSha256)];
  const former = (await readdir(folder)).filter((name) => NAMED.test(name) && !kept.includes(name));
  for (const name of former) await rm(join(folder, name));
}

export interface CheckedBackup {
  readonly manifest: BackupManifest;
  readonly dump: string;
  /** The contents of the backup. */
  contents(): AsyncIterable<string>;
}

/** Dump and list have their recorded hashes; the contents are checked when they are copied. */
export async function openBackup(folder: string): Promise<CheckedBackup> {
  const manifest = await readManifest(folder);
  const dump = join(folder, dumpName(manifest.databaseSha256));
  const list = join(folder, contentsName(manifest.contentsSha256));
  await requireHash(dump, manifest.databaseSha256);
  await requireHash(list, manifest.contentsSha256);
  return { manifest, dump, contents: () => linesOf(list) };
}

/** Opened when the first line is requested: readline would lose lines it reads before that. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file) });
}

async function readManifest(folder: string): Promise<BackupManifest> {
  try {
    return manifestShape.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  } catch {
    throw new BackupError(backupText.noBackup(folder));
  }
}

async function requireHash(file: string, sha256: string): Promise<void> {
  // An unreadable file counts as damaged.
  const found = await hashOf(file).catch(() => null);
  if (found !== sha256) throw new BackupError(backupText.damaged(file));
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** A new name is on the disk only after its folder was synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
