/** The articles that answers of question types rest on, as the corpus has them now. In: articles as the types cite them. Out: their ids, with what speaks for each. */
import { type AskedArticle, groundsOf, QUESTION_TYPES } from '@wenjian/answers';
import { shortLawName } from '@wenjian/contract';
import type { Connection } from '../../platform/database/database.ts';
import { type LawRow, placesByNumber } from './laws.repository.ts';

export type BoundArticles = (asked: readonly AskedArticle[]) => ReadonlyMap<number, number>;

/** `newest`: of each law the newest wording. */
export async function openBoundArticles(
  connection: Connection,
  newest: readonly LawRow[],
): Promise<BoundArticles> {
  const grounds = QUESTION_TYPES.flatMap(groundsOf);
  const cited = new Set(grounds.map(({ law }) => shortLawName(law)));
  const inForce = newest.filter(
    ({ name, repealedOn }) => repealedOn === null && cited.has(shortLawName(name)),
  );
  const names = new Map(inForce.map(({ id, name }) => [id, name]));
  const numbers = [...new Set(grounds.map(({ number }) => number))];
  const ids = new Map<string, number[]>();
  for (const { id, lawId, number, sub } of await placesByNumber(connection, [...names.keys()], numbers)) {
    const key = keyOf(names.get(lawId) ?? '', number, sub);
    ids.set(key, [...(ids.get(key) ?? []), id]);
  }
  return (asked) =>
    new Map(
      asked.flatMap(({ law, number, sub, asked: worth }) =>
        (ids.get(keyOf(law, number, sub)) ?? []).map((id) => [id, worth] as const),
      ),
    );
}

function keyOf(law: string, number: number | null, sub: number): string {
  return `${shortLawName(law)} ${number}.${sub}`;
}
