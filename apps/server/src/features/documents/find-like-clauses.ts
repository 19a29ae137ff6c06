/**
 * Clauses of a space's documents that speak of the same thing as a text. Pages are found by shared words, the best of their clauses put to the encoder; what is not
 * near enough is not told, because every contract shares some words with every law.
 */
import { setImmediate as turn } from 'node:timers/promises';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';
import {
  cutClauses,
  type FoldedPassage,
  folded,
  type Passage,
  passageTerms,
  type Ranked,
  rankPassages,
} from './passage-words.ts';
import { passagePages } from './passages.repository.ts';
import type { PassageLikeness } from './search-passages.ts';

export interface LikeClauses {
  /** Best first. */
  readonly items: readonly Passage[];
  /** Pages that share words with the text, and were looked into. */
  readonly pages: number;
  /** False: there are more such pages than are looked into. */
  readonly isComplete: boolean;
  /** Of their clauses, the best by words that were compared. */
  readonly compared: number;
  /** False: the encoder is not there, words alone decide. */
  readonly isByMeaning: boolean;
}

const MOST_PAGES = 200;
/** Pages between two turns of the loop: others ask this server as well. */
const PAGES_A_TURN = 10;
/** Each takes the encoder some twenty milliseconds. */
const MOST_COMPARED = 24;
const MOST_FOUND = 8;
/** What sharing as many words as the best clause is worth beside a likeness of one. */
const WORDS_WORTH = 0.1;
/** Clauses on an article's matter score 0.66 and more, what every contract has (copies, disputes) up to 0.62. */
const LEAST_SCORE = 0.64;
/** Without the encoder: of all that the text's words could be worth. */
const LEAST_SHARE = 0.2;

export async function findLikeClauses(
  connection: Connection,
  scope: TeamScope,
  text: string,
  likeness: PassageLikeness,
): Promise<LikeClauses> {
  const terms = passageTerms(text);
  const found = await passagePages(
    connection,
    scope,
    terms.map(({ term }) => term),
    null,
    MOST_PAGES + 1,
  );
  const clauses: FoldedPassage[] = [];
  const pages = found.slice(0, MOST_PAGES);
  for (const [at, page] of pages.entries()) {
    for (const clause of cutClauses(page)) clauses.push(folded(clause));
    if (at % PAGES_A_TURN === 0) await turn();
  }
  const ranked = withoutRepeats(rankPassages(clauses, terms)).slice(0, MOST_COMPARED);
  const near = ranked.length === 0 ? [] : await likeness(text, textsOf(ranked));
  const told = near === null ? nearByWords(ranked, terms, clauses) : nearByMeaning(ranked, near);
  return {
    items: told.slice(0, MOST_FOUND),
    pages: pages.length,
    isComplete: found.length <= MOST_PAGES,
    compared: ranked.length,
    isByMeaning: near !== null,
  };
}

function textsOf(ranked: readonly Ranked[]): readonly string[] {
  return ranked.map(({ passage }) => passage.text);
}

/** A clause that a document repeats is told once. */
function withoutRepeats(ranked: readonly Ranked[]): readonly Ranked[] {
  const known = new Set<string>();
  return ranked.filter(({ passage: { documentId, text } }) => {
    const key = `${documentId}\n${text}`;
    return known.has(key) ? false : known.add(key);
  });
}

function nearByMeaning(ranked: readonly Ranked[], likeness: readonly number[]): readonly Passage[] {
  const most = Math.max(ranked[0]?.score ?? 0, Number.EPSILON);
  return ranked
    .map(({ passage, score }, at) => ({ passage, score: (likeness[at] ?? 0) + (WORDS_WORTH * score) / most }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort((one, other) => other.score - one.score)
    .map(({ passage }) => passage);
}

function nearByWords(
  ranked: readonly Ranked[],
  terms: ReturnType<typeof passageTerms>,
  clauses: readonly FoldedPassage[],
): readonly Passage[] {
  const words = new Map(clauses.map((clause) => [clause.passage, clause.words]));
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0);
  return ranked.flatMap(({ passage }) => {
    const said = words.get(passage) ?? '';
    const shared = terms.reduce((sum, { term, weight }) => (said.includes(term) ? sum + weight : sum), 0);
    return shared / whole >= LEAST_SHARE ? [passage] : [];
  });
}
