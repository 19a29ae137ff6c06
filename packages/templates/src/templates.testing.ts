/** Documents for tests. Test code only. */
import { type BlockDraft, buildDocument, type Document } from '@wenjian/document';

export function documentOf(...paragraphs: readonly (string | BlockDraft)[]): Document {
  const blocks = paragraphs.map(
    (one): BlockDraft => (typeof one === 'string' ? { type: 'paragraph', text: one } : one),
  );
  return buildDocument({ readerVersion: 'test', kind: 'docx', pages: null, blocks, notRead: [] });
}
