/** Reads articles by law and number, in the wording that is in force. */
import { gistOf, statusOn } from '@wenjian/answers';
import { shortLawName } from '@wenjian/contract';
import type { Connection } from '../../platform/database/database.ts';
import type { FoundArticle } from './found-article.ts';
import { type ArticleRow, articlesById, type LawRow, lawsNamed, placesByNumber } from './laws.repository.ts';

export interface WantedArticle {
  /** With or without 中华人民共和国. */
  readonly law: string;
  readonly number: number;
  readonly sub: number;
}

/** In the order they are wanted, each once; what is not in force is left out. */
export type ArticleReader = (wanted: readonly WantedArticle[]) => Promise<readonly FoundArticle[]>;

const STATE = '中华人民共和国';

/** `today`: ISO date. */
export async function readArticlesInForce(
  connection: Connection,
  wanted: readonly WantedArticle[],
  today: string,
): Promise<readonly FoundArticle[]> {
  const laws = await lawsNamed(connection, [...new Set(wanted.flatMap(({ law }) => storedNames(law)))]);
  const standing = laws.filter((law) => statusOn(law, today) === 'inForce');
  const places = await placesByNumber(
    connection,
    standing.map(({ id }) => id),
    [...new Set(wanted.map(({ number }) => number))],
  );
  const lawOf = new Map(standing.map((law) => [law.id, law]));
  const keys = new Set(wanted.map(({ law, number, sub }) => keyOf(law, number, sub)));
  const byKey = new Map(
    places.flatMap((place) => {
      const law = lawOf.get(place.lawId);
      return law === undefined ? [] : [[keyOf(law.name, place.number, place.sub), place.id] as const];
    }),
  );
  const ids = [...keys].flatMap((key) => byKey.get(key) ?? []);
  const rows = new Map((await articlesById(connection, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    const law = row === undefined ? undefined : lawOf.get(row.lawId);
    return row === undefined || law === undefined ? [] : [present(law, row)];
  });
}

/** The title of an interpretation holds that of a law: 关于适用《中华人民共和国民法典》…的解释. Its short name has no marks and is stored nowhere. */
function storedNames(law: string): readonly string[] {
  const short = shortLawName(law);
  return [law, law.replaceAll(STATE, ''), short, `${STATE}${short}`];
}

function keyOf(law: string, number: number | null, sub: number): string {
  return `${shortLawName(law)} ${number}.${sub}`;
}

function present(law: LawRow, { label, text, number, sub }: ArticleRow): FoundArticle {
  const wording = law.published ?? '';
  return {
    law: law.name,
    article: label,
    number,
    sub,
    text,
    wording,
    status: 'inForce',
    stateOf: law.stateOf,
    score: 1,
    isQuotable: true,
    gist: gistOf(law.name, wording, number, sub),
  };
}
