/** The public example, examined by the engine itself at the first request. */
import { proofreadingResult, readExampleProofreading, readExampleProofreadingPdf } from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import { runEngine } from '../../platform/queue/engine-thread.ts';
import type { ReadingRow } from '../documents/index.ts';
import { createExampleReading, type ExampleParts } from '../examples/index.ts';
import type { PresentedResult } from './present-result.ts';
import { proofreadServerText } from './proofread.text.ts';
import type { ProofreadInput, ProofreadOutput } from './proofread.thread.ts';
import { proofreadExample } from './proofread-example.ts';

const LIMIT_MS = 60_000;

export function exampleRoutes(parts: ExampleParts): readonly RouteHandler[] {
  const { obtain, openPages } = createExampleReading(parts, proofreadExample, 'correctExample');
  /** By reading. */
  const results = new Map<string, Promise<PresentedResult>>();
  const examine = (row: ReadingRow): Promise<PresentedResult> => {
    const known = results.get(row.documentSha256);
    if (known) return known;
    const fresh = examineExample(parts.blobs, row);
    results.set(row.documentSha256, fresh);
    fresh.catch(() => results.delete(row.documentSha256));
    return fresh;
  };
  return [
    handle(readExampleProofreading, async () => ({
      title: proofreadServerText.exampleTitle,
      result: await examine(await obtain()),
      decisions: [],
    })),
    handle(readExampleProofreadingPdf, async () => openPages()),
  ];
}

async function examineExample(blobs: BlobStore, { documentSha256 }: ReadingRow): Promise<PresentedResult> {
  const file = { name: proofreadExample.name, sha256: await proofreadExample.sha256() };
  return blobs.withLocalFile(documentSha256, async (documentPath) => {
    const lexicon = { alwaysRight: [], alwaysWrong: [] };
    // The server loads no model.
    const input: ProofreadInput = { documentPath, file, lexicon, proposals: null, former: null };
    const { resultJson } = await runEngine<ProofreadOutput>({
      entry: new URL('./proofread.thread.ts', import.meta.url),
      input,
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    return proofreadingResult.parse(JSON.parse(resultJson));
  });
}
