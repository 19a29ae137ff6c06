import { useState } from 'react';
import { usePageDrop } from '../../../shared/upload/use-page-drop.ts';
import { useFolders } from '../api/use-knowledge.ts';
import { knowledgeText as text } from '../knowledge.text.ts';
import type { KnowledgeDocument } from '../view-model/knowledge-shapes.ts';
import type { DocumentDialog } from './document-dialog.kinds.ts';
import { DocumentDialogs } from './document-dialogs.tsx';
import { DocumentList } from './document-list.tsx';
import { type FactsChoice, FactsDrawer } from './facts-drawer.tsx';
import { FolderPane } from './folder-pane.tsx';
import styles from './knowledge.module.css';
import { KnowledgeToolbar } from './knowledge-toolbar.tsx';
import { SearchResults } from './search-results.tsx';
import { useSpaceDialog } from './space-dialog.tsx';
import { TrashList } from './trash-list.tsx';
import { useDocumentActions } from './use-document-actions.ts';
import { useKnowledgeFilter } from './use-knowledge-filter.ts';

interface KnowledgeBrowserProps {
  readonly teamId: string;
  readonly onCollaborate: (shared: { readonly id: string; readonly path: string }) => void;
}

/** Folders on one side; on the other the documents, the search results, or the trash. */
export function KnowledgeBrowser({ teamId, onCollaborate }: KnowledgeBrowserProps) {
  const [filter, changeFilter] = useKnowledgeFilter();
  const [dialog, setDialog] = useState<DocumentDialog | null>(null);
  const [facts, setFacts] = useState<FactsChoice | null>(null);
  const folderList = useFolders(teamId);
  const folders = folderList.data ?? [];
  const openTrash = () => changeFilter({ place: { kind: 'trash' }, keyword: '' });
  const space = useSpaceDialog(teamId, openTrash);
  const run = useDocumentActions(
    teamId,
    setDialog,
    ({ id }: KnowledgeDocument) => onCollaborate({ id, path: `/document-manage/${id}` }),
    (ids) => setFacts({ ids }),
  );
  const isTrash = filter.place.kind === 'trash';
  const folderId = filter.place.kind === 'folder' ? filter.place.id : null;
  const upload = (files?: readonly File[]) =>
    setDialog({ kind: 'upload', folderId, versionOf: null, ...(files && { files }) });
  usePageDrop(dialog === null && !isTrash, upload);
  return (
    <div className={styles.browser}>
      <FolderPane
        teamId={teamId}
        folders={folders}
        onRetry={folderList.error && !folderList.data ? () => void folderList.refetch() : null}
        place={filter.place}
        onPlace={(place) => changeFilter({ place, keyword: '' })}
        onFacts={(folderId) => setFacts({ folderId })}
      />
      <section className={styles.card} aria-label={isTrash ? text.places.trash : text.tabs.documents}>
        {isTrash ? (
          <TrashList teamId={teamId} />
        ) : (
          <>
            <KnowledgeToolbar
              teamId={teamId}
              filter={filter}
              onFilter={changeFilter}
              onUpload={() => upload()}
            />
            {filter.keyword === '' ? (
              <DocumentList
                teamId={teamId}
                folders={folders}
                filter={filter}
                onFilter={changeFilter}
                run={run}
                onUpload={() => upload()}
              />
            ) : (
              <SearchResults teamId={teamId} folders={folders} filter={filter} onFilter={changeFilter} />
            )}
          </>
        )}
      </section>
      {dialog && (
        <DocumentDialogs
          teamId={teamId}
          folders={folders}
          dialog={dialog}
          onDialog={setDialog}
          onFull={space.showFull}
        />
      )}
      {facts && <FactsDrawer teamId={teamId} choice={facts} onClose={() => setFacts(null)} />}
      {space.dialog}
    </div>
  );
}
