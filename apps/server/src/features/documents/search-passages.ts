/**
 * Passages of a space's documents that answer a question: found by pairs of characters, ranked by the rarity
 * of the pairs.
 */
import { meantTerms } from '@wenjian/answers';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';
import { type PassagePage, passagePages, resolveDocuments } from './passages.repository.ts';
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

/** Best first. Documents in the trash, or that the member may not see, are not searched. */
export async function searchPassages(
  connection: Connection,
  scope: TeamScope,
  { question, documentIds, top }: PassageQuery,
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
  const passages = pages.flatMap(cut);
  return rank(passages, terms)
    .slice(0, top)
    .map(({ passage, score }) => ({ ...passage, score: Number(score.toFixed(4)) }));
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
) {
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
