/** The findings that can have comments: each tool knows its own. */
import type { BlobStore } from '../adapters/blob-store/blob-store.port.ts';
import { digestOfRisk } from '../features/audit/index.ts';
import { digestOfChange } from '../features/compare/index.ts';
import type { FindingDigests } from '../features/live/index.ts';
import { digestOfCorrection } from '../features/proofread/index.ts';
import type { Database } from '../platform/database.ts';

export function discussedFindings(database: Database, blobs: BlobStore): FindingDigests {
  return {
    compare: (scope, id, changeId) => digestOfChange(database, blobs, { scope, id, changeId }),
    audit: (scope, id, riskId) => digestOfRisk(database, blobs, { scope, id, riskId }),
    correct: (scope, id, correctionId) => digestOfCorrection(database, blobs, { scope, id, correctionId }),
    // Fragments, images, evidence and words: their ids identify them.
    duplicate: async () => null,
  };
}
