import { type ReactNode, useCallback, useState } from 'react';
import { CommentThread, PresentPeople } from '../../features/live/index.ts';
import {
  type CommentedFinding,
  FindingCommentsContext,
  ResultPeopleContext,
  ResultShownContext,
} from '../../shared/ui/result-slots.tsx';

interface DiscussedResultProps {
  /** Null where nobody is signed in, or what is shown is nobody's own. */
  readonly productId: string | null;
  readonly children: ReactNode;
}

/** A result outside the result layout: people talk about its findings and see who else is there, once it is shown. */
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
