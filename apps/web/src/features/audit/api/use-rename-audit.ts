import { useMutation } from '@tanstack/react-query';
import { renameAudit } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { useAuditChanged } from './use-audit-changed.ts';

export function useRenameAudit() {
  const auditChanged = useAuditChanged();
  return useMutation({
    mutationFn: ({ id, title }: { readonly id: string; readonly title: string }) =>
      call(renameAudit, { params: { id }, body: { title } }),
    onSuccess: () => auditChanged(),
  });
}
