import { Skeleton } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { formatInstant } from '../../../shared/format/format-instant.ts';
import { ApiError } from '../../../shared/http/api-error.ts';
import { PageMessage } from '../../../shared/ui/page-message.tsx';
import { keepChatInvite } from '../api/chat-invite.ts';
import { type SharedChat, useSharedChat } from '../api/use-chats.ts';
import { sharedText as text } from '../text.ts';
import { AnswerRow } from './answer-row.tsx';
import { QuestionRow } from './question-row.tsx';
import styles from './shared-chat-page.module.css';

interface SharedChatPageProps {
  /** The start button: sign in, or go to the workspace when signed in. */
  readonly begin: (label: string) => ReactNode;
}

const GONE: readonly number[] = [400, 404, 410];

/** A shared chat, for everyone with the link. */
export function SharedChatPage({ begin }: SharedChatPageProps) {
  const [params] = useSearchParams();
  const key = params.get('key');
  const invite = params.get('invite_code');
  useEffect(() => {
    if (invite !== null) keepChatInvite(invite);
  }, [invite]);
  return key === null || key === '' ? <Gone /> : <ReadChat linkKey={key} begin={begin} />;
}

function ReadChat({ linkKey, begin }: { readonly linkKey: string } & SharedChatPageProps) {
  const { data, error, refetch } = useSharedChat(linkKey);
  if (data) return <SharedChatView chat={data} begin={begin} />;
  if (error === null) return <Skeleton className={styles.page ?? ''} active />;
  if (error instanceof ApiError && GONE.includes(error.status)) return <Gone />;
  const action = { label: text.retry, onClick: () => void refetch() };
  return <PageMessage title={text.failedTitle} detail={text.failedDetail} action={action} />;
}

function Gone() {
  return (
    <PageMessage title={text.goneTitle} detail={text.goneDetail}>
      <Link to="/">{text.home}</Link>
    </PageMessage>
  );
}

const NOT_SHARED = { feedback: null, documents: [], quote: null };

function SharedChatView({ chat, begin }: { readonly chat: SharedChat } & SharedChatPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{chat.title}</h1>
        <p>
          {text.by(chat.shared_by)} · {formatInstant(chat.shared_at, new Date())}
        </p>
      </header>
      <div className={styles.sheet}>
        {chat.history.map((message) =>
          message.role === 'user' ? (
            <QuestionRow key={message.id} message={{ ...message, ...NOT_SHARED }} />
          ) : (
            <AnswerRow key={message.id} message={{ ...message, ...NOT_SHARED }} isShared />
          ),
        )}
      </div>
      <p className={styles.notice}>{text.notice}</p>
      <footer className={styles.begin}>
        <p>{text.askDetail}</p>
        {begin(text.ask)}
      </footer>
    </div>
  );
}
