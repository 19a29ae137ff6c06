/** Searches articles by the meaning and the words of a question. */
import { gistOf, quotable, statusOn, weighArticles } from '@wenjian/answers';
import type { Connection } from '../../platform/database/database.ts';
import { type FoundEvidence, openLawEvidence } from './find-evidence.ts';
import type { FoundArticle } from './found-article.ts';
import type { LawMeaning } from './law-meaning.ts';
import { type ArticleRow, articlesById } from './laws.repository.ts';

/** Best first. Null: nothing to quote was found, and not every law is indexed yet, so nothing can be said. */
export type LawSearch = (question: string, top: number) => Promise<readonly FoundArticle[] | null>;

/** Null: there is no law to search, or none is indexed yet. `today`: ISO date. `meaning`: null, only words count. */
export async function openLawSearch(
  connection: Connection,
  today: string,
  meaning: LawMeaning | null = null,
): Promise<LawSearch | null> {
  const find = await openLawEvidence(connection, meaning);
  if (find === null) return null;
  return async (asked, top) => {
    const { question, evidence, nearest, isComplete } = await find(asked);
    const ranked = weighArticles(question, evidence, today);
    const quoted = new Set(quotable(ranked, nearest));
    if (quoted.size === 0 && !isComplete) return null;
    const shown = ranked.slice(0, top);
    const rows = await articlesById(
      connection,
      shown.map(({ id }) => id),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return shown.flatMap((article) => {
      const row = byId.get(article.id);
      // Replaced by an import since it was found.
      return row === undefined ? [] : [present(article, row, quoted.has(article), today)];
    });
  };
}

function present(
  { law, score }: FoundEvidence & { readonly score: number },
  { label, text, number, sub }: ArticleRow,
  isQuotable: boolean,
  today: string,
): FoundArticle {
  return {
    law: law.name,
    article: label,
    number,
    sub,
    text,
    wording: law.published ?? '',
    status: statusOn(law, today),
    stateOf: law.stateOf,
    score: Number(score.toFixed(4)),
    isQuotable,
    gist: gistOf(law.name, law.published ?? '', number, sub),
  };
}
