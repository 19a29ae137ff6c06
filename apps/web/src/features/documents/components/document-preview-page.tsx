import { Alert, Button } from 'antd';
import { useParams } from 'react-router';
import { isRefused } from '../../../shared/http/api-error.ts';
import { PageLoading } from '../../../shared/ui/page-loading.tsx';
import { ReadOnlyWarning } from '../../../shared/ui/read-only-warning.tsx';
import { ResultGate } from '../../../shared/ui/result-slots.tsx';
import { useDocumentPreview } from '../api/use-document-preview.ts';
import { documentsText as text } from '../text.ts';
import type { DocumentPreview } from '../view-model/document-shapes.ts';
import { DocumentEnded } from './document-ended.tsx';
import { DocumentHeader } from './document-header.tsx';
import styles from './document-preview.module.css';
import { DocumentStages } from './document-stages.tsx';
import { DocumentWorkbench } from './document-workbench.tsx';

/** `/document-manage/{id}`: opens at once in any state of the document. */
export function DocumentPreviewPage() {
  const { id = '' } = useParams();
  const preview = useDocumentPreview(id);
  // A document that was closed or deleted meanwhile is not shown from the cache.
  if (isRefused(preview.error)) return <ResultGate />;
  // Another document is another page: zoom, position and search are reset.
  if (preview.data)
    return (
      <>
        {!preview.data.abilities.change && <ReadOnlyWarning />}
        <PreviewBody key={id} document={preview.data} />
      </>
    );
  if (preview.isPending) return <PageLoading />;
  return (
    <div className={styles.centre}>
      <Alert
        type="error"
        showIcon
        title={text.loadFailed}
        description={preview.error.message}
        action={<Button onClick={() => preview.refetch()}>{text.refresh}</Button>}
      />
    </div>
  );
}

function PreviewBody({ document }: { readonly document: DocumentPreview }) {
  switch (document.status) {
    case 'complete':
      return <DocumentWorkbench document={document} />;
    case 'pending':
    case 'running':
      return (
        <div className={styles.page}>
          <DocumentHeader document={document} />
          <DocumentStages document={document} />
        </div>
      );
    case 'failed':
    case 'cancelled':
      return (
        <div className={styles.page}>
          <DocumentHeader document={document} />
          <DocumentEnded document={document} />
        </div>
      );
  }
}
