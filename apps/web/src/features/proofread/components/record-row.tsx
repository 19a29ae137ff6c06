import { App } from 'antd';
import { Link } from 'react-router';
import { formatCount } from '../../../shared/format/format-count.ts';
import { formatInstant } from '../../../shared/format/format-instant.ts';
import { RowActions } from '../../../shared/tasks/row-actions.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useDeleteProofreading } from '../api/use-proofreading-actions.ts';
import { proofreadingText } from '../text.ts';
import type { Proofreading } from '../view-model/proofread-shapes.ts';
import { resultPath } from '../view-model/proofreading-progress.ts';
import { ProofreadingStatus } from './proofreading-status.tsx';
import styles from './records-drawer.module.css';

const text = proofreadingText.list;

interface RecordRowProps {
  readonly task: Proofreading;
  readonly onOpen: () => void;
  readonly onRename: () => void;
}

export function RecordRow({ task, onOpen, onRename }: RecordRowProps) {
  const { id, title, file, statistics, abilities, createdAt } = task;
  const onRemove = useAskedRemoval(task);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Link className={styles.title} to={resultPath(id)} title={title} onClick={onOpen}>
          {title}
        </Link>
        <span className={styles.file} title={file.name}>
          {file.name === title ? '' : `${file.name} · `}
          {formatInstant(createdAt, new Date())}
        </span>
        <ProofreadingStatus task={task} />
        {statistics && (
          <span className={styles.file}>
            {text.tiers(
              formatCount(statistics.error),
              formatCount(statistics.suspect),
              formatCount(statistics.advice),
            )}
          </span>
        )}
      </div>
      <RowActions
        title={title}
        open={{ label: text.view, path: resultPath(id) }}
        actions={[
          ...(abilities.change ? [{ key: 'rename', label: text.rename, run: onRename }] : []),
          ...(abilities.delete
            ? [{ key: 'remove', label: text.remove, isDangerous: true, run: onRemove }]
            : []),
        ]}
      />
    </li>
  );
}

/** Irreversible actions need a confirmation. */
function useAskedRemoval({ id, title }: Proofreading): () => void {
  const { modal } = App.useApp();
  const remove = useDeleteProofreading();
  return () =>
    modal.confirm({
      title: text.removeTitle(title),
      content: text.removeDetail,
      okText: text.remove,
      okButtonProps: { danger: true },
      cancelText: text.cancel,
      onOk: () =>
        remove.mutateAsync(id).then(
          () => showToast({ kind: 'success', message: text.removed }),
          ({ message }: Error) => showToast({ kind: 'error', message }),
        ),
    });
}
