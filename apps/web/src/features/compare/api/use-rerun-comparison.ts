import { useMutation } from '@tanstack/react-query';
import { rerunComparison } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import type { CompareOptions } from '../view-model/comparison-shapes.ts';
import { useRememberTask, useTaskChanged } from './use-task-changed.ts';

interface Rerun {
  readonly id: string;
  /** Absent: the options of the last run. */
  readonly options?: CompareOptions;
}

export function useRerunComparison() {
  const taskChanged = useTaskChanged();
  const remember = useRememberTask();
  return useMutation({
    mutationFn: ({ id, options }: Rerun) =>
      call(rerunComparison, { params: { id }, body: options ? { options } : {} }),
    onSuccess: remember,
    onSettled: (_answer, _error, { id }) => taskChanged(id),
  });
}
