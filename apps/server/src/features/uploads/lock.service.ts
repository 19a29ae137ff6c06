/**
 * Whether a stored file opens only with a password. A server parses no files (decision 43): it looks for the words that
 * protected PDF files and Office files since 2010 contain, and a file that has them is tried without a password in a process of its own.
 */
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { FileUnlocker } from '../../adapters/file-unlocker/file-unlocker.port.ts';

export interface LockParts {
  readonly blobs: BlobStore;
  readonly unlocker: FileUnlocker;
}

/** An upload does not wait for the files of others; a file that was not tried in time is told as locked when it is read. */
const PATIENCE_MS = 3_000;
const KEPT_ANSWERS = 10_000;

/** Answers are kept: contents never change. Asked twice at once, a file is tried once. */
export function createLockLook(parts: LockParts): (sha256: string) => Promise<boolean> {
  const answers = new Map<string, Promise<boolean>>();
  return async (sha256) => {
    const known = answers.get(sha256) ?? look(parts, sha256);
    answers.set(sha256, known);
    known.catch(() => answers.delete(sha256));
    for (const oldest of answers.keys()) {
      if (answers.size <= KEPT_ANSWERS) break;
      answers.delete(oldest);
    }
    return Promise.race([known, sleep(PATIENCE_MS, false, { ref: false })]);
  };
}

async function look({ blobs, unlocker }: LockParts, sha256: string): Promise<boolean> {
  if (!(await hasLockWord(blobs, sha256))) return false;
  const unlocking = await blobs.withLocalFile(sha256, (path) => unlocker.unlock(path, NO_PASSWORD));
  if (unlocking.kind === 'refused')
    return unlocking.reason === 'wrongPassword' || unlocking.reason === 'unknownLock';
  // A PDF may forbid printing and still open for everybody.
  await unlocking.release();
  return false;
}

const NO_PASSWORD = '';

/** PDF readers accept junk before the header within this distance. */
const HEAD_BYTES = 1024;
const COMPOUND_SIGN = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const PDF_SIGN = Buffer.from('%PDF-');

const lockWords = { pdf: Buffer.from('/Encrypt'), compound: Buffer.from('EncryptedPackage', 'utf16le') };

/** By streaming: a file may have 200 MB. Other kinds of files are left after their head. */
async function hasLockWord(blobs: BlobStore, sha256: string): Promise<boolean> {
  const word = lockWordOf(await readHead(blobs, sha256));
  if (word === null) return false;
  const blob = await blobs.open(sha256);
  if (!blob) return false;
  let end: Buffer = Buffer.alloc(0);
  for await (const part of blob.stream) {
    // A word may lie across two parts.
    const window: Buffer = Buffer.concat([end, part]);
    if (window.includes(word)) return true;
    end = window.subarray(-word.length);
  }
  return false;
}

async function readHead(blobs: BlobStore, sha256: string): Promise<Buffer> {
  const blob = await blobs.open(sha256, { start: 0, end: HEAD_BYTES - 1 });
  return blob ? buffer(blob.stream) : Buffer.alloc(0);
}

function lockWordOf(head: Buffer): Buffer | null {
  if (head.subarray(0, COMPOUND_SIGN.length).equals(COMPOUND_SIGN)) return lockWords.compound;
  return head.includes(PDF_SIGN) ? lockWords.pdf : null;
}
