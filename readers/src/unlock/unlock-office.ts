/**
 * In: an Office file with a password (since Office 2010). Out: the Office file in it. Source: [MS-OFFCRYPTO] 2.3.4.10 to
 * 2.3.4.15, “agile encryption”.
 */
import { createDecipheriv, createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { readStream } from '../compound-file.ts';
import { MAX_FILE_BYTES } from '../limits.ts';
import { type AgileLock, readAgileLock } from './agile-lock.ts';
import type { UnlockOutcome } from './unlock-outcome.ts';

const MAX_INFO_BYTES = 64 * 1024;
const SEGMENT_BYTES = 4096;
const SIZE_BYTES = 8;
const ARCHIVE_SIGN = Buffer.from('PK');

/** What each derived key is for: 2.3.4.13. */
const purposes = {
  verifierInput: Buffer.from('fea7d2763b4b9e79', 'hex'),
  verifierHash: Buffer.from('d7aa0f6d3061344e', 'hex'),
  key: Buffer.from('146e0be7abacd0d6', 'hex'),
} as const;

export async function unlockOffice(path: string, password: string, output: string): Promise<UnlockOutcome> {
  const lock = readAgileLock(await readStream(path, 'encryptioninfo', MAX_INFO_BYTES));
  if (lock === null) return 'unknownLock';
  const key = findKey(lock, password);
  if (key === null) return 'wrongPassword';
  const sealed = await readStream(path, 'encryptedpackage', MAX_FILE_BYTES);
  const plain = opened(lock, key, sealed);
  // Every Office file since 2007 is an archive; garbage that fits the key is not.
  if (plain === null || !plain.subarray(0, ARCHIVE_SIGN.length).equals(ARCHIVE_SIGN)) return 'damaged';
  await writeFile(output, plain);
  return 'unlocked';
}

/** The key of the content; null if the password does not fit. */
export function findKey({ password: lock }: AgileLock, password: string): Buffer | null {
  const hash = (...parts: readonly Uint8Array[]) => digest(lock.hash, parts);
  let spun = hash(lock.salt, Buffer.from(password, 'utf16le'));
  const count = Buffer.alloc(4);
  for (let turn = 0; turn < lock.spinCount; turn++) {
    count.writeUInt32LE(turn);
    spun = hash(count, spun);
  }
  const open = (purpose: Buffer, sealed: Buffer): Buffer =>
    decrypt(fitted(hash(spun, purpose), lock.keyBytes), lock.salt, sealed);
  const input = open(purposes.verifierInput, lock.verifierInput).subarray(0, lock.salt.length);
  const known = open(purposes.verifierHash, lock.verifierHash);
  const wanted = hash(input);
  if (!wanted.subarray(0, known.length).equals(known.subarray(0, wanted.length))) return null;
  return open(purposes.key, lock.key).subarray(0, lock.keyBytes);
}

/** Null: the file is shorter than it says. */
function opened({ content }: AgileLock, key: Buffer, sealed: Buffer): Buffer | null {
  if (sealed.length <= SIZE_BYTES) return null;
  const size = Number(sealed.readBigUInt64LE(0));
  if (size > sealed.length - SIZE_BYTES) return null;
  const pieces: Buffer[] = [];
  const index = Buffer.alloc(4);
  for (let at = SIZE_BYTES, turn = 0; at < sealed.length; at += SEGMENT_BYTES, turn++) {
    index.writeUInt32LE(turn);
    const start = fitted(digest(content.hash, [content.salt, index]), content.blockBytes);
    const segment = sealed.subarray(at, Math.min(at + SEGMENT_BYTES, sealed.length));
    pieces.push(
      decrypt(key, start, segment.subarray(0, segment.length - (segment.length % content.blockBytes))),
    );
  }
  return Buffer.concat(pieces).subarray(0, size);
}

function digest(name: string, parts: readonly Uint8Array[]): Buffer {
  const hash = createHash(name);
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** Cut, or filled up as the format says. */
function fitted(bytes: Buffer, length: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(Math.max(0, length - bytes.length), 0x36)]).subarray(0, length);
}

function decrypt(key: Buffer, start: Buffer, sealed: Buffer): Buffer {
  const cipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, start.subarray(0, 16));
  cipher.setAutoPadding(false);
  return Buffer.concat([cipher.update(sealed), cipher.final()]);
}
