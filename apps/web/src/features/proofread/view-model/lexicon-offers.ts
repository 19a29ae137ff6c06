/** What of a correction can be added to the team's lexicon. Pure. */
import { LEXICON_WORD_MAX_CHARACTERS } from '@wenjian/api';
import type { Correction, Family, NewLexiconEntry } from './proofread-shapes.ts';

/** Elsewhere the engine does not use it: numbers and references are right or wrong by themselves. */
const RIGHT_FAMILIES: ReadonlySet<Family> = new Set(['typo', 'terms', 'blank', 'format']);
/** Elsewhere the right word depends on the context: a pair would be wrong at the next place. */
const WRONG_FAMILIES: ReadonlySet<Family> = new Set(['typo', 'terms']);

const RIGHT_LEAST_CHARACTERS = 2;

/** "Always right" first. */
export function lexiconOffers({
  original,
  suggestion,
  family,
}: Pick<Correction, 'original' | 'suggestion' | 'family'>): readonly NewLexiconEntry[] {
  const word = original.trim();
  const replacement = suggestion?.trim() ?? '';
  const offers: NewLexiconEntry[] = [];
  if (!isShort(word)) return offers;
  // A single character or a mark would silence the check wherever it stands.
  if (RIGHT_FAMILIES.has(family) && word.length >= RIGHT_LEAST_CHARACTERS && hasLetter(word))
    offers.push({ kind: 'right', word });
  if (WRONG_FAMILIES.has(family) && hasLetter(word) && isShort(replacement) && replacement !== word)
    offers.push({ kind: 'wrong', word, replacement });
  return offers;
}

function isShort(word: string): boolean {
  return word !== '' && word.length <= LEXICON_WORD_MAX_CHARACTERS;
}

function hasLetter(word: string): boolean {
  return /\p{L}/u.test(word);
}
