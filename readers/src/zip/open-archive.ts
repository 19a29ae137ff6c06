/**
 * In: a zip file. Out: its entries, readable one at a time as streams. Promise: nothing is decompressed
 * before the directory has passed the limits (number, total size, ratio), no entry gives more bytes than it
 * declares, and nothing is written to disk, so names in the archive are harmless.
 */
import type { Readable } from 'node:stream';
import type { Entry, ZipFile } from 'yauzl';
import { archiveLimits } from '../limits.ts';
import { Unreadable } from '../read-result.ts';
import { unreadableText } from '../readers.text.ts';
import { damagedArchive, openZip } from './open-zip.ts';

export interface Archive {
  /** As written in the archive. */
  readonly names: readonly string[];
  has(name: string): boolean;
  /** Null when there is no such entry. Names are case-insensitive, as the Open Packaging Conventions require. */
  open(name: string): Promise<Readable | null>;
  close(): void;
}

export async function openArchive(path: string): Promise<Archive> {
  const zip = await openZip(path);
  try {
    const entries = await listEntries(zip);
    return {
      names: [...entries.values()].map((entry) => entry.fileName),
      has: (name) => entries.has(name.toLowerCase()),
      open: async (name) => {
        const entry = entries.get(name.toLowerCase());
        return entry === undefined ? null : openEntry(zip, entry);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function listEntries(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    let totalBytes = 0;
    zip.on('error', (error: Error) => reject(isOutsidePath(error) ? outsidePath() : damagedArchive()));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      totalBytes += entry.uncompressedSize;
      const refusal = refuseEntry(entry, entries.size + 1, totalBytes);
      if (refusal !== null) {
        reject(refusal);
        return;
      }
      const name = entry.fileName.toLowerCase();
      // Word opens the first of two equal names.
      if (!entries.has(name)) entries.set(name, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

/** Nothing is unpacked by name, so this is harmless; but no program that writes documents uses such names. */
function outsidePath(): Unreadable {
  return new Unreadable('damaged', unreadableText.outsidePath);
}

/**
 * yauzl has no error codes, only messages: "absolute path: …", "invalid relative path: …", "invalid
 * characters in fileName: …" (backslashes).
 */
function isOutsidePath({ message }: Error): boolean {
  return /^(?:absolute path|invalid relative path|invalid characters in fileName):/.test(message);
}

function refuseEntry(entry: Entry, count: number, totalBytes: number): Unreadable | null {
  if (entry.isEncrypted()) return new Unreadable('encrypted', unreadableText.encryptedArchive);
  const isSuspicious =
    entry.uncompressedSize >= archiveLimits.ratioFromBytes &&
    entry.uncompressedSize > entry.compressedSize * archiveLimits.ratio;
  const isTooMuch = count > archiveLimits.entries || totalBytes > archiveLimits.totalBytes;
  return isSuspicious || isTooMuch ? new Unreadable('tooLarge', unreadableText.archiveBomb) : null;
}

function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    if (entry.uncompressedSize > archiveLimits.partBytes) {
      reject(new Unreadable('tooLarge', unreadableText.archiveBomb));
      return;
    }
    zip.openReadStream(entry, (error, stream) => {
      if (error) reject(damagedArchive());
      else resolve(stream);
    });
  });
}
