import { useQuery } from '@tanstack/react-query';
import { readLawArticle } from '@wenjian/api';
import { call } from '../http/client.ts';
import { readTokens } from '../session/token-store.ts';

/** Laws change with an import or a new version of the product: not while somebody reads. */
export const LAWS_STALE_MS = 300_000;

/** Laws are the same for every space: the key names none. Visitors without a session may not read the library. */
export function useLawArticle(law: string, article: string, wording?: string | undefined) {
  return useQuery({
    queryKey: ['laws', 'article', law, article, wording ?? ''],
    queryFn: () => call(readLawArticle, { query: { law, article, wording } }),
    enabled: readTokens() !== null,
    staleTime: LAWS_STALE_MS,
    retry: false,
  });
}
