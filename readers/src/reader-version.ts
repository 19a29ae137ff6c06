/** Parsing is cached by content hash and this version: with another one, files that were read or refused before are looked at again. */
import { createHash } from 'node:crypto';
import { formats } from '@wenjian/document';

/** Raise it whenever the same bytes would give another document. */
const READING = '15';
/** Long enough to tell the tables of a product's life apart. */
const DIGEST_LENGTH = 8;

/** It changes by itself when a format gets a reader, or another one: files that were refused before may now be read. */
export const READER_VERSION = readerVersionOf(formats);

export function readerVersionOf(rows: Readonly<Record<string, { readonly reader: string | null }>>): string {
  const readers = Object.entries(rows).map(([format, { reader }]) => `${format}: ${reader}`);
  const digest = createHash('sha256').update(readers.join('\n')).digest('hex');
  return `${READING}-${digest.slice(0, DIGEST_LENGTH)}`;
}
