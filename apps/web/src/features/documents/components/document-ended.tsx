import { Button } from 'antd';
import { Link } from 'react-router';
import { isFaultOfFile } from '../../../shared/tasks/view-model/task-state.ts';
import { EndedPanel } from '../../../shared/ui/ended-panel.tsx';
import { documentsText as text } from '../text.ts';
import type { DocumentPreview } from '../view-model/document-shapes.ts';
import styles from './document-preview.module.css';

/** Failed or cancelled. */
export function DocumentEnded({ document }: { readonly document: DocumentPreview }) {
  const isFailed = document.status === 'failed';
  return (
    <div className={styles.centre}>
      <EndedPanel
        end={isFailed ? 'failed' : 'cancelled'}
        title={isFailed ? text.failedTitle : text.cancelledTitle}
        reason={document.failure?.message ?? null}
        notes={isFaultOfFile(document) ? [text.failedKept, text.changeFile] : [text.failedKept]}
        actions={
          <Link to="/document">
            <Button type="primary">{text.backToList}</Button>
          </Link>
        }
      />
    </div>
  );
}
