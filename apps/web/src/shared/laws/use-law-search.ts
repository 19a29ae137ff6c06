import { useQuery } from '@tanstack/react-query';
import { searchLaws } from '@wenjian/api';
import { call } from '../http/client.ts';

/** While the laws are being loaded, after the first start. */
const LOADING_LOOK_MS = 3_000;

interface Readiness {
  readonly state: { readonly data?: { readonly isReady: boolean } | undefined };
}

export const untilReady = ({ state }: Readiness) => (state.data?.isReady === false ? LOADING_LOOK_MS : false);

/** Empty: nothing is asked. `top`: as many as the server gives by itself. */
export function useLawSearch(question: string, top?: number) {
  return useQuery({
    queryKey: ['laws', 'search', question, top ?? null],
    queryFn: () => call(searchLaws, { body: { question, top } }),
    enabled: question !== '',
    refetchInterval: untilReady,
    retry: false,
  });
}
