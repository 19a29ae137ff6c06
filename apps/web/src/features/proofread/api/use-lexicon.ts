import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addLexiconEntries, deleteLexiconEntry, listLexicon } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import type { NewLexiconEntry } from '../view-model/proofread-shapes.ts';
import { queryKeys } from './query-keys.ts';

export function useLexicon(teamId: string) {
  return useQuery({
    queryKey: queryKeys.lexicon(teamId),
    queryFn: () => call(listLexicon, { query: { teamId } }),
  });
}

/** Returns the whole lexicon. */
export function useAddWords(teamId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (entries: readonly NewLexiconEntry[]) =>
      call(addLexiconEntries, { body: { teamId, entries: [...entries] } }),
    onSuccess: (lexicon) => {
      client.setQueryData(queryKeys.lexicon(teamId), lexicon);
      // What is being typed is examined with the new words at once.
      void client.invalidateQueries({ queryKey: queryKeys.lives });
    },
  });
}

export function useRemoveWord(teamId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteLexiconEntry, { params: { id } }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: queryKeys.lives });
      return client.invalidateQueries({ queryKey: queryKeys.lexicon(teamId) });
    },
  });
}
