import { App, Button, Empty } from 'antd';
import { formatCount } from '../../../shared/format/format-count.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import { formatFileSize } from '../../../shared/format/format-file-size.ts';
import { PageLoading } from '../../../shared/ui/page-loading.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useKnowledgeActions } from '../api/use-knowledge-actions.ts';
import { useTrash } from '../api/use-knowledge-list.ts';
import { knowledgeText } from '../knowledge.text.ts';
import type { TrashedDocument } from '../view-model/knowledge-shapes.ts';
import { whatOf } from '../view-model/name-documents.ts';
import { ListFailure } from './document-list.tsx';
import styles from './knowledge.module.css';
import { VirtualRows } from './virtual-rows.tsx';

const text = knowledgeText.trash;
const ROW_PX = 57;

export function TrashList({ teamId }: { readonly teamId: string }) {
  const trash = useTrash(teamId);
  const { restore, purge, empty } = useTrashActions(teamId);
  if (trash.error) return <ListFailure message={trash.error.message} onRetry={trash.refetch} />;
  if (!trash.data) return <PageLoading />;
  const items = trash.data.pages.flatMap((page) => page.items);
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.subtitle}>{knowledgeText.places.trash}</h2>
        {items.length > 0 && (
          <Button danger onClick={empty}>
            {text.purgeAll}
          </Button>
        )}
      </div>
      <p className={styles.lead}>{text.lead}</p>
      {items.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.empty} />
      ) : (
        <VirtualRows
          label={knowledgeText.places.trash}
          items={items}
          estimatePx={ROW_PX}
          onEnd={() => trash.hasNextPage && !trash.isFetchingNextPage && void trash.fetchNextPage()}
        >
          {(document) => <TrashRow document={document} onRestore={restore} onPurge={purge} />}
        </VirtualRows>
      )}
    </>
  );
}

interface TrashRowProps {
  readonly document: TrashedDocument;
  readonly onRestore: (document: TrashedDocument) => void;
  readonly onPurge: (document: TrashedDocument) => void;
}

function TrashRow({ document, onRestore, onPurge }: TrashRowProps) {
  const { name, size, purgedAt, abilities } = document;
  return (
    <div className={styles.head}>
      <div className={styles.main}>
        <span className={styles.name}>{name}</span>
        <span className={styles.sub}>
          {formatFileSize(size)} · {text.until(formatDay(purgedAt))}
        </span>
      </div>
      {abilities.delete ? (
        <span>
          <Button type="link" size="small" onClick={() => onRestore(document)}>
            {text.restore}
          </Button>
          <Button type="link" size="small" danger onClick={() => onPurge(document)}>
            {text.purge}
          </Button>
        </span>
      ) : (
        <span className={styles.figure}>{text.notYours}</span>
      )}
    </div>
  );
}

function useTrashActions(teamId: string) {
  const { modal } = App.useApp();
  const { restore, purge, emptyTrash } = useKnowledgeActions(teamId);
  const ask = (title: string, content: string, okText: string, onOk: () => Promise<unknown>) =>
    void modal.confirm({
      title,
      content,
      okText,
      okButtonProps: { danger: true },
      cancelText: knowledgeText.cancel,
      onOk: () => onOk().catch(tell),
    });
  return {
    restore: ({ id }: TrashedDocument) =>
      void restore.mutateAsync([id]).then(() => succeed(text.restored(formatCount(1))), tell),
    purge: (document: TrashedDocument) =>
      ask(text.purgeTitle(whatOf([document])), text.purgeDetail, text.purge, () =>
        purge.mutateAsync([document.id]).then(() => succeed(text.purged(formatCount(1)))),
      ),
    // The server empties all of it; only the first part is loaded here.
    empty: () =>
      ask(text.emptyTitle, text.emptyDetail, text.purgeAll, () =>
        emptyTrash
          .mutateAsync()
          .then(({ purged }) =>
            purged === 0
              ? showToast({ kind: 'warning', message: text.nothingOwn })
              : succeed(text.purged(formatCount(purged))),
          ),
      ),
  };
}

function succeed(message: string): void {
  showToast({ kind: 'success', message });
}

function tell({ message }: Error): void {
  showToast({ kind: 'error', message });
}
