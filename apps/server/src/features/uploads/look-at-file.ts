/**
 * What can be told of a stored file before anybody uses it: that it is empty, that it ends in the middle, that it is an archive of
 * other files. A server parses no files (decision 43): it looks at the ends of a zip and for the words that every document in
 * one contains. Whatever else is wrong with a file is told when it is read.
 */
import { buffer } from 'node:stream/consumers';
import { formatNames, formats } from '@wenjian/document';
import type { BlobStore, BlobSummary } from '../../adapters/blob-store/blob-store.port.ts';
import { AppError } from '../../platform/app-error.ts';
import { uploadsText as text } from './uploads.text.ts';

export async function refuseUnusable(blobs: BlobStore, { sha256, size }: BlobSummary): Promise<void> {
  if (size === 0) throw new AppError('DOCUMENT_EMPTY', { message: text.emptyFile });
  const read = (start: number, bytes: number): Promise<Buffer> => readRange(blobs, sha256, start, bytes);
  const head = await read(0, HEAD_BYTES);
  if (head.every((byte) => byte === 0)) throw new AppError('DOCUMENT_DAMAGED', { message: text.blankFile });
  if (!zipHeads.some((sign) => head.subarray(0, sign.length).equals(sign))) return;
  const tail = await read(Math.max(0, size - TAIL_BYTES), TAIL_BYTES);
  const end = tail.lastIndexOf(ZIP_END);
  if (end < 0 || end + END_BYTES > tail.length)
    throw new AppError('DOCUMENT_DAMAGED', { message: text.cutFile });
  const [bytes, start] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  // A list that lies elsewhere, or that is longer, is left to whoever reads the file.
  if (bytes > LIST_BYTES || start + bytes > size) return;
  const names = (await read(start, bytes)).toString('latin1').toLowerCase();
  if (!documentWords.some((word) => names.includes(word)))
    throw new AppError('DOCUMENT_UNSUPPORTED', { message: text.archive });
}

/** A file of which nothing arrived but its length is blank from its beginning on. */
const HEAD_BYTES = 512;
const zipHeads = ['504b0304', '504b0506'].map((hex) => Buffer.from(hex, 'hex'));
const ZIP_END = Buffer.from('504b0506', 'hex');
const END_BYTES = 22;
/** The end of a zip, the longest remark behind it, and as much that other programs leave there: as far as the reader looks. */
const TAIL_BYTES = 2 * 0xffff;
/** Names of ten thousand parts. */
const LIST_BYTES = 1024 * 1024;

/** The list of types or the folder of every Office package, the entry of other documents. */
const documentWords = [
  '[content_types].xml',
  'mimetype',
  ...formatNames.flatMap((name) => {
    const { part, entry } = formats[name].signs;
    return [...(part ? [`${part.folder}/`] : []), ...(entry ? [entry.toLowerCase()] : [])];
  }),
];

async function readRange(blobs: BlobStore, sha256: string, start: number, bytes: number): Promise<Buffer> {
  if (bytes === 0) return Buffer.alloc(0);
  const blob = await blobs.open(sha256, { start, end: start + bytes - 1 });
  const read = blob && (await buffer(blob.stream));
  if (!read?.length) throw new Error('a stored file could not be read again');
  return read;
}
