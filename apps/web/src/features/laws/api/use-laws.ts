import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { browseLaws, type LawKind, listLawCitations, listLikeClauses, readLaw } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { LAWS_STALE_MS } from '../../../shared/laws/use-law-article.ts';
import { untilReady } from '../../../shared/laws/use-law-search.ts';

export const LAWS_PER_PAGE = 50;
interface Browsing {
  readonly kind: LawKind | null;
  readonly name: string;
  readonly page: number;
}

export function useLawList({ kind, name, page }: Browsing) {
  return useQuery({
    queryKey: ['laws', 'list', kind, name, page],
    queryFn: () =>
      call(browseLaws, {
        query: {
          kind: kind ?? undefined,
          name: name === '' ? undefined : name,
          page,
          pageSize: LAWS_PER_PAGE,
        },
      }),
    refetchInterval: untilReady,
    // The list stays while the next one is on its way.
    placeholderData: keepPreviousData,
  });
}

export function useLaw(law: string, wording: string | undefined) {
  return useQuery({
    queryKey: ['laws', 'law', law, wording ?? ''],
    queryFn: () => call(readLaw, { query: { law, wording } }),
    staleTime: LAWS_STALE_MS,
    retry: false,
  });
}

/** `article`: undefined for the law as a whole. */
export function useLawCitations(teamId: string, law: string, article: string | undefined) {
  return useQuery({
    queryKey: ['laws', 'citations', teamId, law, article ?? ''],
    queryFn: () => call(listLawCitations, { query: { teamId, law, article } }),
    retry: false,
  });
}

interface ArticleNamed {
  readonly law: string;
  readonly article: string;
  readonly wording: string | undefined;
}

/** `isWanted`: not while the reader turns pages, because each question takes the server half a second. */
export function useLikeClauses(teamId: string, { law, article, wording }: ArticleNamed, isWanted: boolean) {
  return useQuery({
    queryKey: ['laws', 'clauses', teamId, law, article, wording ?? ''],
    queryFn: () => call(listLikeClauses, { query: { teamId, law, article, wording } }),
    enabled: isWanted,
    staleTime: LAWS_STALE_MS,
    retry: false,
  });
}
