import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  cancelRecognition,
  createDocument,
  createRecognition,
  deleteRecognition,
  listRecognitions,
  readRecognition,
  readRecognitionImage,
  readRecognitionResult,
} from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { fetchFile } from '../../../shared/http/fetch-file.ts';
import { isUnfinished } from '../../../shared/tasks/view-model/task-state.ts';
import type { Recognition } from '../view-model/shapes.ts';
import { LIST_POLL_MS, pollTask } from './polling.ts';
import { queryKeys } from './query-keys.ts';
import { useTasksChanged } from './use-tasks-changed.ts';

export function useRecognitions(teamId: string, count: number) {
  return useQuery({
    queryKey: queryKeys.recognitionList(teamId, count),
    queryFn: () => call(listRecognitions, { query: { teamId, page: 1, pageSize: count } }),
    refetchInterval: ({ state }) =>
      state.data?.items.some((item) => isUnfinished(item.status)) ? LIST_POLL_MS : false,
  });
}

export function useRecognition(id: string) {
  return useQuery({
    queryKey: queryKeys.recognition(id),
    queryFn: () => call(readRecognition, { params: { id } }),
    refetchInterval: pollTask,
  });
}

/** A finished result never changes. */
export function useRecognitionResult(id: string) {
  return useQuery({
    queryKey: queryKeys.result(id),
    queryFn: () => call(readRecognitionResult, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useRecognitionImage(id: string) {
  return useQuery({
    queryKey: queryKeys.image(id),
    queryFn: () => fetchFile(readRecognitionImage, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export interface NewRecognition {
  readonly teamId: string;
  readonly fileId: string;
  readonly idempotencyKey: string;
}

export function useCreateRecognition() {
  const client = useQueryClient();
  const tasksChanged = useTasksChanged();
  return useMutation({
    mutationFn: (body: NewRecognition) => call(createRecognition, { body }),
    onSuccess: (task: Recognition) => client.setQueryData(queryKeys.recognition(task.id), task),
    onSettled: () => void tasksChanged(),
  });
}

export function useCancelRecognition() {
  const tasksChanged = useTasksChanged();
  return useMutation({
    mutationFn: (id: string) => call(cancelRecognition, { params: { id } }),
    onSettled: () => tasksChanged(),
  });
}

export function useDeleteRecognition() {
  const tasksChanged = useTasksChanged();
  return useMutation({
    mutationFn: (id: string) => call(deleteRecognition, { params: { id } }),
    onSettled: () => void tasksChanged(),
  });
}

export function usePreviewFile(teamId: string) {
  return useMutation({
    mutationFn: async (fileId: string) => (await call(createDocument, { body: { teamId, fileId } })).id,
  });
}
