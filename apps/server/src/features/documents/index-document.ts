/** What is stored of a document beside its reading: the text as it is shown, and its pages as they are searched. */
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { runEngine } from '../../platform/queue/engine-thread.ts';
import type { IndexedDocument, IndexInput } from './index-document.thread.ts';

export function indexDocument(
  blobs: BlobStore,
  documentSha256: string,
  { teamId }: Pick<TeamScope, 'teamId'>,
  signal: AbortSignal,
): Promise<IndexedDocument> {
  return blobs.withLocalFile(documentSha256, (documentPath) => {
    const input: IndexInput = { documentPath, teamId };
    const entry = new URL('./index-document.thread.ts', import.meta.url);
    return runEngine<IndexedDocument>({ entry, input, signal });
  });
}
