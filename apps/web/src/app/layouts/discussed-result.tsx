import { type ReactNode, useCallback, useState } from 'react';
import { CommentThread } from '../../features/live/components/comment-thread.tsx';
import { PresentPeople } from '../../features/live/components/present-people.tsx';
import {
  type CommentedFinding,
  FindingCommentsContext,
  ResultPeopleContext,
  ResultShownContext,
} from '../../shared/ui/result-slots.tsx';

interface DiscussedResultProps {
  /** Null when the address names no result. */
  readonly productId: string | null;
  readonly children: ReactNode;
}

/** A result that is not shared with people outside its space: once shown, its findings can be discussed and other viewers are listed. */
export function DiscussedResult({ productId, children }: DiscussedResultProps) {
  const [isShown, setShown] = useState(false);
  const shownId = isShown ? productId : null;
  const comments = useCallback(
    (finding: CommentedFinding) => shownId && <CommentThread productId={shownId} {...finding} />,
    [shownId],
  );
  return (
    <ResultShownContext value={setShown}>
      <ResultPeopleContext value={shownId && <PresentPeople productId={shownId} />}>
        <FindingCommentsContext value={shownId === null ? null : comments}>{children}</FindingCommentsContext>
      </ResultPeopleContext>
    </ResultShownContext>
  );
}
