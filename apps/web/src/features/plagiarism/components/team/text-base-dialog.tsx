import { Alert, App, Button, Empty, Input, Modal, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { formatFileSize } from '../../../../shared/format/format-file-size.ts';
import { showToast } from '../../../../shared/ui/toast.ts';
import { useTextBase, useTextBaseActions } from '../../api/use-text-base.ts';
import { teamText } from '../../team.text.ts';
import { plagiarismText } from '../../text.ts';
import type { TextBaseDocument } from '../../view-model/plagiarism-shapes.ts';
import styles from './team-dialogs.module.css';
import { TextBaseUpload } from './text-base-upload.tsx';

interface TextBaseDialogProps {
  readonly teamId: string;
  readonly onClose: () => void;
}

const PAGE_SIZE = 10;
const WIDTH_PX = 760;
const text = teamText.textBase;

/** The documents a one-to-many check can be compared with. */
export function TextBaseDialog({ teamId, onClose }: TextBaseDialogProps) {
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const list = useTextBase({ teamId, keyword, page, pageSize: PAGE_SIZE });
  const columns = useColumns(teamId);
  const search = (words: string) => {
    setKeyword(words.trim());
    setPage(1);
  };
  return (
    <Modal open title={text.title} width={WIDTH_PX} footer={null} onCancel={onClose}>
      <p className={styles.lead}>{text.lead}</p>
      <TextBaseUpload teamId={teamId} />
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
    </Modal>
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
