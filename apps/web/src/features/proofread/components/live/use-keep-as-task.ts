import { useMutation } from '@tanstack/react-query';
import { newIdempotencyKey } from '../../../../shared/http/new-idempotency-key.ts';
import { complain } from '../../../../shared/ui/toast.ts';
import { pastedTextFile } from '../../../../shared/upload/file-identity.ts';
import { uploadFile } from '../../../../shared/upload/upload-file.ts';
import { proofreadings } from '../../api/proofreadings.ts';
import { resultPath } from '../../view-model/proofreading-progress.ts';

/** The typed text as a correction of its own: it can be decided on and exported, and is found again. */
export function useKeepAsTask(teamId: string) {
  const create = proofreadings.useCreate();
  const kept = useMutation({
    mutationFn: async (words: string) => {
      const { fileId } = await uploadFile(pastedTextFile(words), { teamId });
      return create.mutateAsync({ teamId, fileId, idempotencyKey: newIdempotencyKey() });
    },
    onError: complain,
  });
  const keptPath = kept.data ? resultPath(kept.data.id) : null;
  return { keep: kept.mutate, isPending: kept.isPending, keptPath };
}
