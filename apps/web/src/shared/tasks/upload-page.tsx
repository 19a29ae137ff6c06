import type { ReactNode } from 'react';
import styles from './upload-page.module.css';

interface UploadPageProps {
  readonly title: string;
  readonly lead: string;
  /** The links to other pages. */
  readonly links: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a tool's upload page. */
export function UploadPage({ title, lead, links, children }: UploadPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.links}>{links}</div>
      </header>
      {children}
    </div>
  );
}
