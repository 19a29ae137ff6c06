/**
 * In: a zip file. Out: its entries, readable one at a time as streams. Promise: nothing is decompressed
 * before the directory has passed the limits (number, total size, ratio), no entry gives more bytes than it
 * declares, and nothing is written to disk, so names in the archive are harmless.
 */
import { Readable } from 'node:stream';
import { inflateRawSync } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { archiveLimits } from '../limits.ts';
import { Unreadable } from '../read-result.ts';
import { unreadableText } from '../readers.text.ts';
import { damagedArchive, type OpenedZip, openZip } from './open-zip.ts';

export interface Archive {
  /** As written in the archive. */
  readonly names: readonly string[];
  has(name: string): boolean;
  /** Null when there is no such entry. Names are case-insensitive, as the Open Packaging Conventions require. */
  open(name: string): Promise<Readable | null>;
  /** The content of a small entry, at once. Null for all others, and for a broken one: `open` says what is wrong. */
  small(name: string): Buffer | null;
  close(): void;
}

export async function openArchive(path: string): Promise<Archive> {
  const opened = await openZip(path);
  const { zip } = opened;
  try {
    const entries = await listEntries(zip);
    return {
      names: [...entries.values()].map((entry) => entry.fileName),
      has: (name) => entries.has(name.toLowerCase()),
      open: async (name) => {
        const entry = entries.get(name.toLowerCase());
        return entry === undefined ? null : openEntry(opened, entry);
      },
      small: (name) => {
        const entry = entries.get(name.toLowerCase());
        return entry === undefined ? null : smallContent(opened, entry);
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

function openEntry(opened: OpenedZip, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    if (entry.uncompressedSize > archiveLimits.partBytes) {
      reject(new Unreadable('tooLarge', unreadableText.archiveBomb));
      return;
    }
    const content = smallContent(opened, entry);
    if (content !== null) {
      resolve(Readable.from([content]));
      return;
    }
    opened.zip.openReadStream(entry, (error, stream) => {
      if (error) reject(damagedArchive());
      else resolve(stream);
    });
  });
}

/** Inflating this much takes a millisecond; a stream with its thread takes longer to set up. */
const AT_ONCE_BYTES = 512 * 1024;
const DEFLATED = 8;
const LOCAL_SIGNATURE = 0x04_03_4b_50;
const LOCAL_HEADER_BYTES = 30;

function smallContent({ bytes }: OpenedZip, entry: Entry): Buffer | null {
  const { compressionMethod, uncompressedSize } = entry;
  if (bytes === null || compressionMethod !== DEFLATED || uncompressedSize > AT_ONCE_BYTES) return null;
  const packed = packedContent(bytes, entry);
  if (packed === null) return null;
  try {
    // Stops one byte after what is declared.
    const content = inflateRawSync(packed, { maxOutputLength: uncompressedSize + 1 });
    return content.length === uncompressedSize ? content : null;
  } catch {
    return null;
  }
}

/** Null where the entry's own header is not as it should be. */
function packedContent(bytes: Buffer, entry: Entry): Buffer | null {
  const at = entry.relativeOffsetOfLocalHeader;
  if (at + LOCAL_HEADER_BYTES > bytes.length || bytes.readUInt32LE(at) !== LOCAL_SIGNATURE) return null;
  const start = at + LOCAL_HEADER_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const end = start + entry.compressedSize;
  return end > bytes.length ? null : bytes.subarray(start, end);
}
