/**
 * In: a file. Out: its format, by content: signatures first, then the directory of the archive or compound
 * file, then plain text.
 */
import { open } from 'node:fs/promises';
import { listCompoundStreams } from './compound-file.ts';
import { archiveFormat } from './docx/archive-format.ts';
import type { FileFormat } from './file-format.ts';
import { Unreadable } from './read-result.ts';
import { decodeText } from './text/decode-text.ts';

/** Enough for every signature, and for deciding whether the rest is text. */
const HEAD_BYTES = 8192;

/** PDF readers accept junk before the header within this distance. */
const PDF_HEADER_WITHIN_BYTES = 1024;

export async function detectFormat(path: string): Promise<FileFormat> {
  const head = await readHead(path);
  if (startsWith(head, [0x50, 0x4b, 0x03, 0x04]) || startsWith(head, [0x50, 0x4b, 0x05, 0x06]))
    return archiveFormat(path);
  if (startsWith(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return compoundFormat(path);
  if (head.subarray(0, PDF_HEADER_WITHIN_BYTES).includes('%PDF-')) return 'pdf';
  for (const [signature, format] of signatures) if (startsWith(head, signature)) return format;
  if (head.toString('latin1', 4, 8) === 'ftyp') return 'media';
  if (head.toString('latin1', 0, 4) === 'RIFF')
    return head.toString('latin1', 8, 12) === 'WEBP' ? 'image' : 'media';
  return textFormat(head);
}

/** For callers that need only some formats: a file that cannot be examined (an archive bomb) is unknown. */
export async function tryDetectFormat(path: string): Promise<FileFormat> {
  try {
    return await detectFormat(path);
  } catch (error) {
    if (error instanceof Unreadable) return 'unknown';
    throw error;
  }
}

/** Null matches any byte. */
const signatures: readonly (readonly [readonly (number | null)[], FileFormat])[] = [
  [[0x89, 0x50, 0x4e, 0x47], 'image'],
  [[0xff, 0xd8, 0xff], 'image'],
  [[0x47, 0x49, 0x46, 0x38], 'image'],
  // The zeros are BMP's reserved field: without them a text that starts with BM would be an image.
  [[0x42, 0x4d, null, null, null, null, 0, 0, 0, 0], 'image'],
  [[0x49, 0x49, 0x2a, 0x00], 'image'],
  [[0x4d, 0x4d, 0x00, 0x2a], 'image'],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], 'rtf'],
  [[0x52, 0x61, 0x72, 0x21, 0x1a], 'zip'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'zip'],
  [[0x1f, 0x8b], 'zip'],
];

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function startsWith(head: Buffer, signature: readonly (number | null)[]): boolean {
  return signature.every((byte, index) => byte === null || head[index] === byte);
}

async function compoundFormat(path: string): Promise<FileFormat> {
  const streams = await listCompoundStreams(path);
  if (streams.has('encryptedpackage')) return 'encryptedOffice';
  if (streams.has('worddocument')) return 'doc';
  if (streams.has('workbook') || streams.has('book')) return 'xls';
  return streams.has('powerpoint document') ? 'ppt' : 'compound';
}

function textFormat(head: Buffer): FileFormat {
  const decoded = decodeText(head, 'beginning');
  if (decoded === null) return 'unknown';
  const start = withoutComments(decoded.text).slice(0, 2000).toLowerCase();
  if (/^<(?:!doctype html|html|head|body|meta|title|table|div|h1)[\s>]/.test(start)) return 'html';
  if (!start.startsWith('<?xml')) return 'text';
  return /<html[\s>]/.test(start) ? 'html' : 'xml';
}

/** Browsers write a comment at the beginning of a saved page. */
function withoutComments(text: string): string {
  let rest = text.replace(/^\ufeff/, '').trimStart();
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->');
    rest = end < 0 ? '' : rest.slice(end + 3).trimStart();
  }
  return rest;
}
