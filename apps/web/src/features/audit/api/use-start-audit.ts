import { useMutation } from '@tanstack/react-query';
import { type CallInput, startAudit } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { useAuditChanged, useRememberAudit } from './use-audit-changed.ts';

export type ReviewChoice = CallInput<typeof startAudit>['body'];

interface Start {
  readonly id: string;
  readonly choice: ReviewChoice;
}

/** Takes one use; starting again replaces the result. */
export function useStartAudit() {
  const auditChanged = useAuditChanged();
  const remember = useRememberAudit();
  return useMutation({
    mutationFn: ({ id, choice }: Start) => call(startAudit, { params: { id }, body: choice }),
    onSuccess: remember,
    onSettled: (_answer, _error, { id }) => void auditChanged(id),
  });
}
