/** Where the tables of renumbered articles say that a content stands now. */
import { formerNumbers, renumberedArticles, shortLawName } from '@wenjian/contract';
import type { ArticleAddress } from '../statutes/article-label.ts';
import type { Citation } from './find-citations.ts';
import { articleAt, type KnownArticle } from './judgement.ts';

/** 第二十一条, 第二十三条 where a content was divided; empty when the sentence says nothing the table knows. */
export function movedByTable(
  law: string,
  { number, sub }: ArticleAddress,
  sentence: string,
): readonly string[] {
  const short = shortLawName(law);
  const row = renumberedArticles.find(
    (each) => sub === 0 && each.law === short && each.former.includes(number) && each.content.test(sentence),
  );
  return row?.now.split(/[、至]/) ?? [];
}

/** The articles in force that had this number in an earlier wording; of the wording that the citation names, where it names one. */
export function placesOfFormer(
  law: string,
  { address, wording }: Pick<Citation, 'address' | 'wording'>,
  own: readonly KnownArticle[],
): readonly KnownArticle[] {
  if (address === null || address.sub !== 0) return [];
  const all = formerNumbers(law, address.number);
  const year = wording?.year ?? null;
  // A year in the table is that of the last wording with these numbers.
  const ofYear = year === null ? [] : all.filter((each) => each.year >= year);
  const oldest = Math.min(...ofYear.map((each) => each.year)); // few: the wordings of one law
  const meant = ofYear.length === 0 ? all : ofYear.filter((each) => each.year === oldest);
  return meant.flatMap(({ now }) => now).flatMap((number) => articleAt(own, { number, sub: 0 }) ?? []);
}
