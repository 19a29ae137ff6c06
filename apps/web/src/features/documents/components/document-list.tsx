import { Alert, Button, Empty } from 'antd';
import { useState } from 'react';
import { formatCount } from '../../../shared/format/format-count.ts';
import { ListEmpty } from '../../../shared/tasks/list-empty.tsx';
import { PageLoading } from '../../../shared/ui/page-loading.tsx';
import { useKnowledgeList } from '../api/use-knowledge-list.ts';
import { knowledgeText as text } from '../knowledge.text.ts';
import { isNarrowed, type KnowledgeFilter } from '../view-model/knowledge-filter.ts';
import type { Folder, KnowledgeDocument } from '../view-model/knowledge-shapes.ts';
import { BatchBar } from './batch-bar.tsx';
import { DocumentRow } from './document-row.tsx';
import styles from './knowledge.module.css';
import type { DocumentRunner } from './use-document-actions.ts';
import { VirtualRows } from './virtual-rows.tsx';

interface DocumentListProps {
  readonly teamId: string;
  readonly folders: readonly Folder[];
  readonly filter: KnowledgeFilter;
  readonly onFilter: (change: Partial<KnowledgeFilter>) => void;
  readonly run: DocumentRunner;
  readonly onUpload: () => void;
}

const ROW_PX = 57;

export function DocumentList({ teamId, folders, filter, onFilter, run, onUpload }: DocumentListProps) {
  const list = useKnowledgeList(teamId, filter);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  if (list.error) return <ListFailure message={list.error.message} onRetry={list.refetch} />;
  if (!list.data) return <PageLoading />;
  const items = list.data.pages.flatMap((page) => page.items);
  const total = list.data.pages.at(-1)?.total ?? 0;
  if (items.length === 0) return <NoDocuments filter={filter} onFilter={onFilter} onUpload={onUpload} />;
  const chosen = items.filter(({ id }) => chosenIds.has(id));
  const choose = (document: KnowledgeDocument, isChosen: boolean) => {
    const after = new Set(chosenIds);
    if (isChosen) after.add(document.id);
    else after.delete(document.id);
    setChosenIds(after);
  };
  return (
    <>
      <BatchBar
        chosen={chosen}
        shown={items.length}
        run={run}
        onChooseAll={() => setChosenIds(new Set(items.map(({ id }) => id)))}
        onClear={() => setChosenIds(new Set())}
      />
      <VirtualRows
        label={text.tabs.documents}
        items={items}
        estimatePx={ROW_PX}
        onEnd={() => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage()}
      >
        {(document) => (
          <DocumentRow
            document={document}
            folderName={folderNameOf(folders, filter, document)}
            isChosen={chosenIds.has(document.id)}
            onChoose={choose}
            run={run}
          />
        )}
      </VirtualRows>
      <p className={styles.foot} aria-live="polite">
        {list.isFetchingNextPage ? text.loadingMore : text.total(formatCount(total))}
      </p>
    </>
  );
}

/** The folder is shown only when all folders are listed together. */
function folderNameOf(
  folders: readonly Folder[],
  { place }: KnowledgeFilter,
  { folderId }: KnowledgeDocument,
): string | null {
  if (place.kind !== 'all' || folderId === null) return null;
  return folders.find(({ id }) => id === folderId)?.name ?? null;
}

interface ListFailureProps {
  readonly message: string;
  readonly onRetry: () => unknown;
}

export function ListFailure({ message, onRetry }: ListFailureProps) {
  return (
    <Alert
      type="error"
      showIcon
      title={text.loadFailed}
      description={message}
      action={<Button onClick={() => onRetry()}>{text.refresh}</Button>}
    />
  );
}

interface NoDocumentsProps {
  readonly filter: KnowledgeFilter;
  readonly onFilter: (change: Partial<KnowledgeFilter>) => void;
  readonly onUpload: () => void;
}

function NoDocuments({ filter, onFilter, onUpload }: NoDocumentsProps) {
  if (isNarrowed(filter))
    return (
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.empty.filtered}>
        <Button onClick={() => onFilter({ kind: null, tag: null, days: null })}>{text.filter.clear}</Button>
      </Empty>
    );
  return (
    <ListEmpty
      title={filter.place.kind === 'folder' ? text.empty.folder : text.empty.title}
      detail={text.empty.detail}
      actions={
        <Button type="primary" onClick={onUpload}>
          {text.upload.open}
        </Button>
      }
      note={text.empty.note}
    />
  );
}
