import type { ChatEngine, ChatMessage } from '@wenjian/api';
import { Alert, Button, Skeleton } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useEffect, useRef } from 'react';
import { changeDraft, NO_DRAFT, useDraft } from '../api/draft.store.ts';
import { tabChat, useTabChat } from '../api/tab-chat.ts';
import { chatText as text } from '../text.ts';
import { lastQuestion, type Question } from '../view-model/open-chat-state.ts';
import type { Stream } from '../view-model/stream.ts';
import { AnswerActions } from './answer-actions.tsx';
import { AnswerRow } from './answer-row.tsx';
import { Composer } from './composer.tsx';
import styles from './conversation.module.css';
import { EmptyChat } from './empty-chat.tsx';
import { FollowUps } from './follow-ups.tsx';
import { MessageList } from './message-list.tsx';
import { QuestionRow } from './question-row.tsx';

/** The messages and the input box: the same in the panel and on the page. */
export function Conversation({ teamId }: { readonly teamId: string }) {
  const input = useRef<TextAreaRef>(null);
  const chatId = useTabChat((state) => state.chatId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chat is another beginning
  useEffect(() => input.current?.focus({ cursor: 'end' }), [chatId]);
  const seenChat = useRef(chatId);
  useEffect(() => {
    if (seenChat.current === chatId) return;
    seenChat.current = chatId;
    changeDraft({ documents: [] });
  }, [chatId]);
  const ask = (question: Question, engine: ChatEngine) => tabChat.ask(question, engine);
  const send = (content: string, engine: ChatEngine) => {
    // Documents stay with the chat until the user removes them.
    if (ask({ ...useDraft.getState(), content }, engine)) changeDraft({ content: '', quote: null });
  };
  const suggest = (content: string) => {
    changeDraft({ content });
    input.current?.focus({ cursor: 'end' });
  };
  return (
    <section className={styles.conversation} aria-label={text.title}>
      <Said key={chatId} onAsk={ask} onSuggest={suggest} />
      <LinkNotice />
      <Composer teamId={teamId} inputRef={input} onAsk={send} />
    </section>
  );
}

interface SaidProps {
  readonly onAsk: (question: Question, engine: ChatEngine) => void;
  readonly onSuggest: (content: string) => void;
}

type Row = ChatMessage | { readonly id: string; readonly stream: Stream };

function Said({ onAsk, onSuggest }: SaidProps) {
  const loading = useTabChat((state) => state.loading);
  const messages = useTabChat((state) => state.messages);
  const stream = useTabChat((state) => state.stream);
  if (loading === 'loading') return <Skeleton className={styles.waiting ?? ''} active />;
  if (loading === 'failed') return <LoadFailure />;
  if (messages.length === 0 && stream === null) return <EmptyChat onSuggest={onSuggest} />;
  const rows: readonly Row[] = stream === null ? messages : [...messages, { id: stream.message.id, stream }];
  return (
    <MessageList items={rows} heldRow={heldRowOf(rows)}>
      {(row, index) => (
        <SaidRow
          row={row}
          history={index === rows.length - 1 ? messages : null}
          before={messages.slice(0, index)}
          onAsk={onAsk}
        />
      )}
    </MessageList>
  );
}

/** The question of an answer that no model writes word by word: it is there at once, and its first sentence says the most. */
function heldRowOf(rows: readonly Row[]): number | undefined {
  const last = rows.at(-1);
  if (last === undefined || rows.length < 2) return undefined;
  const { role, engine } = 'stream' in last ? last.stream.message : last;
  return role === 'assistant' && engine === 'local' ? rows.length - 2 : undefined;
}

interface SaidRowProps {
  readonly row: Row;
  /** Only for the last row. */
  readonly history: readonly ChatMessage[] | null;
  readonly before: readonly ChatMessage[];
  readonly onAsk: SaidProps['onAsk'];
}

function SaidRow({ row, history, before, onAsk }: SaidRowProps) {
  if ('stream' in row) return <AnswerRow message={row.stream.message} process={row.stream.process} />;
  if (row.role === 'user') return <QuestionRow message={row} />;
  const question = lastQuestion(before);
  const askAgain = question && history ? () => onAsk(question, row.engine) : undefined;
  return (
    <AnswerRow message={row} onAskAgain={askAgain}>
      {row.content === '' ? null : <AnswerActions message={row} />}
      {history === null ? null : (
        <FollowUps
          message={row}
          history={history}
          onAsk={(content) => onAsk({ ...NO_DRAFT, content }, row.engine)}
        />
      )}
    </AnswerRow>
  );
}

function LoadFailure() {
  const chatId = useTabChat((state) => state.chatId);
  return (
    <div className={styles.waiting}>
      <Alert
        type="error"
        title={text.loadFailed}
        action={
          <Button size="small" onClick={() => tabChat.open(chatId)}>
            {text.retry}
          </Button>
        }
      />
    </div>
  );
}

/** The state of the running answer's socket. */
function LinkNotice() {
  const isReplying = useTabChat((state) => state.stream !== null);
  const link = useTabChat((state) => state.link);
  if (!isReplying || link === 'open') return null;
  if (link === 'waiting') return <Alert banner type="warning" title={text.reconnecting} />;
  return (
    <Alert
      banner
      type="error"
      title={text.lost}
      action={
        <Button size="small" onClick={() => tabChat.reconnect()}>
          {text.reconnect}
        </Button>
      }
    />
  );
}
