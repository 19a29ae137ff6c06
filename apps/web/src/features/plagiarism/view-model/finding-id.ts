/**
 * Pure: the id of a picture, a piece of evidence or a word for its comments. It is made from its content and
 * place, so that it is the same in every view and after another run, and unique.
 */
import { contentId } from '@wenjian/api';
import type { Evasion, Evidence, ImagePair, SensitiveHit } from './plagiarism-shapes.ts';

export function imageFindingId({ references }: Pick<ImagePair, 'references'>): string {
  const places = Object.entries(references).map(([docId, { page, box }]) => [docId, page, box]);
  return contentId(
    'image',
    places.sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );
}

export function evidenceFindingId({ kind, values }: Pick<Evidence, 'kind' | 'values'>): string {
  return contentId('authorship', [kind, ...values.map(({ docId, value, where }) => [docId, value, where])]);
}

export function evasionFindingId({ docId, kind }: Pick<Evasion, 'docId' | 'kind'>): string {
  return contentId('evasion', [docId, kind]);
}

export function sensitiveFindingId({ docId, word, start, end }: SensitivePlace): string {
  return contentId('sensitive', [docId, word, start, end]);
}

type SensitivePlace = Pick<SensitiveHit, 'docId' | 'word' | 'start' | 'end'>;
