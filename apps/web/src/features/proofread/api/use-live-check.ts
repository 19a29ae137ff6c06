import { useQuery } from '@tanstack/react-query';
import { checkLiveText, LIVE_MAX_CHARACTERS } from '@wenjian/api';
import { callUntil } from '../../../shared/http/client.ts';
import { useDelayed } from '../../../shared/ui/use-delayed.ts';
import type { LiveCheck } from '../view-model/proofread-shapes.ts';
import { queryKeys } from './query-keys.ts';
import { isComing } from './use-public-result.ts';

/** A pause between two keys asks the rules, a pause for thought the trained corrector. */
const QUICK_DELAY_MS = 120;
const FULL_DELAY_MS = 900;
const BUSY_RETRIES = 5;
const BUSY_DELAY_MS = 700;
const KEPT_MS = 60_000;
const NEXT_PART_MS = 100;

type Depth = 'quick' | 'full';

/** What was found, and in which text. */
interface FoundInText extends LiveCheck {
  readonly text: string;
  readonly depth: Depth;
}

export interface LiveChecking {
  /** The newest answer there is, the deeper one where both are of the same text. */
  readonly found: FoundInText | null;
  readonly error: Error | null;
  /** The deeper check of this very text has failed, or did not come to its end. */
  readonly isFullFailed: boolean;
  readonly retry: () => void;
}

/** Examines the text while it is typed. An empty one is asked about too: the models are loaded before the first word is there. */
export function useLiveCheck(teamId: string, written: string): LiveChecking {
  const text = written.trim() === '' ? '' : written;
  const fullText = useDelayed(text, FULL_DELAY_MS);
  const quick = useCheck(teamId, 'quick', useDelayed(text, QUICK_DELAY_MS));
  const full = useCheck(teamId, 'full', fullText);
  const isDeeper =
    full.data !== undefined && (full.data.text === text || full.data.text === quick.data?.text);
  return {
    found: (isDeeper ? full.data : (quick.data ?? full.data)) ?? null,
    error: quick.error ?? full.error,
    isFullFailed: full.isError && !full.isFetching && fullText === text,
    retry: () => void Promise.all([quick.refetch(), full.refetch()]),
  };
}

function useCheck(teamId: string, depth: Depth, text: string) {
  return useQuery({
    queryKey: queryKeys.live(teamId, depth, text),
    queryFn: async ({ signal }): Promise<FoundInText> => ({
      ...(await callUntil(signal)(checkLiveText, { body: { teamId, depth, text } })),
      text,
      depth,
    }),
    enabled: text.length <= LIVE_MAX_CHARACTERS,
    // The former answer stays meanwhile, but none of another space: it has another lexicon.
    placeholderData: (before, query) => (query?.queryKey[1] === teamId ? before : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
    retry: (count, error) => isComing(error) && count < BUSY_RETRIES,
    retryDelay: BUSY_DELAY_MS,
    // The corrector goes on where it has stopped.
    refetchInterval: ({ state }) =>
      state.status === 'success' && state.data?.corrector === 'part' ? NEXT_PART_MS : false,
  });
}
