import { useStartTask } from '../../../../shared/tasks/use-start-task.ts';
import { comparisons } from '../../api/comparisons.ts';
import type { CompareOptions } from '../../view-model/comparison-shapes.ts';
import { resultPath } from '../../view-model/task-progress.ts';

interface StartInput {
  readonly teamId: string;
  readonly originFileId: string | null;
  /** One for each version; several make a chain. */
  readonly targetFileIds: readonly string[];
  readonly options: CompareOptions;
}

/** Creates the task from the stored files and opens it. */
export function useStartComparison({ teamId, originFileId, targetFileIds, options }: StartInput) {
  const isChain = targetFileIds.length > 1;
  // The structural view shows the origin of each phrase.
  const { start, ...state } = useStartTask(
    comparisons.useCreate(),
    ({ id }) => resultPath(id) + (isChain ? '/v3' : ''),
  );
  const begin = () => {
    const [targetFileId] = targetFileIds;
    if (originFileId === null || targetFileId === undefined) return;
    const versions = isChain ? { targetFileIds: [...targetFileIds] } : { targetFileId };
    start({ teamId, originFileId, ...versions, options });
  };
  return { start: begin, ...state };
}
