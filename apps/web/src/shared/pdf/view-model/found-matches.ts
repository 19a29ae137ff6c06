/** The matches of a search that may still be going on, and moving among them. Pure. */
import type { TextRange } from './find-text.ts';

export interface MatchAddress {
  readonly page: number;
  /** Index among the matches of that page. */
  readonly index: number;
}

export interface FoundMatches {
  readonly byPage: ReadonlyMap<number, readonly TextRange[]>;
  readonly total: number;
  readonly searchedPages: number;
}

export const NO_MATCHES: FoundMatches = { byPage: new Map(), total: 0, searchedPages: 0 };

/** Pages in the order in which they are searched: from the reader's page to the end, then from the start. */
export function searchOrder(fromPage: number, pageCount: number): readonly number[] {
  return Array.from({ length: pageCount }, (_, at) => (fromPage + at) % pageCount);
}

export function stepMatch(
  { byPage }: FoundMatches,
  current: MatchAddress | null,
  direction: 'next' | 'previous',
  fromPage: number,
): MatchAddress | null {
  const pages = [...byPage.keys()].sort((a, b) => a - b);
  if (pages.length === 0) return null;
  if (!current) return firstFrom(pages, byPage, fromPage, direction);
  const count = byPage.get(current.page)?.length ?? 0;
  const index = current.index + (direction === 'next' ? 1 : -1);
  if (index >= 0 && index < count) return { page: current.page, index };
  const beyond = direction === 'next' ? current.page + 1 : current.page - 1;
  return firstFrom(pages, byPage, beyond, direction);
}

/** "第 n / 总数 处"; null while nothing is chosen. */
export function matchOrdinal({ byPage }: FoundMatches, current: MatchAddress | null): number | null {
  if (!current) return null;
  let before = 0;
  for (const [page, matches] of byPage) if (page < current.page) before += matches.length;
  return before + current.index + 1;
}

/** Wraps at both ends of the document. */
function firstFrom(
  pages: readonly number[],
  byPage: FoundMatches['byPage'],
  from: number,
  direction: 'next' | 'previous',
): MatchAddress | null {
  const page =
    direction === 'next'
      ? (pages.find((candidate) => candidate >= from) ?? pages[0])
      : (pages.findLast((candidate) => candidate <= from) ?? pages.at(-1));
  if (page === undefined) return null;
  return { page, index: direction === 'next' ? 0 : (byPage.get(page)?.length ?? 1) - 1 };
}
