/** Searches articles by the words and the meaning of a question. */
import {
  fuseRanks,
  gistOf,
  meantTerms,
  meantText,
  rankArticles,
  rankTexts,
  readQuestion,
  type Scored,
  statusOn,
} from '@wenjian/answers';
import { shortLawName } from '@wenjian/contract';
import type { Connection } from '../../platform/database/database.ts';
import type { FoundArticle } from './found-article.ts';
import { type IndexState, readIndexState, termPostings } from './law-index.repository.ts';
import type { LawMeaning } from './law-meaning.ts';
import { type ArticleRow, articlesById, articlesByNumber, type LawRow, listLaws } from './laws.repository.ts';
import { findInDigest } from './search-digest.ts';

/** Best first. */
export type LawSearch = (question: string, top: number) => Promise<readonly FoundArticle[]>;

/** More candidates than requested: other criteria may raise one. */
const CANDIDATES = 300;

/** Without an imported law the digest is searched. `today`: ISO date. `meaning`, `digestMeaning`: null or left out, only words count. */
export async function openLawSearch(
  connection: Connection,
  today: string,
  meaning: LawMeaning | null = null,
  digestMeaning: LawMeaning | null = null,
): Promise<LawSearch | null> {
  const state = await readIndexState(connection);
  const laws = new Map((await listLaws(connection)).map((law) => [law.id, law]));
  if (state === null || laws.size === 0)
    return async (asked, top) =>
      findInDigest(asked, top, today, await meantBy(digestMeaning, asked, CANDIDATES));
  const corpus: SearchedCorpus = {
    connection,
    state,
    laws,
    newest: newestWordings([...laws.values()]),
    today,
  };
  const names = [...laws.values()].map(({ name }) => name);
  return async (asked, top) => {
    const question = readQuestion(asked, names);
    const most = Math.max(CANDIDATES, top);
    const meant = await meantBy(meaning, question.text, most);
    const byWords = await rank(corpus, question, await byTerms(corpus, question.text, most));
    const byMeaning = await rank(corpus, question, meant);
    const found = new Map([...byMeaning, ...byWords].map((candidate) => [candidate.row.id, candidate]));
    return fuseRanks(byWords.map(scoreOf), byMeaning.map(scoreOf))
      .slice(0, top)
      .flatMap(({ id, score }) => {
        const candidate = found.get(id);
        return candidate === undefined ? [] : [present(candidate.row, candidate.law, score, today)];
      });
  };
}

/** A failing model does not reduce what the words find. */
async function meantBy(
  meaning: LawMeaning | null,
  question: string,
  most: number,
): Promise<readonly Scored[]> {
  return meaning === null ? [] : await meaning(meantText(question), most).catch(() => []);
}

interface SearchedCorpus {
  readonly connection: Connection;
  readonly state: IndexState;
  readonly laws: ReadonlyMap<number, LawRow>;
  /** Ids of the laws that are the last known wording. */
  readonly newest: ReadonlySet<number>;
  readonly today: string;
}

type Question = ReturnType<typeof readQuestion>;

async function byTerms(
  { connection, state }: SearchedCorpus,
  text: string,
  most: number,
): Promise<readonly Scored[]> {
  const terms = meantTerms(text);
  const postings = await termPostings(
    connection,
    terms.map(({ term }) => term),
  );
  const asked = terms.flatMap(({ term, weight }) => {
    const packed = postings.get(term);
    return packed === undefined ? [] : [{ weight, postings: packed }];
  });
  return rankTexts(asked, state.articleCount, most);
}

/** With the articles the question names by law and number, and the other criteria. */
async function rank(corpus: SearchedCorpus, question: Question, found: readonly Scored[]) {
  if (found.length === 0 && question.addresses.length === 0) return [];
  const { connection, laws, newest, today } = corpus;
  const scores = new Map(found.map(({ id, score }) => [id, score]));
  const named = await namedArticles(connection, laws, question);
  const ids = new Set([...scores.keys(), ...named.map(({ id }) => id)]);
  const rows = await articlesById(connection, [...ids]);
  const lowest = found.at(-1)?.score ?? 1;
  const candidates = rows.flatMap((row) => {
    const law = laws.get(row.lawId);
    const score = scores.get(row.id) ?? lowest;
    const isLatestKnown = newest.has(row.lawId);
    return law === undefined ? [] : [{ row, law, number: row.number, sub: row.sub, score, isLatestKnown }];
  });
  return rankArticles(question, candidates, today);
}

function scoreOf({ row, score }: { readonly row: ArticleRow; readonly score: number }): Scored {
  return { id: row.id, score };
}

function newestWordings(laws: readonly LawRow[]): ReadonlySet<number> {
  const newest = new Map<string, LawRow>();
  for (const law of laws) {
    const known = newest.get(law.name);
    if (known === undefined || (law.published ?? '') > (known.published ?? '')) newest.set(law.name, law);
  }
  return new Set([...newest.values()].map(({ id }) => id));
}

/** 民法典第五百八十四条 is found whatever its text. */
async function namedArticles(
  connection: Connection,
  laws: ReadonlyMap<number, LawRow>,
  { laws: names, addresses }: Question,
): Promise<readonly ArticleRow[]> {
  const wordings = [...laws.values()].filter(({ name }) => names.has(shortLawName(name)));
  return articlesByNumber(
    connection,
    wordings.map(({ id }) => id),
    addresses.map(({ number }) => number),
  );
}

function present(
  { label, text, number, sub }: ArticleRow,
  law: LawRow,
  score: number,
  today: string,
): FoundArticle {
  return {
    law: law.name,
    article: label,
    number,
    sub,
    text,
    status: statusOn(law, today),
    score: Number(score.toFixed(4)),
    gist: gistOf(law.name, law.published ?? '', number, sub),
    source: 'corpus',
  };
}
