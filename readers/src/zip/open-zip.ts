/** Opens a zip file, including one with extra bytes after its end, which Word opens and yauzl alone refuses. */
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import yauzl, { type ZipFile } from 'yauzl';
import { Unreadable } from '../read-result.ts';
import { unreadableText } from '../readers.text.ts';

const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true } as const;

export async function openZip(path: string): Promise<ZipFile> {
  try {
    return await openWhole(path);
  } catch {
    const { size } = await stat(path);
    const end = await findArchiveEnd(path, size);
    if (end === null || end === size) throw damagedArchive();
    return openUpTo(path, end).catch(() => Promise.reject(damagedArchive()));
  }
}

export function damagedArchive(): Unreadable {
  return new Unreadable('damaged', unreadableText.damagedArchive);
}

function openWhole(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.open(path, options, (error, zip) => {
      if (error) reject(error);
      else resolve(zip);
    });
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
