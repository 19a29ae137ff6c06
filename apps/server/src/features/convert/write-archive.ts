/**
 * Writes files into one zip archive, uncompressed: results are PDFs, images and office files, which are compressed
 * already. Null when there is more than a plain zip archive can hold.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';

export interface ArchivedFile {
  readonly path: string;
  readonly name: string;
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const UTF8_NAMES = 0x0800;
/** 1980-01-01: archives of the same files are the same bytes. */
const NO_DATE = 0x0021;
const MAX_BYTES = 0xffff_ffff;
const MAX_FILES = 0xffff;

interface Entry extends ArchivedFile {
  readonly crc: number;
  readonly size: number;
  readonly offset: number;
}

export async function writeArchive(path: string, files: readonly ArchivedFile[]): Promise<boolean> {
  const entries: Entry[] = [];
  let offset = 0;
  for (const file of files) {
    const { size } = await stat(file.path);
    entries.push({ ...file, size, offset, crc: await checksum(file.path) });
    offset += localHeader({ ...file, size, offset, crc: 0 }).length + size;
  }
  const directory = Buffer.concat(entries.map(centralHeader));
  if (files.length > MAX_FILES || offset + directory.length > MAX_BYTES) return false;
  async function* pieces() {
    for (const entry of entries) {
      yield localHeader(entry);
      yield* createReadStream(entry.path);
    }
    yield directory;
    yield endOfDirectory(entries.length, directory.length, offset);
  }
  await pipeline(Readable.from(pieces(), { objectMode: false }), createWriteStream(path));
  return true;
}

async function checksum(path: string): Promise<number> {
  let value = 0;
  for await (const piece of createReadStream(path)) value = crc32(piece as Buffer, value);
  return value;
}

function localHeader({ name, crc, size }: Entry): Buffer {
  return Buffer.concat([numbers([LOCAL_HEADER, 4], ...content(name, crc, size)), Buffer.from(name)]);
}

function centralHeader({ name, crc, size, offset }: Entry): Buffer {
  const start = [
    [CENTRAL_HEADER, 4],
    [VERSION, 2],
  ] as const;
  // No comment, first disk, no attributes.
  const end = [
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [offset, 4],
  ] as const;
  return Buffer.concat([numbers(...start, ...content(name, crc, size), ...end), Buffer.from(name)]);
}

/** The fields both headers have for a file. */
function content(name: string, crc: number, size: number) {
  return [
    [VERSION, 2],
    [UTF8_NAMES, 2],
    [0, 2], // stored
    [0, 2],
    [NO_DATE, 2],
    [crc, 4],
    [size, 4],
    [size, 4],
    [Buffer.byteLength(name), 2],
    [0, 2],
  ] as const;
}

function endOfDirectory(count: number, size: number, offset: number): Buffer {
  return numbers(
    [END_OF_DIRECTORY, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  );
}

function numbers(...fields: readonly (readonly [value: number, bytes: number])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}
