/** The text of one file inside a zip that was written in one go: sizes stand in its local header. */
import { inflateRawSync } from 'node:zlib';

const LOCAL_HEADER_BYTES = 30;

export function unzipEntry(zip: Buffer, name: string): string {
  const at = zip.indexOf(name) - LOCAL_HEADER_BYTES;
  if (at < 0) throw new Error(`the zip has no ${name}`);
  const size = zip.readUInt32LE(at + 18);
  const start = at + LOCAL_HEADER_BYTES + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  return inflateRawSync(zip.subarray(start, start + size)).toString('utf8');
}
