import type { ReactNode } from 'react';
import styles from './page-message.module.css';

export interface PageMessageProps {
  readonly title: string;
  readonly detail?: string;
  readonly action?: { readonly label: string; readonly onClick: () => void };
  readonly children?: ReactNode;
}

/** A whole page that says what happened and offers what to do. Plain CSS, for public and workspace pages alike. */
export function PageMessage({ title, detail, action, children }: PageMessageProps) {
  return (
    <section className={styles.page} aria-labelledby="page-message-title">
      <div className={styles.sheet} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <h1 id="page-message-title">{title}</h1>
      {detail ? <p>{detail}</p> : null}
      {action ? (
        <button type="button" className={styles.action} onClick={action.onClick}>
          {action.label}
        </button>
      ) : null}
      {children}
    </section>
  );
}
