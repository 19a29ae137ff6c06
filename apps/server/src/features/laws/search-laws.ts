/** Articles by what a question says. */
import {
  type LawStatus,
  questionTerms,
  rankArticles,
  rankTexts,
  readQuestion,
  statusOn,
} from '@wenjian/answers';
import { shortLawName } from '@wenjian/contract';
import type { Connection } from '../../platform/database.ts';
import { readIndexState, termPostings } from './law-index.repository.ts';
import { type ArticleRow, articlesById, articlesByNumber, type LawRow, listLaws } from './laws.repository.ts';

export interface FoundArticle {
  readonly law: string;
  /** 第五百八十四条; empty for text outside of articles. */
  readonly article: string;
  readonly text: string;
  readonly status: LawStatus;
  readonly score: number;
}

/** Best first. */
export type LawSearch = (question: string, top: number) => Promise<readonly FoundArticle[]>;

/** More candidates than asked for: what counts besides words may lift one up. */
const CANDIDATES = 300;

/** Null where no law was ever imported. `today`: ISO date. */
export async function openLawSearch(connection: Connection, today: string): Promise<LawSearch | null> {
  const state = await readIndexState(connection);
  const laws = new Map((await listLaws(connection)).map((law) => [law.id, law]));
  if (state === null || laws.size === 0) return null;
  const names = [...laws.values()].map(({ name }) => name);
  return async (asked, top) => {
    const question = readQuestion(asked, names);
    const terms = questionTerms(question.text);
    const postings = await termPostings(
      connection,
      terms.map(({ term }) => term),
    );
    const found = rankTexts(
      terms.flatMap(({ term, weight }) => {
        const packed = postings.get(term);
        return packed === undefined ? [] : [{ weight, postings: packed }];
      }),
      state.articleCount,
      Math.max(CANDIDATES, top),
    );
    const scores = new Map(found.map(({ id, score }) => [id, score]));
    const named = await namedArticles(connection, laws, question);
    const rows = await articlesById(connection, [
      ...new Set([...scores.keys(), ...named.map(({ id }) => id)]),
    ]);
    const lowest = found.at(-1)?.score ?? 1;
    const candidates = rows.flatMap((row) => {
      const law = laws.get(row.lawId);
      return law === undefined
        ? []
        : [{ row, law, number: row.number, sub: row.sub, score: scores.get(row.id) ?? lowest }];
    });
    return rankArticles(question, candidates, today)
      .slice(0, top)
      .map(({ row, law, score }) => present(row, law, score, today));
  };
}

/** 民法典第五百八十四条 is found whatever its words are. */
async function namedArticles(
  connection: Connection,
  laws: ReadonlyMap<number, LawRow>,
  { laws: names, addresses }: ReturnType<typeof readQuestion>,
): Promise<readonly ArticleRow[]> {
  const wordings = [...laws.values()].filter(({ name }) => names.has(shortLawName(name)));
  return articlesByNumber(
    connection,
    wordings.map(({ id }) => id),
    addresses.map(({ number }) => number),
  );
}

function present({ label, text }: ArticleRow, law: LawRow, score: number, today: string): FoundArticle {
  return {
    law: law.name,
    article: label,
    text,
    status: statusOn(law, today),
    score: Number(score.toFixed(4)),
  };
}
