import type { EncodedSentence } from '@wenjian/plagiarism';

export interface EncodedDocument {
  readonly sentences: readonly EncodedSentence[];
  /** Sentences beyond the limit. */
  readonly leftOut: number;
}

export interface SentenceEncoder {
  /** What the sentences of stored documents mean, document by document; null where the model cannot be had. */
  encode(documentPaths: readonly string[], signal: AbortSignal): Promise<readonly EncodedDocument[] | null>;
}
