/**
 * Passages of a space's documents that answer a question: found by pairs of characters, ranked by the rarity of the pairs, and the best of them by their meaning too.
 * Of one named document whose words find too little, the first pages are read too: what answers may share no word with the question.
 */
import { meantTerms } from '@wenjian/answers';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';
import { firstPages, type PassagePage, passagePages, resolveDocuments } from './passages.repository.ts';
import { endOfOwn, fold } from './search-text.ts';

export interface PassageQuery {
  readonly question: string;
  /** Document ids, of any version; undefined: all documents. */
  readonly documentIds?: readonly string[] | undefined;
  readonly top: number;
}

export interface FoundPassage {
  /** Of the current version. */
  readonly documentId: string;
  readonly name: string;
  /** Counted from 1; null where the document has no pages. */
  readonly page: number | null;
  readonly text: string;
  readonly score: number;
}

/** The terms used with the index: the others only rank. */
const MOST_TERMS = 48;
const MOST_PAGES = 400;
const PASSAGE_CHARACTERS = 400;
/** So many are put to the encoder: each takes it some forty milliseconds. */
const MOST_MEANT = 16;
/** What the best words are worth beside a likeness of one. */
const WORDS_WORTH = 0.5;
/** Passages without a word of the question are this near to it, or they have nothing to do with it. */
const LEAST_LIKENESS = 0.5;

/** How like a question passages are, in their order; null where there is no encoder. */
export type PassageLikeness = (
  question: string,
  passages: readonly string[],
) => Promise<readonly number[] | null>;

/** Best first. Documents in the trash, or that the member may not see, are not searched. */
export async function searchPassages(
  connection: Connection,
  scope: TeamScope,
  { question, documentIds, top }: PassageQuery,
  likeness: PassageLikeness = async () => null,
): Promise<readonly FoundPassage[]> {
  const terms = meantTerms(question)
    .map(({ term, weight }) => ({ term: fold(term), weight }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST_TERMS);
  if (terms.length === 0) return [];
  const documents = documentIds === undefined ? null : await resolveDocuments(connection, scope, documentIds);
  if (documents?.length === 0) return [];
  const pages = await passagePages(
    connection,
    scope,
    terms.map(({ term }) => term),
    documents,
    MOST_PAGES,
  );
  const byWords = rank(pages.flatMap(cut), terms);
  const room = MOST_MEANT - byWords.length;
  const others = room > 0 && documents !== null ? await firstPages(connection, scope, documents, room) : [];
  const known = new Set(byWords.map(({ passage }) => passage.text));
  const unsaid = others.flatMap(cut).filter(({ text }) => !known.has(text));
  const candidates = [...byWords, ...unsaid.map((passage) => ({ passage, score: 0 }))];
  return (await weigh(question, candidates.slice(0, Math.max(top, MOST_MEANT)), likeness))
    .slice(0, top)
    .map(({ passage, score }) => ({ ...passage, score: Number(score.toFixed(4)) }));
}

interface Ranked {
  readonly passage: Passage;
  readonly score: number;
}

/** In: best by words first. */
async function weigh(
  question: string,
  ranked: readonly Ranked[],
  likeness: PassageLikeness,
): Promise<readonly Ranked[]> {
  const meant = ranked.slice(0, MOST_MEANT);
  const texts = meant.map(({ passage }) => passage.text);
  const like = texts.length === 0 ? null : await likeness(question, texts);
  if (like === null) return ranked.filter(({ score }) => score > 0);
  const most = Math.max(ranked[0]?.score ?? 0, Number.EPSILON);
  return meant
    .map(({ passage, score }, at) => ({ passage, words: score, like: like[at] ?? 0 }))
    .filter((one) => one.words > 0 || one.like >= LEAST_LIKENESS)
    .map((one) => ({ passage: one.passage, score: one.like + (WORDS_WORTH * one.words) / most }))
    .sort((one, other) => other.score - one.score);
}

type Passage = Omit<FoundPassage, 'score'>;

/**
 * Split at the ends of sentences, so that each piece can be read at a glance. A sentence belongs to the page
 * it begins on.
 */
function cut({ taskId, name, page, text, ownLength }: PassagePage): readonly Passage[] {
  const end = endOfOwn(text, ownLength);
  const passages: Passage[] = [];
  let words = '';
  const close = () => {
    if (words.trim() !== '') passages.push({ documentId: taskId, name, page, text: words.trim() });
    words = '';
  };
  for (const { 0: sentence, index } of text.matchAll(/[^。！？；\n]+[。！？；\n]*/g)) {
    if (index >= end) break;
    if (words.length + sentence.length > PASSAGE_CHARACTERS) close();
    for (let from = 0; from < sentence.length; from += PASSAGE_CHARACTERS) {
      words += sentence.slice(from, from + PASSAGE_CHARACTERS);
      if (words.length >= PASSAGE_CHARACTERS) close();
    }
  }
  close();
  return passages;
}

function rank(
  passages: readonly Passage[],
  terms: readonly { readonly term: string; readonly weight: number }[],
): readonly Ranked[] {
  const folded = passages.map(({ text }) => fold(text));
  const rarities = terms.map(({ term, weight }) => {
    const holders = folded.filter((text) => text.includes(term)).length;
    return { term, worth: weight * Math.log(1 + (passages.length - holders + 0.5) / (holders + 0.5)) };
  });
  return passages
    .map((passage, at) => {
      const text = folded[at] ?? '';
      const score = rarities.reduce((sum, { term, worth }) => (text.includes(term) ? sum + worth : sum), 0);
      return { passage, score };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
}
