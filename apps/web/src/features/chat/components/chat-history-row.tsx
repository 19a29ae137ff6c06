import { formatInstant } from '../../../shared/format/format-instant.ts';
import { tabChat, useTabChat } from '../api/tab-chat.ts';
import type { ChatSummary } from '../api/use-chats.ts';
import { chatText, historyText as text } from '../text.ts';
import styles from './chat-history.module.css';
import { ChatMenu } from './chat-menu.tsx';

interface ChatHistoryRowProps {
  readonly teamId: string;
  readonly chat: ChatSummary;
  readonly onOpened: () => void;
}

export function ChatHistoryRow({ teamId, chat, onOpened }: ChatHistoryRowProps) {
  const isOpen = useTabChat((state) => state.chatId === chat.id);
  const { id, title, mode, snippet, is_replying, is_shared, updated_at } = chat;
  const details = [
    chatText.modes[mode],
    is_replying ? text.replying : formatInstant(updated_at, new Date()),
    ...(is_shared ? [text.shared] : []),
  ];
  return (
    <div className={styles.row} data-open={isOpen}>
      <button
        type="button"
        className={styles.open}
        aria-current={isOpen}
        onClick={() => {
          if (tabChat.open(id)) onOpened();
        }}
      >
        <span className={styles.title}>{title}</span>
        {snippet === null ? null : <span className={styles.snippet}>{snippet}</span>}
        <span className={styles.details}>{details.join(' · ')}</span>
      </button>
      <ChatMenu teamId={teamId} chat={chat} />
    </div>
  );
}
