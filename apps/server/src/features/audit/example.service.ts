/** The public example: reviewed by the engine itself at the first request, once per standpoint. */
import { auditResult } from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { runEngine } from '../../platform/queue/engine-thread.ts';
import type { ReadingRow } from '../documents/index.ts';
import { createExampleReading, type ExampleParts } from '../examples/index.ts';
import { auditServerText } from './audit.text.ts';
import { auditExample } from './audit-example.ts';
import type { PresentedResult } from './result/present-result.ts';
import { knownStandpoint } from './result/read-facts.ts';
import type { ReviewEngineInput, ReviewEngineOutput } from './review.thread.ts';

/** The default standpoint: the buyer's side has the most risks. */
const USUAL_STANDPOINT = '甲方';
const REVIEW_LIMIT_MS = 60_000;

export function createExampleService(parts: ExampleParts) {
  const { obtain, openPages } = createExampleReading(parts, auditExample, 'auditExample');
  /** By reading and standpoint; an example has few of either. */
  const reviews = new Map<string, Promise<PresentedResult>>();
  const review = (row: ReadingRow, standpoint: string): Promise<PresentedResult> => {
    const key = `${row.documentSha256} ${standpoint}`;
    const known = reviews.get(key);
    if (known) return known;
    const fresh = reviewExample(parts.blobs, row, standpoint);
    reviews.set(key, fresh);
    fresh.catch(() => reviews.delete(key));
    return fresh;
  };
  return {
    async read(asked: string | undefined) {
      const row = await obtain();
      const usual = await review(row, USUAL_STANDPOINT);
      const standpoint = standpointOf(usual, asked);
      const result = standpoint === usual.standpoint ? usual : await review(row, standpoint);
      return {
        title: auditServerText.exampleTitle,
        standpoint: result.standpoint,
        templateName: null,
        customDemand: '',
        result,
        decisions: [],
      };
    },
    openPages,
  };
}

/** A link may name a standpoint the example does not have; then the default one is shown. */
function standpointOf({ parties, standpoints, standpoint }: PresentedResult, asked: string | undefined) {
  if (asked === undefined) return standpoint;
  return knownStandpoint({ parties, standpoints }, asked.trim()) ?? standpoint;
}

async function reviewExample(
  blobs: BlobStore,
  { documentSha256 }: ReadingRow,
  standpoint: string,
): Promise<PresentedResult> {
  const file = { name: auditExample.name, sha256: await auditExample.sha256() };
  return blobs.withLocalFile(documentSha256, async (documentPath) => {
    const input: ReviewEngineInput = {
      documentPath,
      standard: null,
      file,
      standpoint,
      template: null,
      customDemand: '',
      // Anybody may open it at any rate, so it never asks the model.
      model: null,
      others: [],
    };
    const output = await runEngine<ReviewEngineOutput>({
      entry: new URL('./review.thread.ts', import.meta.url),
      input,
      signal: AbortSignal.timeout(REVIEW_LIMIT_MS),
    });
    return auditResult.parse(JSON.parse(output.resultJson));
  });
}
