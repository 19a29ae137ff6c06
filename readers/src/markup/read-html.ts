/** In: a web page on disk. Out: its document. Nothing referenced by the page is fetched, and no code in it runs. */
import { readFile, stat } from 'node:fs/promises';
import { buildDocument, type Document } from '@wenjian/document';
import { MAX_TEXT_FILE_BYTES } from '../limits.ts';
import { NotReadCounter } from '../not-read-counter.ts';
import { Unreadable } from '../read-result.ts';
import { READER_VERSION } from '../reader-version.ts';
import { unreadableText } from '../readers.text.ts';
import { decodeMarkup } from './decode-markup.ts';
import { HtmlReader } from './html-reader.ts';
import { tokenizeHtml } from './html-tokens.ts';
import { markupNotRead } from './markup.text.ts';

export async function readHtml(path: string): Promise<Document> {
  const { size } = await stat(path);
  if (size > MAX_TEXT_FILE_BYTES)
    throw new Unreadable('tooLarge', unreadableText.tooManyBytes(MAX_TEXT_FILE_BYTES));
  const page = decodeMarkup(await readFile(path));
  if (page === null) throw new Unreadable('unsupported', unreadableText.notADocument);
  const counter = new NotReadCounter(markupNotRead);
  const reader = new HtmlReader(counter);
  for (const token of tokenizeHtml(page)) reader.take(token);
  reader.finish();
  return buildDocument({
    readerVersion: READER_VERSION,
    kind: 'html',
    pages: null,
    blocks: reader.blocks,
    notRead: counter.list(),
  });
}
