/** Articles as one document, for the engines. */
import { buildDocument, type Document } from '@wenjian/document';

/** Articles are not a file: they are not read again when readers change. */
const READER_VERSION = 'statutes';

export function statuteDocument(texts: readonly string[]): Document {
  const blocks = texts.flatMap((text) =>
    text.split('\n').map((line) => ({ type: 'paragraph', text: line }) as const),
  );
  return buildDocument({ readerVersion: READER_VERSION, kind: 'md', pages: null, blocks, notRead: [] });
}
