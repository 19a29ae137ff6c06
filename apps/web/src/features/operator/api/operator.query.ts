/** The calls of the console: lists that stay while the next page is read, and actions after which everything is read again. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../shared/ui/toast.ts';

const KEY = 'operator';

export const OPERATOR_PAGE_SIZE = 20;

/** `key` names the list and everything it was asked with. */
export function useOperatorQuery<Answer>(key: readonly unknown[], read: () => Promise<Answer>) {
  return useQuery({
    queryKey: [KEY, ...key],
    queryFn: read,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** `done`: said when it has worked. A failure is shown where the action was started. */
export function useOperatorAction<Input, Answer>(
  perform: (input: Input) => Promise<Answer>,
  done: (answer: Answer) => string,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: perform,
    onSuccess: async (answer) => {
      showToast({ kind: 'success', message: done(answer) });
      await client.invalidateQueries({ queryKey: [KEY] });
    },
  });
}
