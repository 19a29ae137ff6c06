import type { ReactNode } from 'react';
import { pdfText } from './pdf.text.ts';
import styles from './pdf-viewer.module.css';
import type { OpenedFile } from './use-pdf-file.ts';

interface ViewerNoticesProps {
  readonly opened: OpenedFile;
  readonly failureAction: ReactNode;
}

/** docs/spec.md#constants */
const LOADING_TIP_HEIGHT_PX = 40;

/** The notice over the pages: loading, a broken connection, or why there are no pages. */
export function ViewerNotices({ opened, failureAction }: ViewerNoticesProps) {
  const { state, isStalled, resume, reopen } = opened;
  switch (state.kind) {
    case 'opening':
      return (
        <output className={styles.tip} style={{ height: LOADING_TIP_HEIGHT_PX }}>
          <span className={styles.running} aria-hidden="true" />
          {pdfText.opening}
        </output>
      );
    case 'open':
      if (!isStalled) return null;
      return (
        <div className={styles.tip} data-kind="stalled" role="alert">
          {pdfText.stalled}
          <button type="button" className={styles.action} onClick={resume}>
            {pdfText.resume}
          </button>
        </div>
      );
    case 'failed': {
      const { title, detail } = pdfText.failures[state.failure];
      return (
        <div className={styles.failure} role="alert">
          <h2>{title}</h2>
          <p>{detail}</p>
          <div className={styles.ways}>
            <button type="button" className={styles.action} onClick={reopen}>
              {pdfText.retry}
            </button>
            {failureAction}
          </div>
        </div>
      );
    }
  }
}
