/**
 * A backup is a folder: the database as PostgreSQL dumps it, and every content under its hash. The database
 * is dumped first: a content is stored before the row that names it, and none is deleted until the backup is
 * finished, so every content named by the dump exists when the contents are copied. A second backup into the
 * same folder copies only the contents that are new.
 */
import { createWriteStream } from 'node:fs';
import { appendFile, mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Pool } from 'pg';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { createBlobStore } from '../../adapters/blob-store/create-blob-store.ts';
import { type HeldContents, holdContents } from '../../features/retention/index.ts';
import { productVersion } from '../../platform/observe/product-version.ts';
import { backupText } from './backup.text.ts';
import {
  BackupError,
  type BackupManifest,
  blobFolder,
  finishBackup,
  linesOf,
  openBackup,
  unfinishedContents,
  unfinishedDump,
} from './backup-folder.ts';
import { type Copied, copyBlobs } from './copy-blobs.ts';
import { type PostgresTools, postgresTools } from './postgres-tools.ts';

export interface BackupPlace {
  readonly databaseUrl: string;
  readonly pool: Pool;
  readonly blobs: BlobStore;
  /** Replaces the installed programs in tests. */
  readonly tools?: PostgresTools;
}

export async function backUp(
  place: BackupPlace,
  target: string,
): Promise<BackupManifest & { copied: number }> {
  const folder = resolve(target);
  await mkdir(folder, { recursive: true });
  return holdContents(place.pool, async (held) => {
    const { dump } = place.tools ?? postgresTools;
    // The leftovers of a killed backup.
    await rm(unfinishedDump(folder), { force: true });
    await held.takeNames((snapshot) => dump(place.databaseUrl, snapshot, unfinishedDump(folder)));
    const kept = await createBlobStore(blobFolder(folder));
    const list = unfinishedContents(folder);
    const { blobs, copied } = await keepBlobs(place.blobs, kept, list);
    const { saved, missing } = await lookForRest(held, kept, list);
    const about = {
      version: productVersion,
      createdAt: new Date().toISOString(),
      blobs: blobs + saved,
      missing,
    };
    return { ...(await finishBackup(folder, about)), copied };
  });
}

/** Into an empty database, and a store that may already have contents: the same name is the same content. */
export async function restore(
  place: Omit<BackupPlace, 'pool'> & { isEmpty(): Promise<boolean> },
  source: string,
): Promise<BackupManifest> {
  const folder = resolve(source);
  const { manifest, dump, contents } = await openBackup(folder);
  if (!(await place.isEmpty())) throw new BackupError(backupText.notEmpty);
  // In the order of every write of the product: no row names a content that is not stored yet.
  const found = await copyAll(contents(), await createBlobStore(blobFolder(folder)), place.blobs);
  if (found.missing.length + found.rotten.length > 0)
    throw new BackupError(backupText.incomplete(found.missing, found.rotten));
  await (place.tools ?? postgresTools).restore(place.databaseUrl, dump);
  return manifest;
}

/** The list has the contents of this backup; contents of former ones may be beside them. */
async function keepBlobs(
  from: BlobStore,
  kept: BlobStore,
  listFile: string,
): Promise<{ blobs: number; copied: number }> {
  let blobs = 0;
  let copied = 0;
  const rotten: string[] = [];
  const list = createWriteStream(listFile, { flush: true });
  const written = finished(list);
  // Handled below, when the copies have ended.
  written.catch(() => undefined);
  const tell = (sha256: string, outcome: Copied) => {
    if (outcome === 'rotten') rotten.push(sha256);
    if (outcome !== 'copied' && outcome !== 'present') return;
    blobs += 1;
    if (outcome === 'copied') copied += 1;
    list.write(`${sha256}\n`);
  };
  await copyBlobs(namesOf(from), from, kept, tell).finally(() => list.end());
  await written;
  if (rotten[0] !== undefined) throw new BackupError(backupText.rotten(rotten[0]));
  return { blobs, copied };
}

/** Named contents that were no longer in the store: a former backup in this folder may have saved them. */
async function lookForRest(
  held: HeldContents,
  kept: BlobStore,
  listFile: string,
): Promise<{ saved: number; missing: number }> {
  await held.strike(linesOf(listFile));
  const saved: string[] = [];
  let missing = 0;
  for await (const sha256 of held.names())
    if (await kept.has(sha256)) saved.push(sha256);
    else missing += 1;
  await appendFile(listFile, saved.map((sha256) => `${sha256}\n`).join(''), { flush: true });
  return { saved: saved.length, missing };
}

async function copyAll(
  names: AsyncIterable<string>,
  from: BlobStore,
  to: BlobStore,
): Promise<Record<'missing' | 'rotten', string[]>> {
  const found = { missing: [] as string[], rotten: [] as string[] };
  await copyBlobs(names, from, to, (sha256, outcome) => {
    if (outcome === 'missing' || outcome === 'rotten') found[outcome].push(sha256);
  });
  return found;
}

async function* namesOf(store: BlobStore): AsyncGenerator<string> {
  for await (const { sha256 } of store.list()) yield sha256;
}
