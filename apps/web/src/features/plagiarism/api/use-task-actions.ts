import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type CallInput,
  cancelPlagiarism,
  createPlagiarismMany,
  createPlagiarismPair,
  deletePlagiarism,
  renamePlagiarism,
  rerunPlagiarism,
  sharePlagiarism,
  unsharePlagiarism,
} from '@wenjian/api';
import { useCallback } from 'react';
import { call } from '../../../shared/http/client.ts';
import type { SubtractionKind } from '../view-model/plagiarism-shapes.ts';
import { queryKeys } from './query-keys.ts';

export type NewPair = CallInput<typeof createPlagiarismPair>['body'];
export type NewMany = CallInput<typeof createPlagiarismMany>['body'];

/** What to read again after a check was created, changed, re-run, cancelled or deleted. */
export function useTaskChanged(): (taskId?: string) => Promise<void> {
  const client = useQueryClient();
  return useCallback((taskId?: string) => readAgain(client, taskId), [client]);
}

export function useCreatePair(teamId: string) {
  const taskChanged = useTaskChanged();
  return useMutation({
    mutationFn: (body: NewPair) => call(createPlagiarismPair, { query: { teamId }, body }),
    // Not awaited: the user wants to see the stages, not the lists elsewhere.
    onSettled: () => void taskChanged(),
  });
}

export function useCreateMany(teamId: string) {
  const taskChanged = useTaskChanged();
  return useMutation({
    mutationFn: (body: NewMany) => call(createPlagiarismMany, { body: { ...body, teamId } }),
    onSettled: () => void taskChanged(),
  });
}

export function useRenameTask() {
  const taskChanged = useTaskChanged();
  return useMutation({
    mutationFn: ({ id, title }: { readonly id: string; readonly title: string }) =>
      call(renamePlagiarism, { params: { id }, body: { title } }),
    onSuccess: ({ id }) => taskChanged(id),
  });
}

interface Rerun {
  readonly id: string;
  /** Absent: the last subtraction settings. */
  readonly subtract?: readonly SubtractionKind[];
}

export function useRerunTask() {
  const taskChanged = useTaskChanged();
  return useMutation({
    mutationFn: ({ id, subtract }: Rerun) =>
      call(rerunPlagiarism, { params: { id }, body: subtract ? { subtract: [...subtract] } : {} }),
    onSettled: (_answer, _error, { id }) => taskChanged(id),
  });
}

export function useCancelTask() {
  const taskChanged = useTaskChanged();
  return useMutation({
    mutationFn: (id: string) => call(cancelPlagiarism, { params: { id } }),
    onSettled: (_answer, _error, id) => taskChanged(id),
  });
}

export function useDeleteTasks(teamId: string | null) {
  const taskChanged = useTaskChanged();
  return useMutation({
    mutationFn: (taskIds: readonly string[]) =>
      call(deletePlagiarism, { query: { teamId: teamId ?? undefined }, body: { taskIds: [...taskIds] } }),
    onSettled: () => taskChanged(),
  });
}

/** Opens a result to everyone with the link, and closes it again. */
export function useShareTask(id: string) {
  const taskChanged = useTaskChanged();
  const onSettled = () => taskChanged(id);
  const share = useMutation({ mutationFn: () => call(sharePlagiarism, { params: { id } }), onSettled });
  const takeBack = useMutation({ mutationFn: () => call(unsharePlagiarism, { params: { id } }), onSettled });
  return { share, takeBack };
}

async function readAgain(client: QueryClient, taskId?: string): Promise<void> {
  const stale = [
    queryKeys.tasks,
    queryKeys.balances,
    ...(taskId === undefined ? [] : [queryKeys.task(taskId)]),
  ];
  await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
}
