import { CloseCircleOutlined, StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router';
import { documentsText as text } from '../text.ts';
import { isFaultOfFile } from '../view-model/document-progress.ts';
import type { DocumentPreview } from '../view-model/document-shapes.ts';
import styles from './document-preview.module.css';

/** Failed or cancelled: what happened, what was kept, what to do. */
export function DocumentEnded({ document }: { readonly document: DocumentPreview }) {
  const isFailed = document.status === 'failed';
  return (
    <div className={styles.centre}>
      <section className={styles.panel}>
        <span className={styles.endIcon} data-status={document.status} aria-hidden>
          {isFailed ? <CloseCircleOutlined /> : <StopOutlined />}
        </span>
        <h2 className={styles.endTitle}>{isFailed ? text.failedTitle : text.cancelledTitle}</h2>
        {document.failure ? <p className={styles.reason}>{document.failure.message}</p> : null}
        <p className={styles.kept}>{text.failedKept}</p>
        {isFaultOfFile(document) ? <p className={styles.kept}>{text.changeFile}</p> : null}
        <div className={styles.actions}>
          <Link to="/document">
            <Button type="primary">{text.backToList}</Button>
          </Link>
        </div>
      </section>
    </div>
  );
}
