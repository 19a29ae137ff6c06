import {
  CloseOutlined,
  ExpandOutlined,
  HistoryOutlined,
  LeftOutlined,
  PlusOutlined,
} from '@ant-design/icons';
import { Button, Grid } from 'antd';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { closePanel } from '../api/panel.store.ts';
import { tabChat, useTabChat } from '../api/tab-chat.ts';
import { useTeamChat } from '../api/use-team-chat.ts';
import { chatText as text } from '../text.ts';
import { ChatHistory } from './chat-history.tsx';
import { ChatMenu } from './chat-menu.tsx';
import styles from './chat-panel.module.css';
import { Conversation } from './conversation.tsx';
import { useSelectionOffer } from './use-selection-offer.ts';

const PANEL_PX = 440;
/** Layouts read this to leave room for the panel. */
const ROOM_VARIABLE = '--assistant-room';

/**
 * The chat beside any page. It is not a dialog: the page stays usable, and its words can be selected and
 * quoted.
 */
export function ChatPanel({ teamId }: { readonly teamId: string }) {
  useTeamChat(teamId, null);
  useSelectionOffer();
  const isNarrow = Grid.useBreakpoint().md === false;
  useRoom(isNarrow);
  const [isListing, setListing] = useState(false);
  // Rendered outside the header, which would otherwise contain it and put it below other layers.
  return createPortal(
    <aside
      className={styles.panel}
      style={isNarrow ? undefined : { width: PANEL_PX }}
      aria-label={text.title}
      data-chat
      onKeyDown={closeOnEscape}
    >
      <PanelHead teamId={teamId} isListing={isListing} onList={setListing} />
      {isListing ? (
        <ChatHistory teamId={teamId} onOpened={() => setListing(false)} />
      ) : (
        <Conversation teamId={teamId} />
      )}
    </aside>,
    document.body,
  );
}

/**
 * A list or dialog opened from here closes first, by itself: its events bubble here through React although it
 * is elsewhere in the DOM.
 */
function closeOnEscape(event: KeyboardEvent<HTMLElement>): void {
  const isWithin = event.target instanceof Node && event.currentTarget.contains(event.target);
  const hasList = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true';
  if (event.key === 'Escape' && isWithin && !hasList && !event.nativeEvent.isComposing) closePanel();
}

function useRoom(isNarrow: boolean): void {
  useEffect(() => {
    const { style } = document.documentElement;
    if (!isNarrow) style.setProperty(ROOM_VARIABLE, `${PANEL_PX}px`);
    return () => {
      style.removeProperty(ROOM_VARIABLE);
    };
  }, [isNarrow]);
}

interface PanelHeadProps {
  readonly teamId: string;
  readonly isListing: boolean;
  readonly onList: (isListing: boolean) => void;
}

function PanelHead({ teamId, isListing, onList }: PanelHeadProps) {
  const chatId = useTabChat((state) => state.chatId);
  const title = useTabChat((state) => state.title);
  const isStored = useTabChat((state) => state.isStored);
  const startNew = () => {
    if (tabChat.startNew()) onList(false);
  };
  return (
    <header className={styles.head}>
      {isListing ? (
        <Button
          type="text"
          icon={<LeftOutlined />}
          aria-label={text.backToChat}
          onClick={() => onList(false)}
        />
      ) : null}
      <h2 className={styles.title}>{isListing ? text.history : title === '' ? text.title : title}</h2>
      {isStored && !isListing ? <ChatMenu teamId={teamId} chat={{ id: chatId, title }} /> : null}
      <span className={styles.space} />
      <Button
        type="text"
        icon={<PlusOutlined />}
        aria-label={text.newChat}
        title={text.newChat}
        onClick={startNew}
      />
      {isListing ? null : (
        <Button
          type="text"
          icon={<HistoryOutlined />}
          aria-label={text.history}
          title={text.history}
          onClick={() => onList(true)}
        />
      )}
      <Link
        to="/assistant"
        className={styles.full}
        aria-label={text.openFull}
        title={text.openFull}
        onClick={closePanel}
      >
        <ExpandOutlined />
      </Link>
      <Button
        type="text"
        icon={<CloseOutlined />}
        aria-label={text.close}
        title={text.close}
        onClick={closePanel}
      />
    </header>
  );
}
