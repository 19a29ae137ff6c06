/** The law search, opened once and reopened when laws were indexed anew: their articles have other ids then. */

import type { Connection } from '../../platform/database/database.ts';
import { beijingToday } from '../../platform/people/beijing-day.ts';
import { type LawMeaning, type LawSearch, openLawSearch, readIndexState } from '../laws/index.ts';

export function lawSearchOf(connection: Connection, meaning: LawMeaning): () => Promise<LawSearch | null> {
  let opened: { readonly of: string; readonly search: Promise<LawSearch | null> } | null = null;
  return async () => {
    const today = beijingToday();
    const state = await readIndexState(connection);
    if (state === null) return null;
    const of = `${state.corpus} ${today}`;
    if (opened?.of !== of) {
      const search = openLawSearch(connection, today, meaning);
      opened = { of, search };
      // A failed opening is not kept.
      search.catch(() => {
        opened = null;
      });
    }
    return opened.search;
  };
}
