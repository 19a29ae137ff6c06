import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { browseLaws, type LawKind, listLawCitations, readLaw, searchLaws } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { LAWS_STALE_MS } from '../../../shared/laws/use-law-article.ts';

export const LAWS_PER_PAGE = 50;
/** While the laws are being loaded, after the first start. */
const LOADING_LOOK_MS = 3_000;

interface Readiness {
  readonly state: { readonly data?: { readonly isReady: boolean } | undefined };
}

const untilReady = ({ state }: Readiness) => (state.data?.isReady === false ? LOADING_LOOK_MS : false);

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

export function useLawSearch(question: string) {
  return useQuery({
    queryKey: ['laws', 'search', question],
    queryFn: () => call(searchLaws, { body: { question } }),
    refetchInterval: untilReady,
    retry: false,
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
