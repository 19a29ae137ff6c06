import { useQuery } from '@tanstack/react-query';
import { getDocumentById, listFolders, listKnowledgeTags } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { isUnfinished } from '../../../shared/tasks/view-model/task-state.ts';
import { knowledgeKeys } from './knowledge-keys.ts';

const POLL_MS = 2000;

export function useFolders(teamId: string) {
  return useQuery({
    queryKey: knowledgeKeys.folders(teamId),
    queryFn: async () => (await call(listFolders, { body: { teamId } })).items,
  });
}

export function useTags(teamId: string) {
  return useQuery({
    queryKey: knowledgeKeys.tags(teamId),
    queryFn: () => call(listKnowledgeTags, { query: { teamId } }),
  });
}

export function useDocumentVersions(id: string) {
  return useQuery({
    queryKey: knowledgeKeys.document(id),
    queryFn: () => call(getDocumentById, { query: { id } }),
    refetchInterval: ({ state: { data } }) =>
      data?.versions.some(({ status }) => isUnfinished(status)) ? POLL_MS : false,
  });
}
