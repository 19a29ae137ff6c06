import {
  type CallInput,
  cancelProofreading,
  createProofreading,
  deleteProofreading,
  listProofreadings,
  readProofreading,
  renameProofreading,
  rerunProofreading,
  shareProofreading,
  unshareProofreading,
} from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { createTasks } from '../../../shared/tasks/create-tasks.ts';
import { taskText } from '../../../shared/tasks/task.text.ts';
import { FREE_USES_KEY } from '../../../shared/tasks/use-free-uses.ts';
import { usePublicLink } from '../../../shared/tasks/use-public-link.ts';
import { proofreadingText } from '../text.ts';
import type { Proofreading } from '../view-model/proofread-shapes.ts';
import { queryKeys } from './query-keys.ts';

type NewProofreading = Omit<CallInput<typeof createProofreading>['body'], 'idempotencyKey'>;

export const proofreadings = createTasks<Proofreading, NewProofreading, { readonly id: string }>({
  keys: { all: queryKeys.proofreadings, one: queryKeys.proofreading },
  hasNoAccessPage: true,
  uses: FREE_USES_KEY,
  // Results are kept by run; files made from an earlier run do not belong to the next.
  ofResult: [queryKeys.exports],
  list: (query) => call(listProofreadings, { query }),
  read: (id) => call(readProofreading, { params: { id } }),
  create: (body) => call(createProofreading, { body }),
  rename: (id, title) => call(renameProofreading, { params: { id }, body: { title } }),
  /** Examines the original with the current lexicon; decisions are kept. */
  rerun: ({ id }) => call(rerunProofreading, { params: { id } }),
  cancel: (id) => call(cancelProofreading, { params: { id } }),
  remove: ({ id }) => call(deleteProofreading, { params: { id } }),
  words: {
    cancelled: ({ status }) =>
      status === 'complete' ? proofreadingText.first.stopped : proofreadingText.running.cancelled,
    removed: taskText.removed,
  },
});

export function useProofreadingLink(id: string) {
  const changed = proofreadings.useChanged();
  const params = { id };
  return usePublicLink(
    {
      share: () => call(shareProofreading, { params }),
      unshare: () => call(unshareProofreading, { params }),
    },
    () => changed(id),
  );
}
