/** In: a text file. Out: its document: every non-blank line is a paragraph. */
import { readFile, stat } from 'node:fs/promises';
import { buildDocument, type Document } from '@wenjian/document';
import { MAX_TEXT_CHARACTERS, MAX_TEXT_FILE_BYTES } from '../limits.ts';
import { Unreadable } from '../read-result.ts';
import { READER_VERSION } from '../reader-version.ts';
import { unreadableText } from '../readers.text.ts';
import { decodeText } from './decode-text.ts';

export async function readText(path: string): Promise<Document> {
  const { size } = await stat(path);
  if (size > MAX_TEXT_FILE_BYTES)
    throw new Unreadable('tooLarge', unreadableText.tooManyBytes(MAX_TEXT_FILE_BYTES));
  const decoded = decodeText(await readFile(path), 'whole');
  if (decoded === null) throw new Unreadable('unsupported', unreadableText.notADocument);
  // The bytes of sixteen million Chinese characters can contain forty-eight million Latin ones.
  if (decoded.text.length > MAX_TEXT_CHARACTERS)
    throw new Unreadable('tooLarge', unreadableText.tooMuchText(MAX_TEXT_CHARACTERS));
  return buildDocument({
    readerVersion: READER_VERSION,
    kind: 'txt',
    pages: null,
    blocks: decoded.text
      .split(/\r\n|[\n\r\f\v\u0085\u2028\u2029]/)
      .filter((line) => line.trim() !== '')
      .map((line) => ({ type: 'paragraph', text: line })),
    notRead: [],
  });
}
