import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useStartTask } from '../../../../shared/tasks/use-start-task.ts';
import { audits } from '../../api/audits.ts';
import { pathToChoice } from '../../view-model/audit-phase.ts';
import type { Audit } from '../../view-model/audit-shapes.ts';

/** Reads a stored file as soon as it is there; reading is free. */
export function useReadContract(teamId: string, fileId: string | null) {
  const [search] = useSearchParams();
  const standard = search.get('standard');
  // A template that somebody came from stays the standard text of the review.
  const pathOf = useCallback((audit: Pick<Audit, 'id'>) => pathToChoice(audit, standard), [standard]);
  const { start, ...state } = useStartTask(audits.useCreate(), pathOf);
  const asked = useRef<string | null>(null);
  const read = useCallback((wanted: string) => start({ teamId, fileId: wanted }), [start, teamId]);
  useEffect(() => {
    if (fileId === null || asked.current === fileId) return;
    asked.current = fileId;
    read(fileId);
  }, [fileId, read]);
  return { read, ...state };
}
