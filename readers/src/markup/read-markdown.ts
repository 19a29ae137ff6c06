/** In: a Markdown file on disk. Out: its document, with the rendered text. */
import { readFile, stat } from 'node:fs/promises';
import { buildDocument, type Document } from '@wenjian/document';
import { MAX_TEXT_FILE_BYTES } from '../limits.ts';
import { NotReadCounter } from '../not-read-counter.ts';
import { Unreadable } from '../read-result.ts';
import { READER_VERSION } from '../reader-version.ts';
import { unreadableText } from '../readers.text.ts';
import { decodeText } from '../text/decode-text.ts';
import { MarkdownReader } from './markdown-reader.ts';
import { markupNotRead } from './markup.text.ts';

export async function readMarkdown(path: string): Promise<Document> {
  const { size } = await stat(path);
  if (size > MAX_TEXT_FILE_BYTES)
    throw new Unreadable('tooLarge', unreadableText.tooManyBytes(MAX_TEXT_FILE_BYTES));
  const decoded = decodeText(await readFile(path), 'whole');
  if (decoded === null) throw new Unreadable('unsupported', unreadableText.notADocument);
  const counter = new NotReadCounter(markupNotRead);
  const reader = new MarkdownReader(counter);
  reader.read(decoded.text.replace(/^\ufeff/, ''));
  return buildDocument({
    readerVersion: READER_VERSION,
    kind: 'md',
    pages: null,
    blocks: reader.blocks,
    notRead: counter.list(),
  });
}
