import { useMutation } from '@tanstack/react-query';
import { deleteAudit } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { useAuditChanged } from './use-audit-changed.ts';

export function useDeleteAudit() {
  const auditChanged = useAuditChanged();
  return useMutation({
    mutationFn: (id: string) => call(deleteAudit, { params: { id } }),
    onSettled: (_answer, _error, id) => auditChanged(id),
  });
}
