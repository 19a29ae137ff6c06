import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EndedPanel } from '../ui/ended-panel.tsx';
import styles from './stages-panel.module.css';
import { isFaultOfFile } from './view-model/task-state.ts';

interface PageLink {
  readonly label: string;
  readonly path: string;
}

interface TaskEndedProps {
  readonly task: Parameters<typeof isFaultOfFile>[0];
  readonly isFailed: boolean;
  /** The file or files, where the page does not show them elsewhere. */
  readonly name?: string;
  readonly title: string;
  readonly reason: string | null;
  readonly notes: readonly string[];
  /** Running it again; null where that is not allowed or cannot help. */
  readonly again: { readonly label: string; readonly isStarting: boolean; readonly start: () => void } | null;
  /** Starting with another file; null where it is not offered. */
  readonly other: PageLink | null;
  readonly back?: PageLink;
  /** Why it could not be run again. */
  readonly notice: ReactNode;
}

/** Failed or cancelled: the reason, what was kept, and the next steps. */
export function TaskEnded(props: TaskEndedProps) {
  const { task, isFailed, again, other, back, notice, ...panel } = props;
  // The same file would fail the same way, so another file is offered first.
  const needsOther = isFaultOfFile(task);
  const otherLink = other && <LinkButton {...other} isPrimary={needsOther} />;
  return (
    <div className={styles.centre}>
      <div className={styles.ended}>
        <EndedPanel
          {...panel}
          end={isFailed ? 'failed' : 'cancelled'}
          actions={
            <>
              {needsOther && otherLink}
              {again && (
                <Button
                  type={needsOther ? 'default' : 'primary'}
                  loading={again.isStarting}
                  onClick={again.start}
                >
                  {again.label}
                </Button>
              )}
              {!needsOther && otherLink}
              {back && <LinkButton {...back} isPrimary={false} />}
            </>
          }
        />
        {notice}
      </div>
    </div>
  );
}

function LinkButton({ label, path, isPrimary }: PageLink & { readonly isPrimary: boolean }) {
  return (
    <Link to={path}>
      <Button type={isPrimary ? 'primary' : 'default'}>{label}</Button>
    </Link>
  );
}
