import { useState } from 'react';
import { AuditListPage } from '../../features/audit/components/list/audit-list-page.tsx';
import { ShareDialog } from '../../features/collaboration/components/share-dialog.tsx';

/** The list of reviews, and the dialog that shares one of them with named people. */
export function AuditListScreen() {
  const [sharedId, setSharedId] = useState<string | null>(null);
  return (
    <>
      <AuditListPage onCollaborate={setSharedId} />
      {sharedId !== null && (
        <ShareDialog
          product={{ type: 'audit', id: sharedId }}
          link={`${location.origin}/contract-audit/result/model?id=${sharedId}`}
          onClose={() => setSharedId(null)}
        />
      )}
    </>
  );
}
