import { useState } from 'react';
import { ShareDialog } from '../../features/collaboration/components/share-dialog.tsx';
import { KnowledgePage } from '../../features/documents/components/knowledge-page.tsx';
import { TemplateListPanel } from '../../features/templates/components/list/template-list-panel.tsx';
import { useCurrentTeam } from '../../shared/session/use-current-team.ts';

interface Shared {
  readonly id: string;
  readonly path: string;
}

/** The knowledge base, the templates, and the dialog that shares a document with named people. */
export function KnowledgeScreen() {
  const teamId = useCurrentTeam();
  const [shared, setShared] = useState<Shared | null>(null);
  return (
    <>
      <KnowledgePage
        templates={teamId === null ? null : <TemplateListPanel teamId={teamId} />}
        onCollaborate={setShared}
      />
      {shared !== null && (
        <ShareDialog
          product={{ type: 'document', id: shared.id }}
          link={location.origin + shared.path}
          onClose={() => setShared(null)}
        />
      )}
    </>
  );
}
