/** Reads documents on this machine with the readers of the product. */
import type { ErrorName } from '@wenjian/api';
import { READER_VERSION, readDocument, type UnreadableReason } from '@wenjian/readers';
import type { DocumentReader } from './document-reader.port.ts';

const FAILURES = {
  encrypted: 'DOCUMENT_ENCRYPTED',
  damaged: 'DOCUMENT_DAMAGED',
  empty: 'DOCUMENT_EMPTY',
  unsupported: 'DOCUMENT_UNSUPPORTED',
  tooLarge: 'DOCUMENT_TOO_LARGE',
} as const satisfies Record<UnreadableReason, ErrorName>;

export function createLocalDocumentReader(): DocumentReader {
  return {
    version: READER_VERSION,
    async read({ path, name, onStage }) {
      onStage('reading', 0.1);
      const outcome = await readDocument({ path, name });
      if (outcome.kind === 'unreadable') return { ...outcome, failure: FAILURES[outcome.reason] };
      return { kind: 'read', document: outcome.document, pdfPath: null, release: async () => undefined };
    },
    close: async () => undefined,
  };
}
