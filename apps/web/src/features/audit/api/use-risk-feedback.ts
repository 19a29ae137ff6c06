import { useMutation, useQuery } from '@tanstack/react-query';
import { listRiskFeedback, sendRiskFeedback } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import type { FeedbackType } from '../view-model/result-shapes.ts';
import { queryKeys } from './query-keys.ts';

export function useOwnFeedback(id: string) {
  return useQuery({
    queryKey: queryKeys.feedback(id),
    queryFn: () => call(listRiskFeedback, { params: { id } }),
  });
}

export interface FeedbackInput {
  readonly riskId: string;
  readonly feedbackType: FeedbackType;
  readonly comment: string;
}

/** Returns the user's whole list. */
export function useSendFeedback(id: string) {
  return useMutation({
    mutationFn: (body: FeedbackInput) => call(sendRiskFeedback, { params: { id }, body }),
  });
}
