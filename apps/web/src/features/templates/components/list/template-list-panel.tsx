import { Button, Empty, Input, Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { useTemplates } from '../../api/use-templates.ts';
import { libraryText } from '../../library.text.ts';
import { templatesText as text } from '../../text.ts';
import { libraryPath } from '../../view-model/template-path.ts';
import styles from '../templates.module.css';
import { TemplateRow } from './template-row.tsx';

const PAGE_SIZE = 20;

/** The templates of a space: found by name, opened, filled in, renamed, deleted. Also the knowledge base's second tab. */
export function TemplateListPanel({ teamId }: { readonly teamId: string }) {
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const list = useTemplates(teamId, { keyword: keyword.trim(), page, pageSize: PAGE_SIZE });
  if (list.isPending) return <Skeleton active />;
  if (list.isError)
    return (
      <Empty description={list.error.message}>
        <Button onClick={() => list.refetch()}>{text.retry}</Button>
      </Empty>
    );
  const { items, total } = list.data;
  return (
    <section aria-label={text.title}>
      <div className={styles.head}>
        <Input.Search
          allowClear
          style={{ maxWidth: SEARCH_PX }}
          value={keyword}
          placeholder={text.search}
          aria-label={text.search}
          onChange={(event) => {
            setKeyword(event.target.value);
            setPage(1);
          }}
        />
        <span className={styles.meta}>{text.total(formatCount(total))}</span>
      </div>
      {items.length === 0 ? (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={keyword.trim() === '' ? text.empty : text.noneFound}
        >
          <Link to={libraryPath()}>{libraryText.orLibrary}</Link>
        </Empty>
      ) : (
        <ul className={styles.list}>
          {items.map((template) => (
            <TemplateRow key={template.id} template={template} />
          ))}
        </ul>
      )}
      {total > PAGE_SIZE && (
        <Pagination
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

const SEARCH_PX = 320;
