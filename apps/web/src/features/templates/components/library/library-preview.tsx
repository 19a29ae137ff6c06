import { downloadLibraryTemplate } from '@wenjian/api';
import { Button, Result, Tag } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { fetchFile } from '../../../../shared/http/fetch-file.ts';
import { saveBlob } from '../../../../shared/http/save-blob.ts';
import { PageLoading } from '../../../../shared/ui/page-loading.tsx';
import { showToast } from '../../../../shared/ui/toast.ts';
import { useLibraryTemplate } from '../../api/use-library.ts';
import { libraryText as text } from '../../library.text.ts';
import type { LibraryDetail } from '../../view-model/shapes.ts';
import { libraryPath } from '../../view-model/template-path.ts';
import { TakeButton } from '../fill/take-button.tsx';
import styles from './library.module.css';
import { LibraryText } from './library-text.tsx';

interface LibraryPreviewProps {
  readonly teamId: string;
  readonly id: string;
}

/** One template of the library: its whole text with the names of its fields. */
export function LibraryPreview({ teamId, id }: LibraryPreviewProps) {
  const template = useLibraryTemplate(id);
  if (template.isPending) return <PageLoading />;
  if (template.isError)
    return (
      <Result
        status="warning"
        title={template.error.message}
        extra={<Link to={libraryPath()}>{text.back}</Link>}
      />
    );
  const { title, kindName, summary, clauseCount, fields, clauses } = template.data;
  return (
    <article className={`${styles.library} ${styles.preview}`} aria-label={title}>
      <div className={styles.previewHead}>
        <div>
          <Link to={libraryPath()}>{text.back}</Link>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.summary}>{summary}</p>
          <div className={styles.facts}>
            <Tag>{kindName}</Tag>
            <span>{text.clauses(clauseCount)}</span>
            <span>{text.fields(fields.length)}</span>
            {clauses.length > 0 && <span>{text.optional(clauses.length)}</span>}
          </div>
        </div>
        <div className={styles.buttons}>
          <DownloadButton template={template.data} />
          <TakeButton teamId={teamId} id={id} title={title} />
        </div>
      </div>
      <LibraryText template={template.data} />
    </article>
  );
}

function DownloadButton({ template: { id, title } }: { readonly template: LibraryDetail }) {
  const [isLoading, setIsLoading] = useState(false);
  const download = async () => {
    setIsLoading(true);
    try {
      saveBlob(await fetchFile(downloadLibraryTemplate, { query: { name: id } }), `${title}.docx`);
    } catch (error) {
      showToast({ kind: 'error', message: error instanceof Error ? error.message : String(error) });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button loading={isLoading} onClick={() => void download()}>
      {text.download}
    </Button>
  );
}
