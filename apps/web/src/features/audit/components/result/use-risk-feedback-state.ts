import { useCallback, useEffect, useReducer } from 'react';
import { useLatest } from '../../../../shared/pdf/use-latest.ts';
import { showToast } from '../../../../shared/ui/toast.ts';
import { useOwnFeedback, useSendFeedback } from '../../api/use-risk-feedback.ts';
import { resultText } from '../../result.text.ts';
import type { FeedbackType } from '../../view-model/result-shapes.ts';
import {
  type FeedbackState,
  NO_FEEDBACK,
  opensPrompt,
  reduceFeedback,
} from '../../view-model/risk-feedback.ts';

export interface RiskFeedbackState {
  readonly state: FeedbackState;
  readonly press: (riskId: string, feedbackType: FeedbackType) => void;
  /** The answer of the prompt: only now is a first bad recorded. */
  readonly confirm: (comment: string) => void;
  readonly dismiss: () => void;
}

/** Shown at once; the server's response corrects it. */
export function useRiskFeedbackState(auditId: string): RiskFeedbackState {
  const [state, dispatch] = useReducer(reduceFeedback, NO_FEEDBACK);
  const { data } = useOwnFeedback(auditId);
  const { mutate } = useSendFeedback(auditId);
  const latest = useLatest({ state, stored: data?.items ?? [] });
  useEffect(() => {
    if (data) dispatch({ kind: 'loaded', items: data.items });
  }, [data]);
  const send = useCallback(
    (riskId: string, feedbackType: FeedbackType, comment: string) =>
      mutate(
        { riskId, feedbackType, comment },
        {
          onSuccess: ({ items }) => dispatch({ kind: 'loaded', items }),
          onError: ({ message }) => {
            dispatch({ kind: 'loaded', items: latest.current.stored });
            showToast({ kind: 'error', message });
          },
        },
      ),
    [mutate, latest],
  );
  const press = useCallback(
    (id: string, feedbackType: FeedbackType) => {
      const isQuestion = opensPrompt(latest.current.state, { id, feedbackType });
      dispatch({ kind: 'press', id, feedbackType });
      if (!isQuestion) send(id, feedbackType, '');
    },
    [latest, send],
  );
  const confirm = useCallback(
    (comment: string) => {
      const { askedId } = latest.current.state;
      dispatch({ kind: 'confirm' });
      if (askedId === null) return;
      send(askedId, 'bad', comment);
      showToast({ kind: 'success', message: resultText.feedbackThanks });
    },
    [latest, send],
  );
  const dismiss = useCallback(() => dispatch({ kind: 'dismiss' }), []);
  return { state, press, confirm, dismiss };
}
