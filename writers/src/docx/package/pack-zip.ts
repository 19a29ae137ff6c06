/**
 * In: names with their bytes. Out: a zip file with the same bytes every time. Compressed by Node's own zlib: in JavaScript it takes several times as long,
 * and an export packs its file up to six times.
 */
import { promisify } from 'node:util';
import { crc32, deflateRaw, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Compressed in itself, as pictures are. */
  readonly isPacked: boolean;
}

export async function packZip(parts: readonly ZipPart[]): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const content = part.isPacked ? part.bytes : await deflated(part.bytes);
    const facts = factsOf(part, name.length, content.length);
    const local = Buffer.concat([bytesOf([LOCAL_SIGNATURE, 4], ...facts), name]);
    const inDirectory = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [offset, 4],
    ] as const;
    directory.push(bytesOf([DIRECTORY_SIGNATURE, 4], [VERSION, 2], ...facts, ...inDirectory), name);
    pieces.push(local, Buffer.from(content.buffer, content.byteOffset, content.byteLength));
    offset += local.length + content.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const counts = [
    [parts.length, 2],
    [parts.length, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  ] as const;
  return Buffer.concat([...pieces, ...directory, bytesOf([END_SIGNATURE, 4], [0, 4], ...counts)]);
}

const LOCAL_SIGNATURE = 0x04_03_4b_50;
const DIRECTORY_SIGNATURE = 0x02_01_4b_50;
const END_SIGNATURE = 0x06_05_4b_50;
const VERSION = 20;
const NAMES_ARE_UTF8 = 0x08_00;
/** 1 January 1980, the first that a zip file can name: what is written does not depend on the clock. */
const FIRST_DAY = 0x21;

type Field = readonly [value: number, bytes: 2 | 4];

/** What an entry's own header and the directory both say. */
function factsOf({ bytes, isPacked }: ZipPart, nameBytes: number, packedBytes: number): readonly Field[] {
  return [
    [VERSION, 2],
    [NAMES_ARE_UTF8, 2],
    [isPacked ? 0 : 8, 2],
    [0, 2],
    [FIRST_DAY, 2],
    [crc32(bytes), 4],
    [packedBytes, 4],
    [bytes.length, 4],
    [nameBytes, 2],
    [0, 2],
  ];
}

function bytesOf(...fields: readonly Field[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [, size]) => sum + size, 0));
  let at = 0;
  for (const [value, size] of fields) at = bytes.writeUIntLE(value, at, size);
  return bytes;
}

/** Larger parts are compressed in another thread. */
const AT_ONCE_BYTES = 256 * 1024;
const deflateApart = promisify(deflateRaw);

function deflated(bytes: Uint8Array): Buffer | Promise<Buffer> {
  return bytes.length <= AT_ONCE_BYTES ? deflateRawSync(bytes) : deflateApart(bytes);
}
