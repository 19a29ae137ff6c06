/** The law search, opened once and reopened when laws were indexed anew: their articles have other ids then. */
import type { Connection } from '../../platform/database/database.ts';
import { beijingToday } from '../../platform/people/beijing-day.ts';
import { readIndexState } from './law-index.repository.ts';
import type { LawMeaning } from './law-meaning.ts';
import { type LawSearch, openLawSearch } from './search-laws.ts';

/** Opened at each question: laws are imported while a server runs. Null: nothing is indexed yet. */
export type CurrentLawSearch = () => Promise<LawSearch | null>;

export function lawSearchOf(connection: Connection, meaning: LawMeaning): CurrentLawSearch {
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
