import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  cancelConversion,
  createConversion,
  createDocument,
  deleteConversion,
  keepConversion,
  listConversions,
  readConversion,
} from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { isUnfinished } from '../../../shared/tasks/view-model/task-state.ts';
import type { Conversion, NewConversion } from '../view-model/shapes.ts';
import { LIST_POLL_MS, pollTask } from './polling.ts';
import { queryKeys } from './query-keys.ts';
import { useTasksChanged } from './use-tasks-changed.ts';

/** `null`: not needed. */
export function useConversions(teamId: string | null, count: number) {
  return useQuery({
    queryKey: queryKeys.conversionList(teamId ?? '', count),
    queryFn: () =>
      call(listConversions, { query: { teamId: teamId ?? undefined, page: 1, pageSize: count } }),
    enabled: teamId !== null,
    refetchInterval: ({ state }) =>
      state.data?.items.some((item) => isUnfinished(item.status)) ? LIST_POLL_MS : false,
  });
}

export function useConversion(id: string) {
  return useQuery({
    queryKey: queryKeys.conversion(id),
    queryFn: () => call(readConversion, { params: { id } }),
    refetchInterval: pollTask,
  });
}

export function useCreateConversion() {
  const client = useQueryClient();
  const tasksChanged = useTasksChanged();
  return useMutation({
    mutationFn: (body: NewConversion) => call(createConversion, { body }),
    onSuccess: (task: Conversion) => client.setQueryData(queryKeys.conversion(task.id), task),
    onSettled: () => void tasksChanged(),
  });
}

export function useCancelConversion() {
  const tasksChanged = useTasksChanged();
  return useMutation({
    mutationFn: (id: string) => call(cancelConversion, { params: { id } }),
    onSettled: () => tasksChanged(),
  });
}

export function useDeleteConversion() {
  const tasksChanged = useTasksChanged();
  return useMutation({
    mutationFn: (id: string) => call(deleteConversion, { params: { id } }),
    onSettled: () => void tasksChanged(),
  });
}

/** Stores a result as a file of the space and adds it as a document; returns the document's id. */
export function usePreviewOutput(teamId: string) {
  return useMutation({
    mutationFn: async (params: { readonly id: string; readonly index: number }) => {
      const { fileId } = await call(keepConversion, { params });
      return (await call(createDocument, { body: { teamId, fileId } })).id;
    },
  });
}
