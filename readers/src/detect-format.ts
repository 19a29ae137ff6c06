/**
 * In: a file. Out: its format, by content: signatures first, then the directory of the archive or compound
 * file, then plain text.
 */
import { open } from 'node:fs/promises';
import { type DocumentKind, formatNames, formatOfName, formats, isDocumentKind } from '@wenjian/document';
import { listCompoundStreams } from './compound-file.ts';
import { archiveFormat } from './docx/archive-format.ts';
import type { FileFormat } from './file-format.ts';
import { Unreadable } from './read-result.ts';
import { decodeText } from './text/decode-text.ts';

/** Enough for every signature, and for deciding whether the rest is text. */
const HEAD_BYTES = 8192;

const LONGEST_SIGN_BYTES = 16;

/** PDF readers accept junk before the header within this distance. */
const PDF_HEADER_WITHIN_BYTES = 1024;

export async function detectFormat(path: string): Promise<FileFormat> {
  const head = await readHead(path);
  if (startsWith(head, [0x50, 0x4b, 0x03, 0x04]) || startsWith(head, [0x50, 0x4b, 0x05, 0x06]))
    return archiveFormat(path);
  if (startsWith(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return compoundFormat(path);
  if (head.subarray(0, PDF_HEADER_WITHIN_BYTES).includes('%PDF-')) return 'pdf';
  const hex = head.toString('hex', 0, LONGEST_SIGN_BYTES);
  const bySign = formatNames.find((name) =>
    formats[name].signs.heads?.some((sign) => new RegExp(`^${sign}`).test(hex)),
  );
  return bySign ?? textFormat(head);
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

/** Which kind of text a text is, its ending says; any other ending is plain text. */
export function textFormatOf(name: string): DocumentKind {
  const format = formatOfName(name);
  return format && isDocumentKind(format) && formats[format].signs.isNamedText ? format : 'txt';
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function startsWith(head: Buffer, signature: readonly number[]): boolean {
  return signature.every((byte, index) => head[index] === byte);
}

async function compoundFormat(path: string): Promise<FileFormat> {
  const streams = await listCompoundStreams(path);
  if (streams.has('encryptedpackage')) return 'encryptedOffice';
  return (
    formatNames.find((name) => formats[name].signs.streams?.some((stream) => streams.has(stream))) ??
    'compound'
  );
}

function textFormat(head: Buffer): FileFormat {
  const decoded = decodeText(head, 'beginning');
  if (decoded === null) return 'unknown';
  const start = withoutComments(decoded.text).slice(0, 2000).toLowerCase();
  if (/^<(?:!doctype html|html|head|body|meta|title|table|div|h1)[\s>]/.test(start)) return 'html';
  if (!start.startsWith('<?xml')) return 'txt';
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
