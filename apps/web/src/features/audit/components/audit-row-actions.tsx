import { App } from 'antd';
import { useNavigate } from 'react-router';
import { RowActions } from '../../../shared/tasks/row-actions.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useDeleteAudit } from '../api/use-delete-audit.ts';
import { auditText } from '../text.ts';
import { type AuditAction, auditActions } from '../view-model/audit-actions.ts';
import { auditPath, uploadPath } from '../view-model/audit-phase.ts';
import type { Audit } from '../view-model/audit-shapes.ts';
import { useCancelling } from './use-cancelling.ts';

interface AuditRowActionsProps {
  readonly audit: Audit;
  readonly onRename: () => void;
  /** The public link. */
  readonly onShare: () => void;
  readonly onCollaborate: () => void;
}

export function AuditRowActions({ audit, onRename, onShare, onCollaborate }: AuditRowActionsProps) {
  const text = auditText.list;
  const navigate = useNavigate();
  const ask = useAskedActions(audit);
  const run: Readonly<Record<AuditAction, () => void>> = {
    rename: onRename,
    share: onShare,
    collaborate: onCollaborate,
    // Shows the last choice, to be changed or kept.
    again: () => void navigate(uploadPath(audit.id)),
    ...ask,
  };
  return (
    <RowActions
      title={audit.title}
      open={{ label: text.opens[audit.phase], path: auditPath(audit) }}
      actions={auditActions(audit).map((key) => ({
        key,
        label: text[key],
        isDangerous: key === 'remove',
        run: run[key],
      }))}
    />
  );
}

/** Irreversible actions need a confirmation. */
function useAskedActions(audit: Audit): Readonly<Record<'cancel' | 'remove', () => void>> {
  const { modal } = App.useApp();
  const { cancel } = useCancelling(audit);
  const remove = useDeleteAudit();
  const { list: text, common } = auditText;
  return {
    cancel: () =>
      modal.confirm({
        title: text.cancelTitle,
        content: audit.phase === 'reviewing' ? text.cancelReview : text.cancelReading,
        okText: text.cancel,
        cancelText: text.keepRunning,
        onOk: cancel,
      }),
    remove: () =>
      modal.confirm({
        title: text.removeTitle(audit.title),
        content: text.removeDetail,
        okText: text.remove,
        okButtonProps: { danger: true },
        cancelText: common.cancel,
        onOk: () =>
          remove.mutateAsync(audit.id).then(
            () => showToast({ kind: 'success', message: text.removed }),
            ({ message }: Error) => showToast({ kind: 'error', message }),
          ),
      }),
  };
}
