/**
 * Deletes contents that no row names any more: what was purged, erased or expired is then gone from the store as well.
 * What was stored lately is spared: whoever stores a content names it some time after, and storing it again renews its age.
 */
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { Connection, Database } from '../../platform/database.ts';
import {
  collectNames,
  deleteUnnamedReadings,
  listUnread,
  lockSweep,
  saveLinks,
  unnamedOf,
} from './content-names.repository.ts';

/** Longer than any upload, any job with all its attempts, and any transaction takes. */
const GRACE_MS = 24 * 3600 * 1000;
const ASKED_AT_ONCE = 500;

export interface SweepParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  /** Contents of the product itself, which no row names. */
  readonly standing: () => Promise<readonly string[]>;
}

export interface Swept {
  readonly contents: number;
  readonly readings: number;
}

const nothing: Swept = { contents: 0, readings: 0 };

export async function sweepContents(
  { database, blobs, standing }: SweepParts,
  now: Date,
  signal: AbortSignal,
): Promise<Swept> {
  await readResults(database, blobs, signal);
  const before = new Date(now.getTime() - GRACE_MS);
  const own = await standing();
  return database.transaction(async (transaction) => {
    if (!(await lockSweep(transaction))) return nothing;
    // One that came in between may name anything: the next sweep knows.
    if (signal.aborted || (await listUnread(transaction, 1)).length > 0) return nothing;
    await collectNames(transaction, own);
    const contents = await deleteUnnamed(transaction, blobs, before, signal);
    return { contents, readings: await deleteUnnamedReadings(transaction, before) };
  });
}

async function deleteUnnamed(
  connection: Connection,
  blobs: BlobStore,
  before: Date,
  signal: AbortSignal,
): Promise<number> {
  let deleted = 0;
  let old: string[] = [];
  const judge = async () => {
    for (const sha256 of await unnamedOf(connection, old))
      if (await blobs.deleteUnchanged(sha256, before)) deleted += 1;
    old = [];
  };
  for await (const { sha256, storedAt } of blobs.list()) {
    if (signal.aborted) return deleted;
    if (storedAt >= before) continue;
    if (old.push(sha256) === ASKED_AT_ONCE) await judge();
  }
  await judge();
  return deleted;
}

/** Each result is read once in its life for the contents it names. */
async function readResults(database: Database, blobs: BlobStore, signal: AbortSignal): Promise<void> {
  for (;;) {
    const unread = await listUnread(database, ASKED_AT_ONCE);
    for (const sha256 of unread) {
      if (signal.aborted) return;
      await saveLinks(database, sha256, await namesWithin(blobs, sha256));
    }
    if (unread.length < ASKED_AT_ONCE) return;
  }
}

const HASH_CHARACTERS = 64;
const HASH = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g;
const JSON_START = /^\s*[{[]/;

/** Of anything but JSON none: files that people uploaded name nothing here. */
async function namesWithin(blobs: BlobStore, sha256: string): Promise<readonly string[]> {
  const blob = await blobs.open(sha256);
  if (!blob) return [];
  const names = new Set<string>();
  let kept: string | null = null;
  try {
    for await (const chunk of blob.stream) {
      const piece = Buffer.from(chunk as Buffer).toString('latin1');
      if (kept === null && !JSON_START.test(piece)) return [];
      // A hash may lie across two pieces: the end of one is looked at again with the next, with a character before it.
      const text: string = `${kept ?? ''}${piece}`;
      for (const [name] of text.matchAll(HASH)) names.add(name);
      kept = text.slice(-(HASH_CHARACTERS + 1));
    }
  } finally {
    blob.stream.destroy();
  }
  return [...names];
}
