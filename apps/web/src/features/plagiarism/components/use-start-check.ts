import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { newIdempotencyKey } from '../../../shared/http/new-idempotency-key.ts';
import { type NewMany, type NewPair, useCreateMany, useCreatePair } from '../api/use-task-actions.ts';
import { resultPath } from '../view-model/task-view.ts';

export type CheckInput =
  | { readonly mode: 'pair'; readonly body: Omit<NewPair, 'idempotencyKey'> }
  | { readonly mode: 'many'; readonly body: Omit<NewMany, 'idempotencyKey'> };

/**
 * Creates the task from the stored files and opens it. Until a task is created, the same input keeps the same
 * key: a double click or a retry after a lost response makes one task.
 */
export function useStartCheck(teamId: string, input: CheckInput | null) {
  const navigate = useNavigate();
  const pair = useCreatePair(teamId);
  const many = useCreateMany(teamId);
  const attempt = useRef({ input: '', idempotencyKey: '' });
  const create = input?.mode === 'many' ? many : pair;
  // The page stays until the next one's code is loaded; a click meanwhile must not start anything.
  const isStarting = create.isPending || create.isSuccess;
  const start = () => {
    if (isStarting || !input) return;
    const words = JSON.stringify(input);
    if (attempt.current.input !== words)
      attempt.current = { input: words, idempotencyKey: newIdempotencyKey() };
    const { idempotencyKey } = attempt.current;
    const onSuccess = (task: Parameters<typeof resultPath>[0]) => void navigate(resultPath(task));
    if (input.mode === 'pair') pair.mutate({ ...input.body, idempotencyKey }, { onSuccess });
    else many.mutate({ ...input.body, idempotencyKey }, { onSuccess });
  };
  return { start, failure: create.error, isStarting };
}
