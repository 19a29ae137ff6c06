import { useMutation } from '@tanstack/react-query';
import { type CallInput, createAudit } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { useAuditChanged, useRememberAudit } from './use-audit-changed.ts';

export type NewAudit = CallInput<typeof createAudit>['body'];

export function useCreateAudit() {
  const auditChanged = useAuditChanged();
  const remember = useRememberAudit();
  return useMutation({
    mutationFn: (body: NewAudit) => call(createAudit, { body }),
    onSuccess: remember,
    // Not awaited: the user wants to see the stages, not the lists elsewhere.
    onSettled: () => void auditChanged(),
  });
}
