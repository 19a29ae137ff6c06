import { useState } from 'react';
import { OPERATOR_PAGE_SIZE } from '../api/operator.query.ts';

/** What a list is asked with: another filter begins at the first page. */
export function useFilter<Filter extends object>(initial: Filter) {
  const [{ filter, page }, set] = useState({ filter: initial, page: 1 });
  return {
    filter,
    page,
    query: { ...given(filter), page, pageSize: OPERATOR_PAGE_SIZE },
    isFiltered: Object.keys(given(filter)).length > 0,
    change: (part: Partial<Filter>) => set({ filter: { ...filter, ...part }, page: 1 }),
    goTo: (next: number) => set({ filter, page: next }),
  };
}

/** Without what is empty. */
function given<Filter extends object>(filter: Filter): Partial<Filter> {
  const parts = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(parts) as Partial<Filter>;
}
