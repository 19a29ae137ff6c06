import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router';
import { newIdempotencyKey } from '../../../shared/http/new-idempotency-key.ts';
import { useCreateProofreading } from '../api/use-create-proofreading.ts';
import { resultPath } from '../view-model/proofreading-progress.ts';

/**
 * Starts with a stored file and opens the result page. The same file keeps the same key, so that a retry
 * after a lost response takes no second use.
 */
export function useStartProofreading(teamId: string) {
  const navigate = useNavigate();
  const { mutate, error, isPending, isSuccess } = useCreateProofreading();
  const attempt = useRef({ fileId: '', idempotencyKey: '' });
  const start = useCallback(
    (fileId: string) => {
      if (attempt.current.fileId !== fileId)
        attempt.current = { fileId, idempotencyKey: newIdempotencyKey() };
      const { idempotencyKey } = attempt.current;
      mutate({ teamId, fileId, idempotencyKey }, { onSuccess: ({ id }) => navigate(resultPath(id)) });
    },
    [mutate, navigate, teamId],
  );
  return { start, failure: error, isStarting: isPending || isSuccess };
}
