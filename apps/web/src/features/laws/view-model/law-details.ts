/** What a law is, in one line: its kind, who issued it, its days, how long it is. */
import type { LawHead } from '@wenjian/api';
import { lawsText as text } from '../text.ts';

/** Both days: an amended text goes on stating the day its first wording took effect. */
export function lawDetails({ kind, issuer, published, effective, articles }: LawHead): string {
  return [
    text.kinds[kind],
    issuer,
    published && text.published(published),
    effective && text.effective(effective),
    text.articles(articles),
  ]
    .filter((part) => part !== null && part !== '')
    .join(' · ');
}
