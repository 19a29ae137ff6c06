/**
 * Pure: the id of a picture, a piece of evidence or a word for its comments. It is made from its content and
 * place, so that it is the same in every view and after another run, and unique.
 */
import type { Evasion, Evidence, ImagePair, SensitiveHit } from './plagiarism-shapes.ts';

export function imageFindingId({ references }: Pick<ImagePair, 'references'>): string {
  const places = Object.entries(references).map(([docId, { page, box }]) => [docId, page, box]);
  return nameOf(
    'image',
    places.sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );
}

export function evidenceFindingId({ kind, values }: Pick<Evidence, 'kind' | 'values'>): string {
  return nameOf('authorship', [kind, ...values.map(({ docId, value, where }) => [docId, value, where])]);
}

export function evasionFindingId({ docId, kind }: Pick<Evasion, 'docId' | 'kind'>): string {
  return nameOf('evasion', [docId, kind]);
}

export function sensitiveFindingId({ docId, word, start, end }: SensitivePlace): string {
  return nameOf('sensitive', [docId, word, start, end]);
}

type SensitivePlace = Pick<SensitiveHit, 'docId' | 'word' | 'start' | 'end'>;

function nameOf(kind: string, facts: readonly unknown[]): string {
  const words = JSON.stringify(facts);
  return `${kind}-${hashOf(words, FNV_OFFSET)}${hashOf(words, OTHER_OFFSET)}`;
}

/** FNV-1a over UTF-16 units, twice with different seeds: 64 bits keep the findings of one check apart. */
const FNV_OFFSET = 0x811c9dc5;
const OTHER_OFFSET = 0x1b873593;
const FNV_PRIME = 0x01000193;
const HEX_DIGITS = 8;

function hashOf(words: string, offset: number): string {
  let hash = offset;
  for (let at = 0; at < words.length; at += 1) hash = Math.imul(hash ^ words.charCodeAt(at), FNV_PRIME);
  return (hash >>> 0).toString(16).padStart(HEX_DIGITS, '0');
}
