/** The law search, opened once and reopened when laws may have been imported. */

import type { Connection } from '../../platform/database/database.ts';
import { beijingToday } from '../../platform/people/beijing-day.ts';
import { type LawMeaning, type LawSearch, openLawSearch } from '../laws/index.ts';

const FRESH_MS = 60_000;

export function lawSearchOf(
  connection: Connection,
  { articles, provisions }: { readonly articles: LawMeaning; readonly provisions: LawMeaning },
): () => Promise<LawSearch | null> {
  let opened: { readonly search: Promise<LawSearch | null>; readonly at: number } | null = null;
  return () => {
    if (opened === null || Date.now() - opened.at > FRESH_MS) {
      const search = openLawSearch(connection, beijingToday(), articles, provisions);
      // A failed opening is not cached.
      search.catch(() => {
        opened = null;
      });
      opened = { search, at: Date.now() };
    }
    return opened.search;
  };
}
