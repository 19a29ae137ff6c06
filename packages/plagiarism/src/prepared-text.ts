/** A document prepared for any number of checks: its tokens, fingerprints and subtracted words. */
import type { Document } from '@wenjian/document';
import { type Fingerprint, fingerprintsOf } from './fingerprints/fingerprints.ts';
import type { EncodedSentence } from './sense/encoded-sentences.ts';
import type { SubtractionMask } from './subtraction/subtraction.ts';
import { type TokenStream, tokenise } from './tokens/token-stream.ts';

export interface PreparedText extends SubtractionMask {
  /** Null: no model was asked what the sentences mean. */
  readonly sentences: readonly EncodedSentence[] | null;
  readonly document: Document;
  readonly stream: TokenStream;
  readonly fingerprints: readonly Fingerprint[];
}

export function prepareText(
  document: Document,
  subtract: (document: Document, stream: TokenStream) => SubtractionMask,
  sentences: readonly EncodedSentence[] | null = null,
): PreparedText {
  const stream = tokenise(document);
  return { document, stream, sentences, fingerprints: fingerprintsOf(stream), ...subtract(document, stream) };
}
