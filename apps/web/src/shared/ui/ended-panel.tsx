import { CloseCircleOutlined, FileUnknownOutlined, StopOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import styles from './ended-panel.module.css';

const ICONS = {
  failed: <CloseCircleOutlined />,
  cancelled: <StopOutlined />,
  missing: <FileUnknownOutlined />,
} as const;

interface EndedPanelProps {
  readonly end: keyof typeof ICONS;
  /** The subject, where the page does not show it elsewhere. */
  readonly name?: string;
  readonly title: string;
  /** Why it ended; null when there is no reason to show. */
  readonly reason: string | null;
  /** What was kept and what helps, a sentence each. */
  readonly notes: readonly string[];
  readonly actions: ReactNode;
}

/** A task that ended without a result: what happened, what was kept, and the next steps. */
export function EndedPanel({ end, name, title, reason, notes, actions }: EndedPanelProps) {
  return (
    <section className={styles.panel} aria-label={title}>
      {name ? <p className={styles.name}>{name}</p> : null}
      <span className={styles.icon} data-end={end} aria-hidden>
        {ICONS[end]}
      </span>
      <h2 className={styles.title}>{title}</h2>
      {reason ? <p className={styles.reason}>{reason}</p> : null}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
