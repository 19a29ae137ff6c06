/** A text as it is typed, as a document: every line a paragraph, so that its offsets are those of the text. */
import { BLOCK_SEPARATOR, buildDocument, type Document } from '@wenjian/document';

export function liveDocument(text: string): Document {
  const blocks = text.split(BLOCK_SEPARATOR).map((line) => ({ type: 'paragraph', text: line }) as const);
  return buildDocument({ readerVersion: 'live', kind: 'txt', pages: null, blocks, notRead: [] });
}
