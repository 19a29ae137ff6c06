import { sendFeedback } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';

export const feedbackKinds = ['problem', 'suggestion', 'other'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

export interface Feedback {
  readonly kind: FeedbackKind;
  readonly text: string;
  readonly screenshotFileId: string | null;
  /** The page the feedback is about. */
  readonly path: string;
}

export async function submitFeedback({ kind, text, screenshotFileId, path }: Feedback): Promise<void> {
  await call(sendFeedback, { body: { kind, text, path, ...(screenshotFileId ? { screenshotFileId } : {}) } });
}
