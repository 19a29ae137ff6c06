import { useMutation } from '@tanstack/react-query';
import { deleteComparison } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { useTaskChanged } from './use-task-changed.ts';

export function useDeleteComparison() {
  const taskChanged = useTaskChanged();
  return useMutation({
    mutationFn: (id: string) => call(deleteComparison, { params: { id } }),
    onSettled: (_answer, _error, id) => taskChanged(id),
  });
}
