import { PublicLinkDialog } from '../../../shared/result/public-link-dialog.tsx';
import { useAuditLink } from '../api/audits.ts';
import { auditText } from '../text.ts';
import type { Audit } from '../view-model/audit-shapes.ts';

interface ShareDialogProps {
  readonly audit: Pick<Audit, 'id' | 'key'>;
  readonly onClose: () => void;
}

export function ShareDialog({ audit, onClose }: ShareDialogProps) {
  const calls = useAuditLink(audit.id);
  return (
    <PublicLinkDialog
      what={auditText.shareWhat}
      path="/contract-audit/result"
      firstKey={audit.key}
      {...calls}
      onClose={onClose}
    />
  );
}
