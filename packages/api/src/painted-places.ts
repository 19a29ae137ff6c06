/**
 * What of a fragment is painted in a document. In: the fragment and the document. Out: the places of its equal
 * words; of a retold sentence the whole of it. Promise: a character that is in no source is not painted.
 */
import type { z } from 'zod';
import type { plagiarismBlock } from './routes/plagiarism/plagiarism-result.ts';

type Block = z.output<typeof plagiarismBlock>;
type Place = Block['smallBlocks'][number]['references'][string];

export interface PaintedPlace extends Place {
  /** The source it is attributed to; null between two documents. */
  readonly source: string | null;
}

export function paintedPlaces(block: Block, docId: string): readonly PaintedPlace[] {
  const whole = block.references[docId];
  if (whole === undefined) return [];
  const isSource = docId in block.matches;
  if (!isSource && block.attributed !== undefined) return block.attributed;
  const kind = block.matches[docId]?.kind ?? block.kind;
  if (kind === 'paraphrase') return [{ ...whole, source: null }];
  return block.smallBlocks.flatMap(({ references }) => {
    const place = references[docId];
    return place === undefined ? [] : [{ ...place, source: null }];
  });
}
