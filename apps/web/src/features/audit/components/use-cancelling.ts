import { showToast } from '../../../shared/ui/toast.ts';
import { useCancelAudit } from '../api/use-cancel-audit.ts';
import { auditText } from '../text.ts';
import type { Audit } from '../view-model/audit-shapes.ts';

/** The server decides whether the use is returned. */
export function useCancelling({ id, phase }: Pick<Audit, 'id' | 'phase'>) {
  const cancelling = useCancelAudit();
  const words = phase === 'reviewing' ? auditText.reviewing : auditText.reading;
  const cancel = () =>
    cancelling.mutateAsync(id).then(
      ({ message }) => showToast({ kind: 'success', message: message ?? words.cancelled }),
      ({ message }: Error) => showToast({ kind: 'error', message }),
    );
  return { cancel, isCancelling: cancelling.isPending };
}
