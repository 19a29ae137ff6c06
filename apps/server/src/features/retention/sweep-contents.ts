/**
 * Deletes contents that no row names any more, after a purge, an erasure or an expiry. Recent contents are
 * kept: a content is named some time after it is stored, and storing it again renews its age.
 */
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/observe/logging.ts';
import {
  collectNames,
  deleteUnnamedLinks,
  deleteUnusedReadings,
  listPartsKeys,
  listUnread,
  lockSweep,
  resultsAmong,
  saveLinks,
  saveSweep,
  unnamedOf,
} from './content-names.repository.ts';

/**
 * Longer than any upload, any one attempt of a job (attempt-clock.ts) and any transaction takes. All attempts of one may take
 * longer together: what a later one takes over from an earlier one is kept only where a row names it or it is stored again.
 */
const GRACE_MS = 24 * 3600 * 1000;
/** The period an unfinished upload is kept. */
const PARTS_MS = 7 * 24 * 3600 * 1000;
const ASKED_AT_ONCE = 500;
/** The missing ones to report, enough for a search. */
const LOGGED = 10;

export interface SweepParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  /** Contents of the product itself, which no row names. */
  readonly standing: () => Promise<readonly string[]>;
  readonly log: Logger;
}

export interface Swept {
  readonly contents: number;
  readonly readings: number;
}

const nothing: Swept = { contents: 0, readings: 0 };

export async function sweepContents(
  { database, blobs, standing, log }: SweepParts,
  now: Date,
  signal: AbortSignal,
): Promise<Swept> {
  await deleteLostParts(database, blobs, now);
  const absent = await readResults(database, blobs, signal);
  const lost = await resultsAmong(database, absent);
  if (lost.length > 0) {
    // Only the result itself shows what it names, and it may be in the middle of a restore. So nothing is
    // deleted until it is back or its row is deleted.
    log.error({ count: lost.length, sha256: lost.slice(0, LOGGED) }, 'results absent, store not swept');
    await saveSweep(database, { endedAt: now, deleted: 0, isComplete: false });
    return nothing;
  }
  const before = new Date(now.getTime() - GRACE_MS);
  const own = await standing();
  const contents = await database.transaction(async (transaction) => {
    if (!(await lockSweep(transaction))) return null;
    // A result stored in between may name anything: the next sweep handles it.
    if (signal.aborted || (await listUnread(transaction, 1, absent)).length > 0) return null;
    await collectNames(transaction, own);
    const deleted = await deleteUnnamed(transaction, blobs, before, signal);
    await deleteUnnamedLinks(transaction);
    return deleted;
  });
  const isComplete = contents !== null && !signal.aborted;
  await saveSweep(database, { endedAt: now, deleted: contents ?? 0, isComplete });
  if (!isComplete) return { ...nothing, contents: contents ?? 0 };
  // In its own transaction: others that want to use such a row wait for it.
  return { contents, readings: await deleteUnusedReadings(database, before, own) };
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

/** Chunks of uploads that were restarted or deleted; a running upload has a row and gets new chunks. */
async function deleteLostParts(database: Database, blobs: BlobStore, now: Date): Promise<void> {
  const keys = await listPartsKeys(database);
  await blobs.deletePartsExcept(keys, new Date(now.getTime() - PARTS_MS));
}

/** Each result is scanned once for the contents it names. Returns the missing ones. */
async function readResults(
  database: Database,
  blobs: BlobStore,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const absent: string[] = [];
  for (;;) {
    const unread = await listUnread(database, ASKED_AT_ONCE, absent);
    for (const sha256 of unread) {
      if (signal.aborted) return absent;
      const names = await namesWithin(blobs, sha256);
      if (names) await saveLinks(database, sha256, names);
      else absent.push(sha256);
    }
    if (unread.length < ASKED_AT_ONCE) return absent;
  }
}

const HASH_CHARACTERS = 64;
const HASH = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g;
const JSON_START = /^\s*[{[]/;

/** None for anything but JSON: uploaded files name nothing here. Null: it is not in the store. */
async function namesWithin(blobs: BlobStore, sha256: string): Promise<readonly string[] | null> {
  const blob = await blobs.open(sha256);
  if (!blob) return null;
  const names = new Set<string>();
  let kept: string | null = null;
  try {
    for await (const chunk of blob.stream) {
      const piece = Buffer.from(chunk as Buffer).toString('latin1');
      if (kept === null && !JSON_START.test(piece)) return [];
      // A hash may cross two pieces: the end of one is checked again with the next, with one more character
      // before it.
      const text: string = `${kept ?? ''}${piece}`;
      for (const [name] of text.matchAll(HASH)) names.add(name);
      kept = text.slice(-(HASH_CHARACTERS + 1));
    }
  } finally {
    blob.stream.destroy();
  }
  return [...names];
}
