/** The law search, opened once and reopened when laws may have been imported. */

import type { Connection } from '../../platform/database/database.ts';
import { beijingToday } from '../../platform/people/beijing-day.ts';
import { type LawMeaning, type LawSearch, openLawSearch } from '../laws/index.ts';

const FRESH_MS = 60_000;

export function lawSearchOf(connection: Connection, meaning: LawMeaning): () => Promise<LawSearch | null> {
  let opened: { readonly search: Promise<LawSearch | null>; readonly at: number } | null = null;
  return () => {
    if (opened === null || Date.now() - opened.at > FRESH_MS) {
      const search = openLawSearch(connection, beijingToday(), meaning);
      const forget = () => {
        opened = null;
      };
      // Neither a failed opening is kept, nor one before the laws were there.
      search.then((found) => (found === null ? forget() : undefined), forget);
      opened = { search, at: Date.now() };
    }
    return opened.search;
  };
}
