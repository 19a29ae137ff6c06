import type { EncodedSentence } from '@wenjian/plagiarism';

export interface EncodedDocument {
  readonly sentences: readonly EncodedSentence[];
  /** Sentences beyond the limit. */
  readonly leftOut: number;
}

export interface StoredText {
  readonly sha256: string;
  readonly path: string;
}

export interface SentenceEncoder {
  /** What the first sentences of a stored document mean; null where the model cannot be had. */
  encode(document: StoredText, mostSentences: number, signal: AbortSignal): Promise<EncodedDocument | null>;
}
