import { useMutation, useQuery } from '@tanstack/react-query';
import {
  type CallInput,
  cancelPlagiarism,
  createPlagiarismMany,
  createPlagiarismPair,
  deletePlagiarism,
  listPlagiarism,
  readPlagiarism,
  readPlagiarismConfig,
  renamePlagiarism,
  rerunPlagiarism,
  sharePlagiarism,
  unsharePlagiarism,
} from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { createTasks } from '../../../shared/tasks/create-tasks.ts';
import { taskText } from '../../../shared/tasks/task.text.ts';
import { usePublicLink } from '../../../shared/tasks/use-public-link.ts';
import { BALANCE_KEY } from '../../../shared/tasks/use-uses-left.ts';
import { complain, showToast } from '../../../shared/ui/toast.ts';
import { plagiarismText } from '../text.ts';
import type { PlagiarismTask, SubtractionKind } from '../view-model/plagiarism-shapes.ts';
import { queryKeys } from './query-keys.ts';

/** Two parties, or one document against many. */
export type CheckInput =
  | { readonly mode: 'pair'; readonly body: PairBody }
  | { readonly mode: 'many'; readonly body: ManyBody };
type PairBody = Omit<CallInput<typeof createPlagiarismPair>['body'], 'idempotencyKey'>;
type ManyBody = Omit<CallInput<typeof createPlagiarismMany>['body'], 'idempotencyKey' | 'teamId'>;

export type NewCheck = CheckInput & { readonly teamId: string };

interface Rerun {
  readonly id: string;
  /** Absent: the last subtraction settings. */
  readonly subtract?: readonly SubtractionKind[];
}

export const plagiarisms = createTasks<PlagiarismTask, NewCheck, Rerun>({
  keys: { all: queryKeys.tasks, one: queryKeys.task },
  isReadAgain: true,
  uses: BALANCE_KEY,
  list: (query) => call(listPlagiarism, { query }),
  read: (id) => call(readPlagiarism, { params: { id } }),
  create: ({ teamId, idempotencyKey, ...check }) =>
    check.mode === 'pair'
      ? call(createPlagiarismPair, { query: { teamId }, body: { ...check.body, idempotencyKey } })
      : call(createPlagiarismMany, { body: { ...check.body, teamId, idempotencyKey } }),
  rename: (id, title) => call(renamePlagiarism, { params: { id }, body: { title } }),
  rerun: ({ id, subtract }) =>
    call(rerunPlagiarism, { params: { id }, body: subtract ? { subtract: [...subtract] } : {} }),
  cancel: (id) => call(cancelPlagiarism, { params: { id } }),
  remove: ({ id, teamId }) => removeAll(teamId, [id]),
  words: { cancelled: () => plagiarismText.list.cancelled, removed: taskText.removed },
});

function removeAll(teamId: string, taskIds: readonly string[]) {
  return call(deletePlagiarism, { query: { teamId }, body: { taskIds: [...taskIds] } });
}

export function useRemoveSeveral(teamId: string) {
  const changed = plagiarisms.useChanged();
  return useMutation({
    mutationFn: (ids: readonly string[]) => removeAll(teamId, ids),
    onSuccess: () => showToast({ kind: 'success', message: taskText.removed }),
    onError: complain,
    onSettled: () => changed(),
  });
}

export function usePlagiarismLink(id: string) {
  const changed = plagiarisms.useChanged();
  const params = { id };
  return usePublicLink(
    { share: () => call(sharePlagiarism, { params }), unshare: () => call(unsharePlagiarism, { params }) },
    () => changed(id),
  );
}

/** Limits, subtraction options, and the size of the text base. */
export function usePlagiarismConfig(teamId: string) {
  return useQuery({
    queryKey: queryKeys.config(teamId),
    queryFn: () => call(readPlagiarismConfig, { query: { teamId } }),
  });
}
