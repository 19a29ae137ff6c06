import { useMutation } from '@tanstack/react-query';
import { renameComparison } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { useTaskChanged } from './use-task-changed.ts';

export function useRenameComparison() {
  const taskChanged = useTaskChanged();
  return useMutation({
    mutationFn: ({ id, title }: { readonly id: string; readonly title: string }) =>
      call(renameComparison, { params: { id }, body: { title } }),
    onSuccess: () => taskChanged(),
  });
}
