import { type MessageGroup, messageGroups } from '@wenjian/api';
import { Alert, Button, Drawer, Empty, Input, Popconfirm, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { showToast } from '../../../shared/ui/toast.ts';
import { useDeleteMessage, useReadAll } from '../api/use-message-actions.ts';
import { type Message, type MessageFilter, useMessages, useUnreadCount } from '../api/use-messages.ts';
import { messagesText as text } from '../text.ts';
import { MessageRow } from './message-row.tsx';
import styles from './messages.module.css';

const WIDTH = 420;

export function MessageDrawer({ onClose }: { readonly onClose: () => void }) {
  const [filter, setFilter] = useState<MessageFilter>({ keyword: '', isUnread: false, group: null });
  const list = useMessages(filter);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Drawer
      open
      onClose={onClose}
      title={text.title}
      size={WIDTH}
      extra={<ListActions items={items} isSearch={filter.keyword !== ''} />}
    >
      <div className={styles.filters}>
        <Input.Search
          allowClear
          placeholder={text.search}
          aria-label={text.search}
          maxLength={100}
          onSearch={(keyword) => setFilter({ ...filter, keyword: keyword.trim() })}
        />
        {filter.keyword === '' ? (
          <>
            <Segmented
              value={filter.isUnread ? text.onlyUnread : text.all}
              options={[text.all, text.onlyUnread]}
              onChange={(value) => setFilter({ ...filter, isUnread: value === text.onlyUnread })}
            />
            <Segmented<MessageGroup | 'every'>
              aria-label={text.groupLabel}
              value={filter.group ?? 'every'}
              options={(['every', ...messageGroups] as const).map((value) => ({
                value,
                label: text.groups[value],
              }))}
              onChange={(value) => setFilter({ ...filter, group: value === 'every' ? null : value })}
            />
          </>
        ) : null}
      </div>
      {list.isPending ? <Skeleton active /> : null}
      {list.isError ? (
        <Alert
          type="error"
          showIcon
          title={text.failed}
          action={
            <Button size="small" onClick={() => void list.refetch()}>
              {text.retry}
            </Button>
          }
        />
      ) : null}
      {list.isSuccess && items.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={nothingOf(filter)} />
      ) : null}
      <ul className={styles.list}>
        {items.map((message) => (
          <MessageRow key={message.id} message={message} onLeave={onClose} />
        ))}
      </ul>
      {list.hasNextPage ? (
        <Button block loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {text.more}
        </Button>
      ) : null}
    </Drawer>
  );
}

function nothingOf({ keyword, isUnread, group }: MessageFilter): string {
  if (keyword !== '') return text.nothingFound(keyword);
  if (group !== null) return text.nothingInGroup(text.groups[group]);
  return isUnread ? text.nothingUnread : text.nothing;
}

interface ListActionsProps {
  readonly items: readonly Message[];
  /** A search result is not what gets cleared. */
  readonly isSearch: boolean;
}

function ListActions({ items, isSearch }: ListActionsProps) {
  const readAll = useReadAll();
  const unread = useUnreadCount().data?.count ?? 0;
  return (
    <div className={styles.listActions}>
      <Button
        size="small"
        type="text"
        // Includes older ones that are not loaded yet.
        disabled={unread === 0}
        loading={readAll.isPending}
        onClick={() => readAll.mutate()}
      >
        {text.readAll}
      </Button>
      {isSearch ? null : <ClearRead items={items} />}
    </div>
  );
}

function ClearRead({ items }: Pick<ListActionsProps, 'items'>) {
  const remove = useDeleteMessage();
  const newestRead = items.find(({ isRead }) => isRead);
  const clear = (id: string) =>
    remove.mutate(
      { id, extent: 'read' },
      { onSuccess: ({ deleted }) => showToast({ kind: 'success', message: text.cleared(deleted) }) },
    );
  return (
    <Popconfirm
      title={text.clearReadTitle}
      description={text.clearReadDetail}
      okText={text.clearConfirm}
      cancelText={text.keep}
      onConfirm={() => newestRead && clear(newestRead.id)}
    >
      <Button size="small" type="text" disabled={!newestRead} loading={remove.isPending}>
        {text.clearRead}
      </Button>
    </Popconfirm>
  );
}
