import { Progress } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCount } from '../format/format-count.ts';
import { taskText } from './task.text.ts';
import styles from './task-list.module.css';

interface NameCellProps {
  readonly title: string;
  readonly path: string;
  /** The file or files. */
  readonly detail: string;
  readonly children?: ReactNode;
}

export function NameCell({ title, path, detail, children }: NameCellProps) {
  return (
    <>
      <Link className={styles.name} to={path} title={title}>
        {title}
      </Link>
      {children}
      <span className={styles.files} title={detail}>
        {detail}
      </span>
    </>
  );
}

interface DecidedCellProps {
  readonly decided: { readonly done: number; readonly total: number } | null;
}

/** How many findings have been decided. */
export function DecidedCell({ decided }: DecidedCellProps) {
  if (!decided || decided.total === 0) return <NothingCell />;
  const words = taskText.decided(formatCount(decided.done), formatCount(decided.total));
  return (
    <span className={styles.time}>
      {words}
      <Progress
        percent={(decided.done / decided.total) * 100}
        size="small"
        showInfo={false}
        aria-label={words}
      />
    </span>
  );
}

export function NothingCell() {
  return <span className={styles.faint}>{taskText.none}</span>;
}
