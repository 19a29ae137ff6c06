import { HistoryOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Drawer, Grid } from 'antd';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCurrentTeam } from '../../../shared/session/use-current-team.ts';
import { PageLoading } from '../../../shared/ui/page-loading.tsx';
import { tabChat, useTabChat } from '../api/tab-chat.ts';
import { useTeamChat } from '../api/use-team-chat.ts';
import { chatText as text } from '../text.ts';
import { ChatHistory } from './chat-history.tsx';
import { ChatMenu } from './chat-menu.tsx';
import styles from './chat-page.module.css';
import { Conversation } from './conversation.tsx';

/** The chat as a page, with its history. */
export function ChatPage() {
  const teamId = useCurrentTeam();
  return teamId === null ? <PageLoading /> : <OpenChatPage teamId={teamId} />;
}

function OpenChatPage({ teamId }: { readonly teamId: string }) {
  const [params] = useSearchParams();
  const [wanted] = useState(() => params.get('id'));
  useTeamChat(teamId, wanted);
  useAddressOfChat();
  const isNarrow = Grid.useBreakpoint().lg === false;
  const [isListing, setListing] = useState(false);
  const close = () => setListing(false);
  return (
    <div className={styles.page} data-chat>
      {isNarrow ? null : (
        <aside className={styles.aside} aria-label={text.history}>
          <div className={styles.asideHead}>
            <Button block icon={<PlusOutlined />} onClick={() => tabChat.startNew()}>
              {text.newChat}
            </Button>
          </div>
          <ChatHistory teamId={teamId} onOpened={close} />
        </aside>
      )}
      <div className={styles.chat}>
        <PageHead teamId={teamId} onList={isNarrow ? () => setListing(true) : null} />
        <Conversation teamId={teamId} />
      </div>
      {isNarrow && isListing ? (
        <Drawer
          open
          placement="left"
          title={text.history}
          classNames={{ body: styles.drawerBody ?? '' }}
          onClose={close}
        >
          <ChatHistory teamId={teamId} onOpened={close} />
        </Drawer>
      ) : null}
    </div>
  );
}

interface PageHeadProps {
  readonly teamId: string;
  /** Null: the list is already shown. */
  readonly onList: (() => void) | null;
}

function PageHead({ teamId, onList }: PageHeadProps) {
  const chatId = useTabChat((state) => state.chatId);
  const title = useTabChat((state) => state.title);
  const isStored = useTabChat((state) => state.isStored);
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title === '' ? text.title : title}</h1>
      {isStored ? <ChatMenu teamId={teamId} chat={{ id: chatId, title }} /> : null}
      <span className={styles.space} />
      {onList === null ? null : (
        <>
          <Button
            type="text"
            icon={<PlusOutlined />}
            aria-label={text.newChat}
            onClick={() => tabChat.startNew()}
          />
          <Button type="text" icon={<HistoryOutlined />} aria-label={text.history} onClick={onList} />
        </>
      )}
    </header>
  );
}

/** The address contains the open chat, so that it can be bookmarked; it loses none while one is opened. */
function useAddressOfChat(): void {
  const [params, setParams] = useSearchParams();
  const named = params.get('id');
  useEffect(() => {
    const nameChat = () => {
      const { chatId, isStored, loading } = tabChat.store.getState();
      const open = isStored ? chatId : null;
      if (loading === 'loading' || named === open) return;
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (open === null) after.delete('id');
          else after.set('id', open);
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    };
    nameChat();
    return tabChat.store.subscribe(nameChat);
  }, [named, setParams]);
}
