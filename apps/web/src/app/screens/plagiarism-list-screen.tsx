import { useState } from 'react';
import { ShareDialog } from '../../features/collaboration/components/share-dialog.tsx';
import { PlagiarismListPage } from '../../features/plagiarism/components/list/plagiarism-list-page.tsx';

interface Shared {
  readonly id: string;
  readonly path: string;
}

/** The list of checks, and the dialog that shares one of them with named people. */
export function PlagiarismListScreen() {
  const [shared, setShared] = useState<Shared | null>(null);
  return (
    <>
      <PlagiarismListPage onCollaborate={setShared} />
      {shared !== null && (
        <ShareDialog
          product={{ type: 'duplicate', id: shared.id }}
          link={location.origin + shared.path}
          onClose={() => setShared(null)}
        />
      )}
    </>
  );
}
