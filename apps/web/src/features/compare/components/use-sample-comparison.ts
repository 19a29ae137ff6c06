import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { newIdempotencyKey } from '../../../shared/http/new-idempotency-key.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { uploadFile } from '../../../shared/upload/upload-file.ts';
import { useCreateComparison } from '../api/use-create-comparison.ts';
import { compareText } from '../text.ts';
import { sampleFiles } from '../view-model/sample-contracts.ts';

/** Uploads the two sample contracts, compares them for real and opens the result. */
export function useSampleComparison(teamId: string | null) {
  const navigate = useNavigate();
  const create = useCreateComparison();
  return useMutation({
    mutationFn: async () => {
      const scope = teamId === null ? {} : { teamId };
      const samples = sampleFiles();
      const [origin, target] = await Promise.all([
        uploadFile(samples.origin, scope),
        uploadFile(samples.target, scope),
      ]);
      const body = {
        ...scope,
        originFileId: origin.fileId,
        targetFileId: target.fileId,
        title: compareText.sample.title,
        idempotencyKey: newIdempotencyKey(),
      };
      return create.mutateAsync(body);
    },
    onSuccess: (task) => navigate(`/contract-compare/${task.id}`),
    onError: (error) => showToast({ kind: 'error', message: error.message }),
  });
}
