import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { newIdempotencyKey } from '../../../shared/http/new-idempotency-key.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { uploadFile } from '../../../shared/upload/upload-file.ts';
import { useCreateAudit } from '../api/use-create-audit.ts';
import { uploadPath } from '../view-model/audit-phase.ts';
import { sampleFile } from '../view-model/sample-file.ts';

/** Uploads the sample contract and really reads it; the user still chooses the standpoint. */
export function useSampleAudit(teamId: string | null) {
  const navigate = useNavigate();
  const create = useCreateAudit();
  return useMutation({
    mutationFn: async () => {
      const scope = teamId === null ? {} : { teamId };
      const { fileId } = await uploadFile(sampleFile(), scope);
      return create.mutateAsync({ ...scope, fileId, idempotencyKey: newIdempotencyKey() });
    },
    onSuccess: (audit) => navigate(uploadPath(audit.id)),
    onError: (error) => showToast({ kind: 'error', message: error.message }),
  });
}
