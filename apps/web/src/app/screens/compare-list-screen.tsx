import { useState } from 'react';
import { ShareDialog } from '../../features/collaboration/components/share-dialog.tsx';
import { CompareListPage } from '../../features/compare/components/list/compare-list-page.tsx';

/** The list of comparisons, and the dialog that shares one of them. */
export function CompareListScreen() {
  const [sharedId, setSharedId] = useState<string | null>(null);
  return (
    <>
      <CompareListPage onShare={setSharedId} />
      {sharedId !== null && (
        <ShareDialog
          product={{ type: 'compare', id: sharedId }}
          link={`${location.origin}/contract-compare/${sharedId}`}
          onClose={() => setSharedId(null)}
        />
      )}
    </>
  );
}
