import { FailureAlert } from './create-failure-notice.tsx';
import { useFreeUses } from './use-free-uses.ts';
import { describeFreeFailure } from './view-model/free-failure.ts';

interface FreeFailureNoticeProps {
  readonly teamId: string;
  readonly error: Error;
  readonly failedTitle: string;
  /** What of the user's work is safe. */
  readonly kept: string;
  readonly onRetry: () => void;
}

/** The same for the free tools, which have daily uses instead of balances. */
export function FreeFailureNotice({ teamId, error, failedTitle, kept, onRetry }: FreeFailureNoticeProps) {
  const { data } = useFreeUses(teamId);
  const failure = describeFreeFailure(error, data?.limit ?? null, failedTitle);
  return <FailureAlert failure={failure} kept={kept} onRetry={onRetry} />;
}
