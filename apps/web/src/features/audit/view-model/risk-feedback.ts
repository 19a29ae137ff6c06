/**
 * Good and bad about risks (docs/spec.md#risk-feedback; `auditLikeLists` and `isShowAuditFeedback` of docs/spec.md#global-state).
 * A first bad only opens the prompt; everything else is sent at once. Pure.
 */
import type { Feedback, FeedbackType } from './result-shapes.ts';

export interface FeedbackState {
  readonly auditLikeLists: readonly Feedback[];
  readonly isShowAuditFeedback: boolean;
  /** The risk of the prompt. */
  readonly askedId: string | null;
}

export type FeedbackAction =
  | { readonly kind: 'press'; readonly id: string; readonly feedbackType: FeedbackType }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'dismiss' }
  /** The server's list replaces the local one. */
  | { readonly kind: 'loaded'; readonly items: readonly Feedback[] };

export const NO_FEEDBACK: FeedbackState = { auditLikeLists: [], isShowAuditFeedback: false, askedId: null };

export function reduceFeedback(state: FeedbackState, action: FeedbackAction): FeedbackState {
  switch (action.kind) {
    case 'press':
      if (opensPrompt(state, action)) return { ...state, isShowAuditFeedback: true, askedId: action.id };
      return { ...state, auditLikeLists: afterSending(state.auditLikeLists, action) };
    case 'confirm': {
      if (state.askedId === null) return state;
      const bad: Feedback = { id: state.askedId, feedbackType: 'bad' };
      return { ...closed(state), auditLikeLists: afterSending(state.auditLikeLists, bad) };
    }
    case 'dismiss':
      return closed(state);
    case 'loaded':
      return { ...state, auditLikeLists: action.items };
  }
}

/** Whether a click opens the prompt instead of sending. */
export function opensPrompt({ auditLikeLists }: FeedbackState, { id, feedbackType }: Feedback): boolean {
  return feedbackType === 'bad' && !auditLikeLists.some((entry) => entry.id === id);
}

/** The same type again removes the feedback, another type replaces it. */
function afterSending(list: readonly Feedback[], { id, feedbackType }: Feedback): readonly Feedback[] {
  const known = list.find((entry) => entry.id === id);
  if (!known) return [...list, { id, feedbackType }];
  if (known.feedbackType === feedbackType) return list.filter((entry) => entry.id !== id);
  return list.map((entry) => (entry.id === id ? { id, feedbackType } : entry));
}

function closed(state: FeedbackState): FeedbackState {
  return { ...state, isShowAuditFeedback: false, askedId: null };
}
