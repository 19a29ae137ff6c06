import { Alert, App, Button, Empty, Input, Progress, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { formatFileSize } from '../../../../shared/format/format-file-size.ts';
import { useCurrentTeam } from '../../../../shared/session/use-current-team.ts';
import { showToast } from '../../../../shared/ui/toast.ts';
import { useTextBase, useTextBaseActions } from '../../api/use-text-base.ts';
import { teamText } from '../../team.text.ts';
import { plagiarismText } from '../../text.ts';
import type {
  TextBaseDocument,
  TextBasePage as TextBasePageAnswer,
} from '../../view-model/plagiarism-shapes.ts';
import styles from './text-base-page.module.css';
import { TextBaseUpload } from './text-base-upload.tsx';

const PAGE_SIZE = 20;
const text = teamText.textBase;

/** The documents a one-to-many check can be compared with: how far they are read, search, removal. */
export function TextBasePage() {
  const teamId = useCurrentTeam();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{text.title}</h1>
        <Link to="/plagiarism/list">{text.back}</Link>
      </header>
      <p className={styles.lead}>{text.lead}</p>
      {teamId !== null && <TextBase key={teamId} teamId={teamId} />}
    </div>
  );
}

function TextBase({ teamId }: { readonly teamId: string }) {
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const list = useTextBase({ teamId, keyword, page, pageSize: PAGE_SIZE });
  const columns = useColumns(teamId);
  const search = (words: string) => {
    setKeyword(words.trim());
    setPage(1);
  };
  return (
    <>
      <TextBaseUpload teamId={teamId} />
      {list.data && <ReadingProgress counts={list.data.counts} />}
      <Input.Search
        allowClear
        className={styles.search ?? ''}
        placeholder={text.search}
        aria-label={text.search}
        onSearch={search}
      />
      {list.error ? (
        <Alert
          type="error"
          showIcon
          title={plagiarismText.common.loadFailed}
          description={list.error.message}
          action={<Button onClick={() => list.refetch()}>{plagiarismText.common.refresh}</Button>}
        />
      ) : (
        <Table<TextBaseDocument>
          rowKey="id"
          size="small"
          columns={columns}
          dataSource={list.data?.items ?? []}
          loading={list.isPending || list.isPlaceholderData}
          scroll={{ x: 'max-content' }}
          locale={{
            emptyText: (
              <Empty
                image={Empty.PRESENTED_IMAGE_SIMPLE}
                description={keyword === '' ? text.empty : text.emptyFiltered}
              />
            ),
          }}
          pagination={{
            current: page,
            pageSize: PAGE_SIZE,
            total: list.data?.total ?? 0,
            showSizeChanger: false,
            showTotal: (total) => text.total(formatCount(total)),
            onChange: setPage,
          }}
        />
      )}
    </>
  );
}

interface ReadingProgressProps {
  readonly counts: TextBasePageAnswer['counts'];
}

/** Of the whole base, whatever is searched for. */
function ReadingProgress({ counts: { pending, ready, failed } }: ReadingProgressProps) {
  const total = pending + ready + failed;
  if (total === 0) return null;
  return (
    <div className={styles.progress}>
      <span>{text.counts(formatCount(ready), formatCount(pending), formatCount(failed))}</span>
      {pending > 0 && (
        <Progress
          percent={Math.floor(((ready + failed) / total) * 100)}
          size="small"
          aria-label={text.reading}
        />
      )}
    </div>
  );
}

function useColumns(teamId: string): TableColumnsType<TextBaseDocument> {
  const remove = useRemoving(teamId);
  const { columns } = text;
  return [
    {
      title: columns.name,
      key: 'name',
      render: (_, { name, otherNames, size }) => (
        <>
          <span className={styles.name}>{name}</span>
          {otherNames.length > 0 && (
            <span className={styles.soft}>{text.otherNames(otherNames.join('、'))}</span>
          )}
          <span className={styles.soft}>{formatFileSize(size)}</span>
        </>
      ),
    },
    {
      title: columns.status,
      key: 'status',
      render: (_, { status, failure }) => (
        <>
          <span data-status={status}>{text.statuses[status]}</span>
          {failure !== null && <span className={styles.failure}>{failure}</span>}
        </>
      ),
    },
    {
      title: columns.characters,
      key: 'characters',
      align: 'right',
      render: (_, { characters }) => (characters === null ? '—' : formatCount(characters)),
    },
    { title: columns.addedBy, dataIndex: 'addedBy', key: 'addedBy' },
    {
      title: columns.actions,
      key: 'actions',
      render: (_, document) =>
        document.canDelete && (
          <Button
            type="link"
            size="small"
            danger
            aria-label={text.removeOf(document.name)}
            onClick={() => remove(document)}
          >
            {text.remove}
          </Button>
        ),
    },
  ];
}

function useRemoving(teamId: string): (document: TextBaseDocument) => void {
  const { modal } = App.useApp();
  const { remove } = useTextBaseActions(teamId);
  return ({ id, name }) =>
    modal.confirm({
      title: text.removeTitle(name),
      content: text.removeDetail,
      okText: text.remove,
      okButtonProps: { danger: true },
      cancelText: plagiarismText.common.cancel,
      onOk: () =>
        remove.mutateAsync(id).then(
          () => showToast({ kind: 'success', message: text.removed }),
          ({ message }: Error) => showToast({ kind: 'error', message }),
        ),
    });
}
