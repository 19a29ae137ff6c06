import { useMutation } from '@tanstack/react-query';
import { type CallInput, createProofreading } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { useProofreadingChanged, useRememberProofreading } from './use-proofreading-changed.ts';

type NewProofreading = CallInput<typeof createProofreading>['body'];

/** Takes one of the day's free uses. */
export function useCreateProofreading() {
  const changed = useProofreadingChanged();
  const remember = useRememberProofreading();
  return useMutation({
    mutationFn: (body: NewProofreading) => call(createProofreading, { body }),
    onSuccess: remember,
    // Not awaited: the user wants to see the stages, not the lists elsewhere.
    onSettled: () => void changed(),
  });
}
