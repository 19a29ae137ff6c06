import { useMutation } from '@tanstack/react-query';
import { type CallInput, createComparison } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { useRememberTask, useTaskChanged } from './use-task-changed.ts';

export type NewComparison = CallInput<typeof createComparison>['body'];

export function useCreateComparison() {
  const taskChanged = useTaskChanged();
  const remember = useRememberTask();
  return useMutation({
    mutationFn: (body: NewComparison) => call(createComparison, { body }),
    onSuccess: remember,
    // Not awaited: the user wants to see the task, not the lists and balances elsewhere.
    onSettled: () => void taskChanged(),
  });
}
