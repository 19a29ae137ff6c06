/**
 * Passages of a space's documents that answer a question: found by pairs of characters, ranked by the rarity of the pairs, and the best of them by their meaning too.
 * Of one named document whose words find too little, the first pages are read too: what answers may share no word with the question.
 */
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';
import {
  cutPassages,
  folded,
  type Passage,
  passageTerms,
  type Ranked,
  rankPassages,
} from './passage-words.ts';
import { firstPages, passagePages, resolveDocuments } from './passages.repository.ts';

export interface PassageQuery {
  readonly question: string;
  /** Document ids, of any version; undefined: all documents. */
  readonly documentIds?: readonly string[] | undefined;
  readonly top: number;
}

export interface FoundPassage extends Passage {
  readonly score: number;
}

const MOST_PAGES = 400;
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
  const terms = passageTerms(question);
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
  const byWords = rankPassages(pages.flatMap(cutPassages).map(folded), terms);
  const room = MOST_MEANT - byWords.length;
  const others = room > 0 && documents !== null ? await firstPages(connection, scope, documents, room) : [];
  const known = new Set(byWords.map(({ passage }) => passage.text));
  const unsaid = others.flatMap(cutPassages).filter(({ text }) => !known.has(text));
  const candidates = [...byWords, ...unsaid.map((passage) => ({ passage, score: 0 }))];
  return (await weigh(question, candidates.slice(0, Math.max(top, MOST_MEANT)), likeness))
    .slice(0, top)
    .map(({ passage, score }) => ({ ...passage, score: Number(score.toFixed(4)) }));
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
