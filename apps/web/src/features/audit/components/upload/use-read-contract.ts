import { useCallback, useEffect, useRef } from 'react';
import { useStartTask } from '../../../../shared/tasks/use-start-task.ts';
import { audits } from '../../api/audits.ts';
import { pathToChoice } from '../../view-model/audit-phase.ts';

/** Reads a stored file as soon as it is there; reading is free. */
export function useReadContract(teamId: string, fileId: string | null) {
  const { start, ...state } = useStartTask(audits.useCreate(), pathToChoice);
  const asked = useRef<string | null>(null);
  const read = useCallback((wanted: string) => start({ teamId, fileId: wanted }), [start, teamId]);
  useEffect(() => {
    if (fileId === null || asked.current === fileId) return;
    asked.current = fileId;
    read(fileId);
  }, [fileId, read]);
  return { read, ...state };
}
