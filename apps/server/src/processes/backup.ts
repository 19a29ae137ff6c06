/**
 * A backup is a folder: the database as PostgreSQL dumps it, and every blob under its hash. The database goes first:
 * a blob is written before the row that names it, so what the dump names is there when the blobs are copied. A second
 * backup into the same folder copies only the blobs that are new.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { BlobStore } from '../adapters/blob-store/blob-store.port.ts';
import { createBlobStore } from '../adapters/blob-store/create-blob-store.ts';
import { productVersion } from '../platform/product-version.ts';
import { backupText } from './backup.text.ts';

export interface BackupPlace {
  readonly databaseUrl: string;
  readonly blobs: BlobStore;
}

const manifestShape = z.object({
  version: z.string(),
  createdAt: z.string(),
  databaseSha256: z.string(),
  blobs: z.number(),
});
export type BackupManifest = z.output<typeof manifestShape>;

/** Something an operator has to put right; the message says what. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const DUMP = 'database.dump';
const MANIFEST = 'manifest.json';
/** Copies of small files wait for the store, not for the disk. */
const COPIES_AT_ONCE = 8;

export async function backUp(
  place: BackupPlace,
  target: string,
): Promise<BackupManifest & { copied: number }> {
  const folder = resolve(target);
  await mkdir(folder, { recursive: true });
  const half = join(folder, `${DUMP}.part`);
  await rm(half, { force: true });
  await runTool('pg_dump', ['--format=custom', '--no-owner', '--file', half, '--dbname', place.databaseUrl]);
  const kept = await createBlobStore(join(folder, 'blobs'));
  const { seen, copied } = await copyBlobs(place.blobs, kept);
  await rename(half, join(folder, DUMP));
  const manifest = {
    version: productVersion,
    createdAt: new Date().toISOString(),
    databaseSha256: await hashOf(join(folder, DUMP)),
    blobs: seen,
  };
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest, null, 2));
  return { ...manifest, copied };
}

/** Into an empty database, and a store that may hold blobs already: the same name is the same content. */
export async function restore(
  place: BackupPlace & { isEmpty(): Promise<boolean> },
  source: string,
): Promise<BackupManifest> {
  const folder = resolve(source);
  const manifest = await readManifest(folder);
  const dump = join(folder, DUMP);
  if ((await hashOf(dump)) !== manifest.databaseSha256) throw new BackupError(backupText.damaged(dump));
  if (!(await place.isEmpty())) throw new BackupError(backupText.notEmpty);
  // In the order of every write of the product: no row names a blob that is not there yet.
  await copyBlobs(await createBlobStore(join(folder, 'blobs')), place.blobs);
  await runTool('pg_restore', ['--no-owner', '--exit-on-error', '--dbname', place.databaseUrl, dump]);
  return manifest;
}

async function readManifest(folder: string): Promise<BackupManifest> {
  try {
    return manifestShape.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  } catch {
    throw new BackupError(backupText.noBackup(folder));
  }
}

async function copyBlobs(from: BlobStore, to: BlobStore): Promise<{ seen: number; copied: number }> {
  let seen = 0;
  let copied = 0;
  const names = from.list()[Symbol.asyncIterator]();
  const copyNext = async () => {
    for (let next = await names.next(); !next.done; next = await names.next()) {
      seen += 1;
      if (await copyBlob(from, to, next.value.sha256)) copied += 1;
    }
  };
  await Promise.all(Array.from({ length: COPIES_AT_ONCE }, copyNext));
  return { seen, copied };
}

/** The store that receives it hashes what it gets: a blob that has rotted is noticed here, not when it is needed. */
async function copyBlob(from: BlobStore, to: BlobStore, sha256: string): Promise<boolean> {
  if (await to.has(sha256)) return false;
  const opened = await from.open(sha256);
  // Deleted since it was listed.
  if (!opened) return false;
  const stored = await to.put(opened.stream);
  if (stored.sha256 === sha256) return true;
  await to.delete(stored.sha256);
  throw new BackupError(backupText.rotten(sha256));
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** PostgreSQL's own programs, which must be as new as the server they talk to. */
function runTool(program: string, args: readonly string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    const said: Buffer[] = [];
    child.stderr.on('data', (part: Buffer) => said.push(part));
    child.once('error', () => fail(new BackupError(backupText.toolMissing(program))));
    child.once('close', (code) => {
      if (code === 0) done();
      else fail(new BackupError(backupText.toolFailed(program, Buffer.concat(said).toString('utf8').trim())));
    });
  });
}
