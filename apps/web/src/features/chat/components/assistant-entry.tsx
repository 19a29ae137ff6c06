import { RobotOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type RefObject, useEffect, useRef } from 'react';
import { openLater } from '../../../shared/ui/open-later.tsx';
import { offerSelection, togglePanel, usePanel } from '../api/panel.store.ts';
import { entryText as text } from '../entry.text.ts';
import { wordsSelectedInPage } from './use-selection-offer.ts';

const ChatPanel = openLater(async () => (await import('./chat-panel.tsx')).ChatPanel);

interface AssistantEntryProps {
  readonly teamId: string;
  readonly wordClass?: string | undefined;
}

/** In the header of every workspace and result page. */
export function AssistantEntry({ teamId, wordClass }: AssistantEntryProps) {
  const { isOpen } = usePanel();
  const button = useRef<HTMLButtonElement>(null);
  useAssistantKey();
  useFocusReturn(isOpen, button);
  return (
    <>
      <Button
        ref={button}
        type="text"
        icon={<RobotOutlined />}
        aria-expanded={isOpen}
        title={text.hint}
        // Before the click removes the selection.
        onPointerDown={() => offerSelection(wordsSelectedInPage())}
        onClick={togglePanel}
      >
        <span className={wordClass}>{text.open}</span>
      </Button>
      {isOpen ? <ChatPanel teamId={teamId} /> : null}
    </>
  );
}

/** Alt+/ works everywhere, also while typing. */
function useAssistantKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'Slash') return;
      event.preventDefault();
      const words = wordsSelectedInPage();
      if (words !== null) offerSelection(words);
      togglePanel();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** Closing the panel returns the focus to where it was opened. */
function useFocusReturn(isOpen: boolean, button: RefObject<HTMLButtonElement | null>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, button]);
}
