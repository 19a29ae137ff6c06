import { Alert, Button, Empty, Pagination, Popconfirm, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { formatInstant } from '../../../../shared/format/format-instant.ts';
import { isUnfinished } from '../../../../shared/tasks/view-model/task-state.ts';
import { showToast } from '../../../../shared/ui/toast.ts';
import { useDeleteGenerated, useGeneratedList } from '../../api/use-filling.ts';
import { templatesText as text } from '../../text.ts';
import type { GeneratedDocument } from '../../view-model/shapes.ts';
import styles from '../templates.module.css';
import { GeneratedActions } from './generated-actions.tsx';

const PAGE_SIZE = 20;

export function GeneratedList({ teamId }: { readonly teamId: string }) {
  const [page, setPage] = useState(1);
  const list = useGeneratedList(teamId, { page, pageSize: PAGE_SIZE });
  const { items = [], total = 0 } = list.data ?? {};
  return (
    <section aria-label={text.generated}>
      <h2 className={styles.subtitle}>{text.generated}</h2>
      {list.isPending && <Skeleton active title={false} />}
      {list.isError && (
        <Alert
          type="error"
          showIcon
          title={list.error.message}
          action={<Button onClick={() => list.refetch()}>{text.retry}</Button>}
        />
      )}
      {list.data && items.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.generatedEmpty} />
      )}
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((document) => (
            <Row key={document.id} document={document} />
          ))}
        </ul>
      )}
      {total > PAGE_SIZE && (
        <Pagination
          className={styles.pages ?? ''}
          current={page}
          pageSize={PAGE_SIZE}
          total={total}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </section>
  );
}

function Row({ document }: { readonly document: GeneratedDocument }) {
  const { id, title, templateName, versionNumber, createdAt, status, failure, abilities } = document;
  const remove = useDeleteGenerated();
  const onError = ({ message }: Error) => showToast({ kind: 'error', message });
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        {title}
        <div className={styles.meta}>
          {templateName} · {text.version(versionNumber)} · {formatInstant(createdAt, new Date())}
        </div>
      </div>
      {isUnfinished(status) && <Tag color="processing">{text.form.generating}</Tag>}
      {status === 'complete' && <GeneratedActions document={document} />}
      {abilities.delete && (
        <Popconfirm
          title={text.removeDocumentTitle}
          okText={text.remove}
          onConfirm={() => remove.mutate(id, { onError })}
        >
          <Button size="small" type="text" danger>
            {text.remove}
          </Button>
        </Popconfirm>
      )}
      {failure && <div className={styles.failure}>{failure.message}</div>}
    </li>
  );
}
