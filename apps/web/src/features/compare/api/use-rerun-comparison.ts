import { useMutation } from '@tanstack/react-query';
import { rerunComparison } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { useRememberTask, useTaskChanged } from './use-task-changed.ts';

export function useRerunComparison() {
  const taskChanged = useTaskChanged();
  const remember = useRememberTask();
  return useMutation({
    mutationFn: (id: string) => call(rerunComparison, { params: { id } }),
    onSuccess: remember,
    onSettled: (_answer, _error, id) => taskChanged(id),
  });
}
