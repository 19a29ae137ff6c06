import { useQuery } from '@tanstack/react-query';
import { type AnswerOf, freeUses } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { queryKeys } from './query-keys.ts';

/** Null while unknown. */
export function useFreeUses(teamId: string): AnswerOf<typeof freeUses> | null {
  const { data } = useQuery({
    queryKey: queryKeys.freeUsesOf(teamId),
    queryFn: () => call(freeUses, { query: { teamId } }),
  });
  return data ?? null;
}
