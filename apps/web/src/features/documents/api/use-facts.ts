import { useMutation, useQuery } from '@tanstack/react-query';
import { downloadKnowledgeFacts, type FactColumn, readKnowledgeFacts } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { fetchFile } from '../../../shared/http/fetch-file.ts';
import { saveBlob } from '../../../shared/http/save-blob.ts';
import { factsText } from '../facts.text.ts';
import { knowledgeKeys } from './knowledge-keys.ts';

/** Documents by their ids, or those of a folder. */
export type FactsChoice = { readonly ids: readonly string[] } | { readonly folderId: string };

/** A request finds what it can within some seconds; the rest is asked for again. */
const POLL_MS = 1500;

export function useFacts(teamId: string, choice: FactsChoice) {
  return useQuery({
    queryKey: knowledgeKeys.facts({ teamId, choice }),
    queryFn: () =>
      call(readKnowledgeFacts, {
        body: 'ids' in choice ? { teamId, ids: [...choice.ids] } : { teamId, folderId: choice.folderId },
      }),
    refetchInterval: ({ state: { data } }) =>
      data?.rows.some(({ reason }) => reason === 'waiting' || reason === 'reading') ? POLL_MS : false,
  });
}

export function useFactsDownload(teamId: string) {
  return useMutation({
    mutationFn: async (table: {
      readonly ids: readonly string[];
      readonly columns: readonly FactColumn[];
    }) => {
      const query = { teamId, documentIds: table.ids.join(','), columns: table.columns.join(',') };
      saveBlob(await fetchFile(downloadKnowledgeFacts, { query }), factsText.fileName);
    },
  });
}
