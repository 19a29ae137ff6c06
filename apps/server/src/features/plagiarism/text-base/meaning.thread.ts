/** The thread that looks for documents of like meaning. In: signs of the checked document and of a text base. Out: the likest documents. */
import {
  likeInMeaning,
  type MeaningCandidate,
  type MeaningSigns,
  type SignedDocument,
} from '@wenjian/plagiarism';
import { serveEngine } from '../../../platform/queue/serve-engine.ts';

export interface MeaningInput {
  readonly checked: MeaningSigns;
  readonly documents: readonly SignedDocument[];
  readonly limit: number;
}

await serveEngine<MeaningInput, readonly MeaningCandidate[]>(async ({ checked, documents, limit }) =>
  likeInMeaning(checked, documents, limit),
);
