import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { newIdempotencyKey } from '../../../shared/http/new-idempotency-key.ts';
import { useCreateAudit } from '../api/use-create-audit.ts';
import { uploadPath } from '../view-model/audit-phase.ts';

/**
 * Reads a stored file as soon as it is there; reading is free. The same file keeps the same key, so that a
 * retry after a lost response makes no second review.
 */
export function useReadContract(teamId: string, fileId: string | null) {
  const navigate = useNavigate();
  const { mutate, error, isPending, isSuccess } = useCreateAudit();
  const attempt = useRef({ fileId: '', idempotencyKey: '' });
  const read = useCallback(
    (wanted: string) => {
      if (attempt.current.fileId !== wanted)
        attempt.current = { fileId: wanted, idempotencyKey: newIdempotencyKey() };
      const { idempotencyKey } = attempt.current;
      mutate(
        { teamId, fileId: wanted, idempotencyKey },
        { onSuccess: (audit) => navigate(uploadPath(audit.id)) },
      );
    },
    [mutate, navigate, teamId],
  );
  useEffect(() => {
    if (fileId !== null && attempt.current.fileId !== fileId) read(fileId);
  }, [fileId, read]);
  return { read, failure: error, isStarting: isPending || isSuccess };
}
