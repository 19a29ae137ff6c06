/** Opens a zip file, including one with extra bytes after its end, which Word opens and yauzl alone refuses. */
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import yauzl, { type ZipFile } from 'yauzl';
import { Unreadable } from '../read-result.ts';
import { unreadableText } from '../readers.text.ts';

const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true } as const;

/** Most documents: one short read instead of several for each entry, which took as long as all the rest of reading a contract. */
const READ_AT_ONCE_BYTES = 2 * 1024 * 1024;

export interface OpenedZip {
  readonly zip: ZipFile;
  /** The whole file, when it is small. */
  readonly bytes: Buffer | null;
}

export async function openZip(path: string): Promise<OpenedZip> {
  const { size } = statSync(path);
  const bytes = size <= READ_AT_ONCE_BYTES ? readFileSync(path) : null;
  try {
    return { zip: await openWhole(path, bytes), bytes };
  } catch {
    const end = await findArchiveEnd(path, size);
    if (end === null || end === size) throw damagedArchive();
    const zip = bytes === null ? openUpTo(path, end) : openWhole(path, bytes.subarray(0, end));
    return { zip: await zip.catch(() => Promise.reject(damagedArchive())), bytes };
  }
}

export function damagedArchive(): Unreadable {
  return new Unreadable('damaged', unreadableText.damagedArchive);
}

function openWhole(path: string, bytes: Buffer | null): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    const opened = (error: Error | null, zip: ZipFile): void => {
      if (error) reject(error);
      else resolve(zip);
    };
    if (bytes === null) yauzl.open(path, options, opened);
    else yauzl.fromBuffer(bytes, options, opened);
  });
}

/** Opens the file again for each range: slow with many entries, so used only for the rare archives that need it. */
class FileRangeReader extends yauzl.RandomAccessReader {
  readonly #path: string;

  constructor(path: string) {
    super();
    this.#path = path;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return createReadStream(this.#path, { start, end: end - 1 });
  }
}

function openUpTo(path: string, end: number): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.fromRandomAccessReader(new FileRangeReader(path), end, options, (error, zip) => {
      if (error) reject(error);
      else resolve(zip);
    });
  });
}

/** The end record is 22 bytes plus a comment of at most 65535. */
const END_RECORD_BYTES = 22;
const LONGEST_TAIL_BYTES = 2 * 65_535;
const END_SIGNATURE = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

async function findArchiveEnd(path: string, size: number): Promise<number | null> {
  const start = Math.max(0, size - LONGEST_TAIL_BYTES);
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size - start), 0, size - start, start);
    const at = buffer.subarray(0, bytesRead).lastIndexOf(END_SIGNATURE);
    if (at < 0 || at + END_RECORD_BYTES > bytesRead) return null;
    const end = start + at + END_RECORD_BYTES + buffer.readUInt16LE(at + 20);
    return end <= size ? end : null;
  } finally {
    await file.close();
  }
}
