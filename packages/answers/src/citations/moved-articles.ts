/** Where the table of renumbered articles says that a content stands now. */
import { renumberedArticles, shortLawName } from '@wenjian/contract';
import type { ArticleAddress } from '../statutes/article-label.ts';

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
