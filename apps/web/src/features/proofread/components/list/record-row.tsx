import { Link } from 'react-router';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { formatInstant } from '../../../../shared/format/format-instant.ts';
import { RowActions } from '../../../../shared/tasks/row-actions.tsx';
import { taskText } from '../../../../shared/tasks/task.text.ts';
import { StatusOf } from '../../../../shared/tasks/task-status.tsx';
import { useAskedRemoval } from '../../../../shared/tasks/use-asked-actions.ts';
import { proofreadings } from '../../api/proofreadings.ts';
import { proofreadingText } from '../../text.ts';
import type { Proofreading } from '../../view-model/proofread-shapes.ts';
import { resultPath, statusText } from '../../view-model/proofreading-progress.ts';
import styles from './records-drawer.module.css';

const text = proofreadingText.list;

interface RecordRowProps {
  readonly task: Proofreading;
  readonly onOpen: () => void;
  readonly onRename: () => void;
}

export function RecordRow({ task, onOpen, onRename }: RecordRowProps) {
  const { id, title, file, statistics, abilities, createdAt } = task;
  const askRemoval = useAskedRemoval(proofreadings, text.removeDetail);
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
        <StatusOf task={task} word={statusText(task)} />
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
          ...(abilities.change ? [{ key: 'rename', label: taskText.rename, run: onRename }] : []),
          ...(abilities.delete
            ? [{ key: 'remove', label: taskText.remove, isDangerous: true, run: () => askRemoval(task) }]
            : []),
        ]}
      />
    </li>
  );
}
