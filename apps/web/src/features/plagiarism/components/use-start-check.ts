import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { newIdempotencyKey } from '../../../shared/http/new-idempotency-key.ts';
import { type NewMany, type NewPair, useCreateMany, useCreatePair } from '../api/use-task-actions.ts';
import { resultPath } from '../view-model/task-view.ts';

export type CheckWish =
  | { readonly mode: 'pair'; readonly body: Omit<NewPair, 'idempotencyKey'> }
  | { readonly mode: 'many'; readonly body: Omit<NewMany, 'idempotencyKey'> };

/**
 * Creates the task of the stored files and opens it. Until a task was created the key stays the same for the same wish:
 * pressing twice, or again after a lost answer, makes one task.
 */
export function useStartCheck(teamId: string, wish: CheckWish | null) {
  const navigate = useNavigate();
  const pair = useCreatePair(teamId);
  const many = useCreateMany(teamId);
  const attempt = useRef({ wish: '', idempotencyKey: '' });
  const create = wish?.mode === 'many' ? many : pair;
  // The page stays on screen until the code of the next one is there; a press meanwhile must not start anything.
  const isStarting = create.isPending || create.isSuccess;
  const start = () => {
    if (isStarting || !wish) return;
    const words = JSON.stringify(wish);
    if (attempt.current.wish !== words)
      attempt.current = { wish: words, idempotencyKey: newIdempotencyKey() };
    const { idempotencyKey } = attempt.current;
    const onSuccess = (task: Parameters<typeof resultPath>[0]) => void navigate(resultPath(task));
    if (wish.mode === 'pair') pair.mutate({ ...wish.body, idempotencyKey }, { onSuccess });
    else many.mutate({ ...wish.body, idempotencyKey }, { onSuccess });
  };
  return { start, failure: create.error, isStarting };
}
