import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { newIdempotencyKey } from '../../../shared/http/new-idempotency-key.ts';
import { useCreateComparison } from '../api/use-create-comparison.ts';
import type { CompareOptions } from '../view-model/comparison-shapes.ts';

export interface StartInput {
  readonly teamId: string;
  readonly originFileId: string | null;
  /** One for each version; several make a chain. */
  readonly targetFileIds: readonly string[];
  readonly options: CompareOptions;
}

/**
 * Creates the task from the stored files and opens it. Until a task is created, the same input keeps the same
 * key: a double click or a retry after a lost response makes one task. Starting the same again later makes a
 * new one.
 */
export function useStartComparison(input: StartInput): {
  readonly start: () => void;
  readonly failure: Error | null;
  readonly isStarting: boolean;
} {
  const { teamId, originFileId, targetFileIds, options } = input;
  const navigate = useNavigate();
  const create = useCreateComparison();
  const attempt = useRef({ input: '', idempotencyKey: '' });
  // The page stays until the next one's code is loaded; a click meanwhile must not start anything.
  const isStarting = create.isPending || create.isSuccess;
  const start = () => {
    const [targetFileId] = targetFileIds;
    if (isStarting || originFileId === null || targetFileId === undefined) return;
    const words = JSON.stringify(input);
    if (attempt.current.input !== words)
      attempt.current = { input: words, idempotencyKey: newIdempotencyKey() };
    const { idempotencyKey } = attempt.current;
    const isChain = targetFileIds.length > 1;
    const versions = isChain ? { targetFileIds: [...targetFileIds] } : { targetFileId };
    create.mutate(
      { teamId, originFileId, ...versions, options, idempotencyKey },
      // The structural view shows the origin of each phrase.
      { onSuccess: (task) => navigate(`/contract-compare/${task.id}${isChain ? '/v3' : ''}`) },
    );
  };
  return { start, failure: create.error, isStarting };
}
