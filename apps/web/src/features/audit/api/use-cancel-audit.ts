import { useMutation } from '@tanstack/react-query';
import { cancelAudit } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { useAuditChanged, useRememberAudit } from './use-audit-changed.ts';

export function useCancelAudit() {
  const auditChanged = useAuditChanged();
  const remember = useRememberAudit();
  return useMutation({
    mutationFn: (id: string) => call(cancelAudit, { params: { id } }),
    onSuccess: remember,
    onSettled: (_answer, _error, id) => auditChanged(id),
  });
}
