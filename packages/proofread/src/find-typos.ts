/**
 * Misspellings of a document, for the question whether another one has the same. In: a document. Out: what is surely or very likely wrong,
 * in the order of the text. Line by line and without the contract around it: what two documents share stands in the same words anyway.
 */
import { type Document, documentSpan, type Span, spanText } from '@wenjian/document';
import { type ProofreadOptions, proofreadLine } from './proofread-line.ts';

export interface FoundTypo extends Span {
  readonly original: string;
  readonly suggestion: string;
}

export function findTypos(document: Document, options: ProofreadOptions = {}): readonly FoundTypo[] {
  return document.blocks.flatMap((block) =>
    proofreadLine(spanText(document, block), options).corrections.flatMap(
      ({ family, tier, start, end, original, suggestion }) =>
        family === 'typo' && tier !== 'advice' && suggestion !== null
          ? [{ ...documentSpan(block.start + start, block.start + end), original, suggestion }]
          : [],
    ),
  );
}
