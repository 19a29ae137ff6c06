import type { UseMutationResult } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router';
import { newIdempotencyKey } from '../http/new-idempotency-key.ts';

/**
 * Creates a task and opens it. Until one is created, the same input keeps the same key: a double click or a retry after a lost
 * response makes one task. Starting the same again later makes a new one.
 */
export function useStartTask<Task, New>(
  { mutate, error, isPending, isSuccess }: Creating<Task, New>,
  pathOf: (task: Task) => string,
) {
  const navigate = useNavigate();
  const attempt = useRef({ input: '', idempotencyKey: '' });
  // The page stays until the next one's code is loaded; a click meanwhile must not start anything.
  const isStarting = isPending || isSuccess;
  const start = useCallback(
    (body: New) => {
      const input = JSON.stringify(body);
      const isSame = attempt.current.input === input;
      if (isSame && isStarting) return;
      if (!isSame) attempt.current = { input, idempotencyKey: newIdempotencyKey() };
      const { idempotencyKey } = attempt.current;
      mutate({ ...body, idempotencyKey }, { onSuccess: (task) => void navigate(pathOf(task)) });
    },
    [mutate, navigate, pathOf, isStarting],
  );
  return { start, failure: error, isStarting };
}

type Creating<Task, New> = Pick<
  UseMutationResult<Task, Error, New & { readonly idempotencyKey: string }>,
  'mutate' | 'error' | 'isPending' | 'isSuccess'
>;
