import { useVirtualizer } from '@tanstack/react-virtual';
import { Alert, Button, Empty, Input, Popconfirm, Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../../shared/ui/toast.ts';
import { tabChat, useTabChat } from '../api/tab-chat.ts';
import { type ChatSummary, useChatList, useDeleteChats } from '../api/use-chats.ts';
import { historyText as text } from '../text.ts';
import styles from './chat-history.module.css';
import { ChatHistoryRow } from './chat-history-row.tsx';

interface ChatHistoryProps {
  readonly teamId: string;
  /** A chat was opened (or its deletion made a new one). */
  readonly onOpened: () => void;
}

const SEARCH_DELAY_MS = 300;

export function ChatHistory({ teamId, onOpened }: ChatHistoryProps) {
  const [words, setWords] = useState('');
  const keyword = useLater(words.trim(), SEARCH_DELAY_MS);
  const list = useChatList(teamId, keyword);
  // A new conversation is listed when its first answer is complete.
  const isFirstOnItsWay = useTabChat((state) => state.stream !== null) && keyword === '';
  const chats = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const more = () => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage();
  return (
    <div className={styles.history}>
      <Input
        allowClear
        value={words}
        placeholder={text.search}
        aria-label={text.search}
        onChange={(event) => setWords(event.target.value)}
      />
      {list.error ? (
        <Alert
          type="error"
          title={text.failed}
          action={
            <Button size="small" onClick={() => void list.refetch()}>
              {text.retry}
            </Button>
          }
        />
      ) : list.isPending ? (
        <Skeleton active title={false} />
      ) : chats.length > 0 ? (
        <ChatRows teamId={teamId} chats={chats} onEnd={more} onOpened={onOpened} />
      ) : isFirstOnItsWay ? null : (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={keyword === '' ? text.nothing : text.nothingFound(keyword)}
        />
      )}
      {chats.length > 0 && keyword === '' ? <ClearButton teamId={teamId} onCleared={onOpened} /> : null}
    </div>
  );
}

interface ChatRowsProps extends ChatHistoryProps {
  readonly chats: readonly ChatSummary[];
  readonly onEnd: () => void;
}

const ROW_PX = 60;
const OVERSCAN = 6;

function ChatRows({ teamId, chats, onEnd, onOpened }: ChatRowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: chats.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => chats[index]?.id ?? index,
    overscan: OVERSCAN,
  });
  const shown = virtualizer.getVirtualItems();
  const isAtEnd = (shown.at(-1)?.index ?? 0) >= chats.length - 1;
  const latest = useRef(onEnd);
  latest.current = onEnd;
  // biome-ignore lint/correctness/useExhaustiveDependencies: more chats may leave the end in sight
  useEffect(() => {
    if (isAtEnd) latest.current();
  }, [isAtEnd, chats.length]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are placed one by one, which a list element does not allow for
    <div ref={scroller} className={styles.scroller} role="list">
      <div className={styles.canvas} style={{ height: virtualizer.getTotalSize() }}>
        {shown.map(({ key, index, start }) => {
          const chat = chats[index];
          return (
            chat && (
              // biome-ignore lint/a11y/useSemanticElements: see above
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                role="listitem"
                className={styles.slot}
                style={{ transform: `translateY(${start}px)` }}
              >
                <ChatHistoryRow teamId={teamId} chat={chat} onOpened={onOpened} />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

function ClearButton({ teamId, onCleared }: { readonly teamId: string; readonly onCleared: () => void }) {
  const clear = useDeleteChats(teamId);
  const onConfirm = () => {
    if (!tabChat.isFree()) return;
    clear.mutate(null, {
      onSuccess: ({ deleted }) => {
        tabChat.startNew();
        showToast({ kind: 'success', message: text.cleared(deleted) });
        onCleared();
      },
      onError: ({ message }) => showToast({ kind: 'error', message }),
    });
  };
  return (
    <Popconfirm
      title={text.clearTitle}
      description={text.clearDetail}
      okText={text.remove}
      cancelText={text.keep}
      okButtonProps={{ danger: true }}
      onConfirm={onConfirm}
    >
      <Button type="text" size="small" loading={clear.isPending} className={styles.clear ?? ''}>
        {text.clear}
      </Button>
    </Popconfirm>
  );
}

/** A value once it has stayed the same for a while. */
function useLater<Value>(value: Value, delayMs: number): Value {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return later;
}
