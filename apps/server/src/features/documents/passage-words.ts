/** Passages of pages, and what their words are worth: in pieces that can be read at a glance, ranked by the rarity of the pairs of characters they share with a text. */
import { meantTerms } from '@wenjian/answers';
import type { PassagePage } from './passages.repository.ts';
import { endOfOwn, fold } from './search-text.ts';

export interface Passage {
  /** Of the current version. */
  readonly documentId: string;
  readonly name: string;
  /** Counted from 1; null where the document has no pages. */
  readonly page: number | null;
  readonly text: string;
}

export interface FoldedPassage {
  readonly passage: Passage;
  readonly words: string;
}

export interface Ranked {
  readonly passage: Passage;
  readonly score: number;
}

export interface PassageTerm {
  readonly term: string;
  readonly weight: number;
}

/** The terms used with the index: the others only rank. */
const MOST_TERMS = 48;

export function passageTerms(text: string): readonly PassageTerm[] {
  return meantTerms(text)
    .map(({ term, weight }) => ({ term: fold(term), weight }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST_TERMS);
}

const PASSAGE_CHARACTERS = 400;

/**
 * Split at the ends of sentences, so that each piece can be read at a glance. A sentence belongs to the page
 * it begins on.
 */
export function cutPassages(page: PassagePage): readonly Passage[] {
  return cut(page, (words, next) => words.length + next.length > PASSAGE_CHARACTERS);
}

/** As much as the encoder reads of a text, about. */
const CLAUSE_CHARACTERS = 120;
const CLAUSE_MOST_CHARACTERS = 240;
/** 第三条, 3.2, 三、, （二）: a clause begins here, however short the one before is. */
const beginsClause =
  /^\s*(?:第[\d一二三四五六七八九十百零〇]{1,6}条|\d{1,2}(?:[.．]\d{1,2}){0,2}[、.．\s]|[一二三四五六七八九十]{1,3}、|[（(][\d一二三四五六七八九十]{1,3}[）)])/u;
const endsSentence = /[。！？；]\s*$/u;

/** The same in smaller pieces, one clause each where clauses are numbered. */
export function cutClauses(page: PassagePage): readonly Passage[] {
  return cut(page, (words, next) => {
    if (words.length + next.length > CLAUSE_MOST_CHARACTERS) return true;
    if (words.endsWith('\n') && beginsClause.test(next)) return true;
    return words.length >= CLAUSE_CHARACTERS && endsSentence.test(words);
  });
}

/** `endsBefore`: whether a piece ends before the sentence that comes next. */
function cut(
  { taskId, name, page, text, ownLength }: PassagePage,
  endsBefore: (words: string, next: string) => boolean,
): readonly Passage[] {
  const end = endOfOwn(text, ownLength);
  const passages: Passage[] = [];
  let words = '';
  const close = () => {
    if (words.trim() !== '') passages.push({ documentId: taskId, name, page, text: words.trim() });
    words = '';
  };
  for (const { 0: sentence, index } of text.matchAll(/[^。！？；\n]+[。！？；\n]*/g)) {
    if (index >= end) break;
    if (endsBefore(words, sentence)) close();
    for (let from = 0; from < sentence.length; from += PASSAGE_CHARACTERS) {
      words += sentence.slice(from, from + PASSAGE_CHARACTERS);
      if (words.length >= PASSAGE_CHARACTERS) close();
    }
  }
  close();
  return passages;
}

export function folded(passage: Passage): FoldedPassage {
  return { passage, words: fold(passage.text) };
}

/** Best first; without those that share nothing. */
export function rankPassages(
  passages: readonly FoldedPassage[],
  terms: readonly PassageTerm[],
): readonly Ranked[] {
  const rarities = terms.map(({ term, weight }) => {
    const holders = passages.filter(({ words }) => words.includes(term)).length;
    return { term, worth: weight * Math.log(1 + (passages.length - holders + 0.5) / (holders + 0.5)) };
  });
  return passages
    .map(({ passage, words }) => {
      const score = rarities.reduce((sum, { term, worth }) => (words.includes(term) ? sum + worth : sum), 0);
      return { passage, score };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
}
