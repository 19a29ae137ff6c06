/**
 * Misspellings of a document, for comparing with those of another. In: a document. Out: certain and very
 * likely misspellings, in text order. Line by line and without the context of the contract, because shared
 * text has the same words anyway.
 */
import { type Document, documentSpan, type Span, spanText } from '@wenjian/document';
import { type ProofreadOptions, proofreadLine } from './proofread-line.ts';

export interface FoundTypo extends Span {
  readonly original: string;
  readonly suggestion: string;
}

export function findTypos(document: Document, options: ProofreadOptions = {}): readonly FoundTypo[] {
  // A word that was misread in a picture is no misspelling, and is misread wherever the same picture is.
  const written = document.blocks.filter(({ type }) => type !== 'image');
  return written.flatMap((block) =>
    proofreadLine(spanText(document, block), options).corrections.flatMap(
      ({ family, tier, start, end, original, suggestion }) =>
        family === 'typo' && tier !== 'advice' && suggestion !== null
          ? [{ ...documentSpan(block.start + start, block.start + end), original, suggestion }]
          : [],
    ),
  );
}
