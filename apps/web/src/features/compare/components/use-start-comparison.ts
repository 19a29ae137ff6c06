import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { newIdempotencyKey } from '../../../shared/http/new-idempotency-key.ts';
import { useCreateComparison } from '../api/use-create-comparison.ts';

/**
 * Creates the task of two stored files and opens it. Until a task was created the key stays the same for the same two
 * files: pressing twice, or again after a lost answer, makes one task. Starting the same two again later is a new one.
 */
export function useStartComparison(
  teamId: string,
  originFileId: string | null,
  targetFileId: string | null,
): { readonly start: () => void; readonly failure: Error | null; readonly isStarting: boolean } {
  const navigate = useNavigate();
  const create = useCreateComparison();
  const attempt = useRef({ pair: '', idempotencyKey: '' });
  // The page stays on screen until the code of the next one is there; a press meanwhile must not start anything.
  const isStarting = create.isPending || create.isSuccess;
  const start = () => {
    if (isStarting || originFileId === null || targetFileId === null) return;
    const pair = `${originFileId} ${targetFileId}`;
    if (attempt.current.pair !== pair) attempt.current = { pair, idempotencyKey: newIdempotencyKey() };
    const { idempotencyKey } = attempt.current;
    create.mutate(
      { teamId, originFileId, targetFileId, idempotencyKey },
      { onSuccess: (task) => navigate(`/contract-compare/${task.id}`) },
    );
  };
  return { start, failure: create.error, isStarting };
}
